import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ListedDelivery } from '../../api/types.ts'
import { DataTable, type Column } from '../../common/data-table.tsx'
import { Time } from '../../common/time.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { DeliveryStatus } from './delivery-status.tsx'
import { useResend } from './use-resend.ts'

interface DeliveryTableProps {
  projectId: string
  deliveries: ListedDelivery[]
  label: string
}

export function DeliveryTable({ projectId, deliveries, label }: DeliveryTableProps) {
  const { webhooks } = useTexts()
  const resend = useResend()
  if (deliveries.length === 0) return <p>{webhooks.noDeliveries}</p>
  const columns: Column<ListedDelivery>[] = [
    {
      key: 'at',
      header: webhooks.at,
      isMain: true,
      cell: ({ id, createdAt }) => (
        <Link to="/projects/$projectId/webhooks/$deliveryId" params={{ projectId, deliveryId: id }}>
          <Time at={createdAt} />
        </Link>
      ),
    },
    { key: 'event', header: webhooks.event, cell: ({ event }) => <code>{event}</code> },
    { key: 'to', header: webhooks.to, isLong: true, cell: ({ url }) => url },
    {
      key: 'status',
      header: webhooks.status,
      cell: ({ status, nextAttemptAt }) => (
        <>
          <DeliveryStatus status={status} />
          {nextAttemptAt !== null && (
            <small>
              {' '}
              {webhooks.next} <Time at={nextAttemptAt} relative />
            </small>
          )}
        </>
      ),
    },
    { key: 'attempts', header: webhooks.attempts, align: 'end', cell: ({ attempts }) => attempts },
    {
      key: 'answer',
      header: webhooks.lastAnswer,
      cell: ({ lastStatus, lastError }) => lastStatus ?? lastError ?? webhooks.noAnswer,
    },
    {
      key: 'actions',
      header: webhooks.actions,
      cell: ({ id }) => (
        <Button
          variant="default"
          size="xs"
          loading={resend.isPending && resend.variables === id}
          onClick={() => resend.mutate(id)}
        >
          {webhooks.resend}
        </Button>
      ),
    },
  ]
  return <DataTable label={label} columns={columns} rows={deliveries} rowKey={({ id }) => id} />
}
