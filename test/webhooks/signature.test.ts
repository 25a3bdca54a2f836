import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { generateSigningSecret, sign } from '../../src/webhooks/signature.ts'

// Stripe's own library reads the same scheme, so it is an independent receiver.
const stripe = new Stripe('sk_test_unused')
const NOW = 1_800_000_000_900
const secret = 'whsec_m4xGkq0Zb1vJ7n-2_Qd8sY5uTfRcWpLhEaOiKzXyBtA'
const body = '{"id":"d1","data":{"note":"नमस्ते 👋 \\u2028 é"}}'

function accepts(header: string, raw: string | Buffer = body, key = secret, ageSeconds = 0): boolean {
  const receivedAt = Math.floor(NOW / 1000) + ageSeconds
  try {
    stripe.webhooks.constructEvent(raw, header, key, 300, undefined, receivedAt * 1000)
    return true
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false
    throw error
  }
}

describe('webhook signature', () => {
  it('has the form t=<unix seconds>,v1=<lower-case hex> without blanks', () => {
    expect(sign(secret, body, NOW)).toMatch(/^t=1800000000,v1=[0-9a-f]{64}$/)
  })

  it('is accepted by an independent receiver, from text and from bytes', () => {
    expect(accepts(sign(secret, body, NOW))).toBe(true)
    expect(accepts(sign(secret, Buffer.from(body), NOW), Buffer.from(body))).toBe(true)
  })

  it('is keyed with the whole secret, prefix included', () => {
    const header = sign(secret, body, NOW)
    expect(accepts(header, body, secret.slice('whsec_'.length))).toBe(false)
    expect(accepts(sign(secret.slice('whsec_'.length), body, NOW))).toBe(false)
    const decoded = Buffer.from(secret.slice('whsec_'.length), 'base64url').toString('latin1')
    expect(accepts(sign(decoded, body, NOW))).toBe(false)
  })

  it('covers the raw body: one byte or a re-serialised copy breaks it', () => {
    const header = sign(secret, body, NOW)
    expect(accepts(header, `${body} `)).toBe(false)
    expect(accepts(header, JSON.stringify(JSON.parse(body)))).toBe(false)
  })

  it('covers the time, so that a receiver may refuse old ones', () => {
    const header = sign(secret, body, NOW)
    expect(accepts(header, body, secret, 300)).toBe(true)
    expect(accepts(header, body, secret, 301)).toBe(false)
    expect(accepts(header.replace('t=1800000000', 't=1800000001'))).toBe(false)
  })

  it('differs from second to second for the same body', () => {
    expect(sign(secret, body, NOW)).not.toBe(sign(secret, body, NOW + 1_000))
    expect(sign(secret, body, NOW)).toBe(sign(secret, body, NOW + 99))
  })
})

describe('signing secret', () => {
  it('is whsec_ and 32 random bytes', () => {
    const made = Array.from({ length: 100 }, generateSigningSecret)
    for (const text of made) expect(text).toMatch(/^whsec_[0-9A-Za-z_-]{43}$/)
    expect(new Set(made).size).toBe(100)
  })
})
