import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The signature that a receiver expects, computed as the spec describes it to integrators. */
export function signatureOf(secret: string, sent: { headers: IncomingHttpHeaders; body: string } | undefined): string {
  const t = /t=(\d+)/.exec(String(sent?.headers['svc-signature']))?.[1] ?? ''
  return `t=${t},v1=${createHmac('sha256', secret)
    .update(`${t}.${sent?.body ?? ''}`)
    .digest('hex')}`
}
