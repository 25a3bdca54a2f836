import { Link } from '@tanstack/react-router'
import type { ListedCall } from '../../api/types.ts'
import { Below } from '../../common/below.tsx'
import { DataTable, type Column } from '../../common/data-table.tsx'
import { Time } from '../../common/time.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { CallStatus } from './call-status.tsx'
import styles from './call-table.module.css'

export function CallTable({ projectId, rows, label }: { projectId: string; rows: ListedCall[]; label: string }) {
  const { calls } = useTexts()
  const columns: Column<ListedCall>[] = [
    {
      key: 'started',
      header: calls.started,
      isMain: true,
      cell: ({ id, startedAt }) => (
        <Link to="/projects/$projectId/calls/$callId" params={{ projectId, callId: id }}>
          <Time at={startedAt} />
        </Link>
      ),
    },
    { key: 'agent', header: calls.agent, isLong: true, cell: ({ agent }) => agent.name },
    { key: 'channel', header: calls.channel, cell: ({ channel }) => calls.channels[channel] },
    {
      key: 'outcome',
      header: calls.outcome,
      cell: (call) => (
        <>
          <CallStatus call={call} />
          <FailureReason call={call} />
        </>
      ),
    },
    { key: 'number', header: calls.number, cell: ({ to }) => to ?? '–' },
    { key: 'turns', header: calls.turns, align: 'end', cell: ({ turnCount }) => turnCount },
  ]
  return <DataTable label={label} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

/** Why a call failed, where that can be told. */
function FailureReason({ call: { outcome, error } }: { call: ListedCall }) {
  const { calls, problems } = useTexts()
  const reason = error !== null ? problems.refusal(error) : outcome === 'failed' ? calls.noFields : null
  return (
    reason !== null && (
      <Below>
        <span className={styles.reason}>{reason}</span>
      </Below>
    )
  )
}
