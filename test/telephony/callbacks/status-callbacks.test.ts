import { beforeEach, expect, it } from 'vitest'
import type { Runtime } from '../../../src/actors/runtime/runtime-types.ts'
import type { Carrier, LegStatus } from '../../../src/ports/telephony.ts'
import type { PhoneAccounts } from '../../../src/telephony/accounts.ts'
import { createCallbackTokens } from '../../../src/security/callback-tokens.ts'
import { callbackPath } from '../../../src/telephony/callback-path.ts'
import { createStatusCallbacks } from '../../../src/telephony/callbacks/status-callbacks.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'

const CALL = '00000000-0000-4000-8000-000000000001'
const tokens = createCallbackTokens(Buffer.alloc(32, 7))
const [, token] = callbackPath(tokens, { carrier: 'telephony_a', purpose: 'status', callId: CALL }).split('/').slice(-2)

let hungUp: string[]
let hangUpFails: boolean
beforeEach(() => {
  hungUp = []
  hangUpFails = false
})

/** A call that is over, whose carrier has not said so of its leg. */
function callbacks() {
  const call = { callId: CALL, projectId: 'p', telephony: 'telephony_a', providerCallId: 'CA1', fields: {} }
  const snapshot = { status: 'done', value: 'ended', context: { call, leg: { status: 'ringing' }, result: {} } }
  const readCallback: Carrier['readCallback'] = ({ body }) => {
    return { providerCallId: 'CA1', status: String(body) as LegStatus, answeredBy: null, sequence: null }
  }
  const take = createStatusCallbacks({
    runtime: {
      read: async () => ({ snapshot, version: '1+f' }),
      send: async () => ({ outcome: 'finished' }),
    } as unknown as Pick<Runtime, 'read' | 'send'>,
    carriers: { telephony_a: { readCallback }, telephony_b: { readCallback } } as unknown as Record<
      'telephony_a' | 'telephony_b',
      Carrier
    >,
    accounts: { find: async () => ({ callbackUrl: 'https://here.example', fields: {} }) } as unknown as PhoneAccounts,
    tokens,
    rejections: { count: () => {} },
    async hangUp({ providerCallId }) {
      hungUp.push(String(providerCallId))
      if (hangUpFails) throw new Error('503')
    },
    clock: new VirtualClock(),
    log: { warn: () => {} },
  })
  return async (status: LegStatus) => {
    const params = { carrier: 'telephony_a', callId: CALL, token: token ?? '' }
    expect(await take(params, { url: '/', headers: {}, contentType: '', body: Buffer.from(status) })).toBe(true)
  }
}

it('hangs up once a phone that rings although its call is over, however often that is reported', async () => {
  const report = callbacks()
  await Promise.all([report('ringing'), report('ringing')])
  await report('answered')
  await report('ringing')
  expect(hungUp).toEqual(['CA1'])
})

it('asks the carrier again at the next report where it failed', async () => {
  const report = callbacks()
  hangUpFails = true
  await report('ringing')
  hangUpFails = false
  await report('answered')
  await report('answered')
  expect(hungUp).toEqual(['CA1', 'CA1'])
})

it('hangs up nothing at the repeat of an old report of a leg that has ended', async () => {
  const report = callbacks()
  await report('completed')
  await report('ringing')
  expect(hungUp).toEqual([])
})
