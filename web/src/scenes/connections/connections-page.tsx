import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Connection } from '../../api/types.ts'
import { DataTable, type Column } from '../../common/data-table.tsx'
import { PageHeader } from '../../common/page-header.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { RowActions } from '../../common/row-actions.tsx'
import { Section } from '../../common/section.tsx'
import { Status } from '../../common/status.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { useProjectId } from '../shell/use-project-id.ts'
import { ConnectDialog } from './connect-dialog.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { providerName } from './provider-names.ts'
import { connectionsQuery } from './queries.ts'

const KINDS = ['model', 'speech', 'telephony'] as const

export function ConnectionsPage() {
  const { connections } = useTexts()
  const projectId = useProjectId()
  const query = useQuery(connectionsQuery(projectId))
  const [dialog, setDialog] = useState<{ kind: 'connect' | 'disconnect'; connection: Connection } | null>(null)
  const close = () => setDialog(null)

  const columns: Column<Connection>[] = [
    { key: 'provider', header: connections.provider, isMain: true, cell: ({ provider }) => providerName(provider) },
    {
      key: 'state',
      header: connections.state,
      cell: ({ source }) =>
        source === null ? (
          <Status tone="quiet">{connections.notConnected}</Status>
        ) : (
          <Status tone="good">{connections.sources[source]}</Status>
        ),
    },
    {
      key: 'actions',
      header: connections.actions,
      align: 'end',
      cell: (connection) => {
        if (connection.fields.length === 0) return null
        const name = providerName(connection.provider)
        const isSaved = connection.source === 'saved'
        return (
          <RowActions>
            <Button
              variant="default"
              size="xs"
              aria-label={isSaved ? connections.changeOf(name) : connections.connectTo(name)}
              onClick={() => setDialog({ kind: 'connect', connection })}
            >
              {isSaved ? connections.change : connections.connect}
            </Button>
            {isSaved && (
              <Button
                variant="default"
                size="xs"
                aria-label={connections.disconnectFrom(name)}
                onClick={() => setDialog({ kind: 'disconnect', connection })}
              >
                {connections.disconnect}
              </Button>
            )}
          </RowActions>
        )
      },
    },
  ]

  return (
    <>
      <PageHeader title={connections.title} lead={connections.lead} />
      <QueryState query={query} lines={8}>
        {(list) =>
          KINDS.map((kind) => (
            <Section key={kind} title={connections.kinds[kind]} lead={connections.kindLeads[kind]}>
              <DataTable
                label={connections.kinds[kind]}
                columns={columns}
                hasEqualColumns
                rows={list.filter((connection) => connection.kind === kind)}
                rowKey={({ provider }) => provider}
              />
            </Section>
          ))
        }
      </QueryState>
      <ConnectDialog
        projectId={projectId}
        connection={dialog?.kind === 'connect' ? dialog.connection : null}
        onClose={close}
      />
      <DisconnectDialog
        projectId={projectId}
        connection={dialog?.kind === 'disconnect' ? dialog.connection : null}
        onClose={close}
      />
    </>
  )
}
