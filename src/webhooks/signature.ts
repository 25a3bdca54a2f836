import { createHmac, randomBytes } from 'node:crypto'
import type { EpochMs } from '../base/time.ts'

/** Generates a signing secret, to be shown once: `whsec_` and 32 random bytes in base64url. */
export function generateSigningSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`
}

/**
 * Returns the value of `Svc-Signature`: `t=<unix seconds>,v1=<hex>`, an HMAC-SHA256 over `<t>.<raw body>`. The key is
 * the whole secret, `whsec_` included, as UTF-8.
 */
export function sign(secret: string, body: string | Uint8Array, at: EpochMs): string {
  const t = Math.floor(at / 1000)
  const v1 = createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex')
  return `t=${t},v1=${v1}`
}
