import { Button } from '@mantine/core'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api, unwrap } from '../../api/client.ts'
import type { OptOut } from '../../api/types.ts'
import { ConfirmDialog } from '../../common/confirm-dialog.tsx'
import { DataTable, type Column } from '../../common/data-table.tsx'
import { Empty } from '../../common/empty.tsx'
import { LoadMore } from '../../common/load-more.tsx'
import { useMessages } from '../../common/messages.tsx'
import { PageHeader } from '../../common/page-header.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Time } from '../../common/time.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { useProjectId } from '../shell/use-project-id.ts'
import { optOutsQuery } from './queries.ts'

export function OptOutsPage() {
  const { optOuts, calls } = useTexts()
  const projectId = useProjectId()
  const query = useInfiniteQuery(optOutsQuery(projectId))
  const [lifting, setLifting] = useState<string | null>(null)

  const columns: Column<OptOut>[] = [
    { key: 'number', header: optOuts.number, isMain: true, cell: ({ number }) => number },
    { key: 'at', header: optOuts.at, cell: ({ at }) => <Time at={at} /> },
    {
      key: 'call',
      header: optOuts.call,
      cell: ({ callId, number }) => (
        <Link
          to="/projects/$projectId/calls/$callId"
          params={{ projectId, callId }}
          aria-label={`${optOuts.seeCall}: ${number}`}
        >
          {optOuts.seeCall}
        </Link>
      ),
    },
    {
      key: 'actions',
      header: optOuts.actions,
      align: 'end',
      cell: ({ number }) => (
        <Button variant="default" size="xs" aria-label={optOuts.liftNumber(number)} onClick={() => setLifting(number)}>
          {optOuts.lift}
        </Button>
      ),
    },
  ]

  return (
    <>
      <PageHeader
        title={optOuts.title}
        lead={optOuts.lead}
        trail={
          <Link to="/projects/$projectId/calls" params={{ projectId }}>
            {calls.title}
          </Link>
        }
      />
      <QueryState query={query}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          if (rows.length === 0) return <Empty icon="phone">{optOuts.none}</Empty>
          return (
            <>
              <DataTable label={optOuts.title} columns={columns} rows={rows} rowKey={({ number }) => number} />
              <LoadMore query={query} />
            </>
          )
        }}
      </QueryState>
      <LiftDialog projectId={projectId} number={lifting} onClose={() => setLifting(null)} />
    </>
  )
}

interface LiftDialogProps {
  projectId: string
  /** Null while the dialog is closed. */
  number: string | null
  onClose: () => void
}

function LiftDialog({ projectId, number, onClose }: LiftDialogProps) {
  const { optOuts } = useTexts()
  const { say } = useMessages()
  const queryClient = useQueryClient()
  const lift = useMutation({
    mutationFn: (lifted: string) =>
      unwrap(
        api.DELETE('/console/api/projects/{projectId}/opt-outs/{number}', {
          params: { path: { projectId, number: lifted } },
        }),
      ),
    onSuccess(_nothing, lifted) {
      say(optOuts.lifted(lifted))
      onClose()
      void queryClient.invalidateQueries({ queryKey: optOutsQuery(projectId).queryKey })
    },
  })
  return (
    <ConfirmDialog
      opened={number !== null}
      title={optOuts.liftNumber(number ?? '')}
      confirm={optOuts.lift}
      isWorking={lift.isPending}
      problem={lift.error}
      onConfirm={() => number !== null && lift.mutate(number)}
      onClose={onClose}
    >
      {optOuts.liftText(number ?? '')}
    </ConfirmDialog>
  )
}
