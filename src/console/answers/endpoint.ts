import { isoTime } from '../../api/answers/iso-time.ts'
import type { Endpoint } from '../../ports/records.ts'
import type { Schema } from '../operation.ts'

export function endpointAnswer({ id, url, enabled, createdAt }: Endpoint): Schema<'Endpoint'> {
  return { id, url, enabled, event: 'call.completed', createdAt: isoTime(createdAt) }
}
