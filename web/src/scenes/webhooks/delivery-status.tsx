import type { ListedDelivery } from '../../api/types.ts'
import { Status, type Tone } from '../../common/status.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'

const TONES: Record<ListedDelivery['status'], Tone> = { pending: 'busy', delivered: 'good', failed: 'bad' }

type DeliveryStatusProps = Pick<ListedDelivery, 'status' | 'attempts'>

export function DeliveryStatus({ status, attempts }: DeliveryStatusProps) {
  const { webhooks } = useTexts()
  // What waits after an attempt was refused or not answered.
  const isRetried = status === 'pending' && attempts > 0
  return <Status tone={isRetried ? 'warning' : TONES[status]}>{webhooks.statuses[status]}</Status>
}
