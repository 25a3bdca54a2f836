import type { ListedDelivery } from '../../api/types.ts'
import { Status, type Tone } from '../../common/status.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'

const TONES: Record<ListedDelivery['status'], Tone> = { pending: 'busy', delivered: 'good', failed: 'bad' }

export function DeliveryStatus({ status }: { status: ListedDelivery['status'] }) {
  const { webhooks } = useTexts()
  return <Status tone={TONES[status]}>{webhooks.statuses[status]}</Status>
}
