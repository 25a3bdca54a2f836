import { isoTime } from '../../base/iso-time.ts'
import type { Endpoint } from '../../ports/entities.ts'
import type { Schema } from '../operation.ts'

export function endpointResponse({ id, url, enabled, createdAt }: Endpoint): Schema<'Endpoint'> {
  return { id, url, enabled, event: 'call.completed', createdAt: isoTime(createdAt) }
}
