import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ListedDelivery } from '../../api/types.ts'
import { Below } from '../../common/below.tsx'
import { DataTable, type Column } from '../../common/data-table.tsx'
import { Time } from '../../common/time.tsx'
import { WebAddress } from '../../common/web-address.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { DeliveryStatus } from './delivery-status.tsx'
import { useResend } from './use-resend.ts'

interface DeliveryTableProps {
  projectId: string
  deliveries: ListedDelivery[]
  label: string
}

export function DeliveryTable({ projectId, deliveries, label }: DeliveryTableProps) {
  const { webhooks, problems } = useTexts()
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
    {
      key: 'event',
      header: webhooks.event,
      isCut: true,
      cell: ({ event, url }) => (
        <>
          <code>{event}</code>
          <Below>
            <WebAddress url={url} />
          </Below>
        </>
      ),
    },
    {
      key: 'status',
      header: webhooks.status,
      cell: ({ status, attempts, nextAttemptAt }) => (
        <>
          <DeliveryStatus status={status} attempts={attempts} />
          {nextAttemptAt !== null && (
            <Below>
              {webhooks.next} <Time at={nextAttemptAt} form="relative" />
            </Below>
          )}
        </>
      ),
    },
    { key: 'attempts', header: webhooks.attempts, align: 'end', cell: ({ attempts }) => attempts },
    {
      key: 'answer',
      header: webhooks.lastAnswer,
      isLong: true,
      cell: ({ lastStatus, lastError }) => {
        const answer = lastStatus ?? (lastError === null ? webhooks.noAnswer : problems.refusal(lastError))
        return <span title={String(answer)}>{answer}</span>
      },
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
