import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Key } from '../../api/types.ts'
import { CodeBlock } from '../../common/code-block.tsx'
import { DataTable, type Column } from '../../common/data-table.tsx'
import { dialogOnDemand } from '../../common/dialog-on-demand.tsx'
import { Empty } from '../../common/empty.tsx'
import { Icon } from '../../common/icon.tsx'
import { PageHeader } from '../../common/page-header.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Below } from '../../common/below.tsx'
import { RowActions } from '../../common/row-actions.tsx'
import { SecretDialog } from '../../common/secret-dialog.tsx'
import { Status, type Tone } from '../../common/status.tsx'
import { Time } from '../../common/time.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { useProjectId } from '../shell/use-project-id.ts'
import { keysQuery } from './queries.ts'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'

const CreateKeyDialog = dialogOnDemand(async () => (await import('./create-key-dialog.tsx')).CreateKeyDialog)
const RotateKeyDialog = dialogOnDemand(async () => (await import('./rotate-key-dialog.tsx')).RotateKeyDialog)

type Dialog = { kind: 'new' } | { kind: 'rotate' | 'revoke'; key: Key } | null

const TONES: Record<Key['status'], Tone> = { active: 'good', expiring: 'warning', expired: 'quiet', revoked: 'bad' }

export function KeysPage() {
  const { keys } = useTexts()
  const projectId = useProjectId()
  const queryClient = useQueryClient()
  const query = useQuery(keysQuery(projectId))
  const [dialog, setDialog] = useState<Dialog>(null)
  /** The key just created: in memory only, until the user confirms having stored it. */
  const [secret, setSecret] = useState<string | null>(null)

  const close = () => setDialog(null)
  const show = (key: string) => {
    setSecret(key)
    setDialog(null)
    void queryClient.invalidateQueries({ queryKey: keysQuery(projectId).queryKey })
  }
  const newKey = (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setDialog({ kind: 'new' })}>
      {keys.new}
    </Button>
  )
  const columns: Column<Key>[] = [
    {
      key: 'name',
      header: keys.name,
      isMain: true,
      isLong: true,
      cell: ({ name, start }) => (
        <>
          {name}
          <Below>
            <code>{start}…</code>
          </Below>
        </>
      ),
    },
    {
      key: 'status',
      header: keys.status,
      cell: ({ status, expiresAt }) => (
        <>
          <Status tone={TONES[status]}>{keys.statuses[status]}</Status>
          {expiresAt !== null && (status === 'active' || status === 'expiring') && (
            <Below>
              {keys.until} <Time at={expiresAt} />
            </Below>
          )}
        </>
      ),
    },
    { key: 'created', header: keys.createdAt, cell: ({ createdAt }) => <Time at={createdAt} form="relative" /> },
    {
      key: 'used',
      header: keys.lastUsed,
      cell: ({ lastUsedAt, requestCount }) =>
        lastUsedAt === null ? (
          keys.neverUsed
        ) : (
          <>
            <Time at={lastUsedAt} form="relative" />
            <Below>{keys.requests(requestCount)}</Below>
          </>
        ),
    },
    {
      key: 'actions',
      header: keys.actions,
      cell: (key) =>
        (key.status === 'active' || key.status === 'expiring') && (
          <RowActions>
            {key.status === 'active' && (
              <Button
                variant="default"
                size="xs"
                aria-label={keys.rotateKey(key.name)}
                onClick={() => setDialog({ kind: 'rotate', key })}
              >
                {keys.rotate}
              </Button>
            )}
            <Button
              variant="default"
              size="xs"
              aria-label={key.status === 'expiring' ? keys.revokeOldKey(key.name) : keys.revokeKey(key.name)}
              onClick={() => setDialog({ kind: 'revoke', key })}
            >
              {keys.revoke}
            </Button>
          </RowActions>
        ),
    },
  ]

  return (
    <>
      <PageHeader title={keys.title} lead={keys.lead} actions={query.data?.length === 0 ? null : newKey} />
      <QueryState query={query}>
        {(list) =>
          list.length === 0 ? (
            <Empty icon="keys" action={newKey}>
              {keys.none}
            </Empty>
          ) : (
            <DataTable label={keys.title} columns={columns} rows={list} rowKey={({ id }) => id} />
          )
        }
      </QueryState>
      <CreateKeyDialog projectId={projectId} opened={dialog?.kind === 'new'} onClose={close} onCreated={show} />
      <RotateKeyDialog
        opened={dialog?.kind === 'rotate'}
        apiKey={dialog?.kind === 'rotate' ? dialog.key : null}
        onClose={close}
        onRotated={show}
      />
      <RevokeKeyDialog
        apiKey={dialog?.kind === 'revoke' ? dialog.key : null}
        onClose={close}
        onRevoked={() => {
          close()
          void queryClient.invalidateQueries({ queryKey: keysQuery(projectId).queryKey })
        }}
      />
      <SecretDialog
        title={keys.newDialog}
        label={keys.key}
        copyLabel={keys.copyKey}
        secret={secret}
        onStored={() => setSecret(null)}
      >
        <h3>{keys.tryIt}</h3>
        <p>{keys.tryItLead}</p>
        <CodeBlock
          label={keys.tryIt}
          text={`curl -s ${window.location.origin}/v1/agents -H 'Authorization: Bearer ${secret ?? ''}'`}
        />
      </SecretDialog>
    </>
  )
}
