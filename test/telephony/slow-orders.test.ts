import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callbackPath } from '../../src/telephony/callback-path.ts'
import { createCallbackTokens } from '../../src/security/callback-tokens.ts'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'

/** The carrier answers the order after five seconds; somebody answers the phone long before. */
const SLOW = '+12025550190'
const STRANGER = 'a call of somebody else'

const tokens = createCallbackTokens(Buffer.alloc(32, 7))

let opened: OpenedPhone
beforeAll(async () => void (opened = await openPhone()))
afterAll(() => opened.close())

describe('before the carrier has answered an order', () => {
  it('nobody who knows the addresses of an unsigned call can name it, and it goes on', async () => {
    const pending = opened.request('POST', '/v1/calls', {
      agentId: opened.agent.id,
      to: SLOW,
      provider: 'telephony_b',
    })
    await opened.advance(200)
    const [{ id: callId }] = (await opened.request('GET', '/v1/calls')).json as unknown as [{ id: string }]
    const target = { carrier: 'telephony_b', callId } as const
    const told = await opened.app.inject({
      method: 'POST',
      url: callbackPath(tokens, { ...target, purpose: 'status' }),
      payload: { CallSid: STRANGER, Status: 'completed' },
    })
    expect(told.statusCode).toBe(200)
    let isOpen = true
    const socket = { send: () => {}, close: () => void (isOpen = false), bufferedBytes: 0 }
    const connection = opened.phone.gateway.accept({ ...target, purpose: 'media' }, socket)
    connection.receive(
      JSON.stringify({ event: 'start', stream_sid: 's', start: { stream_sid: 's', call_sid: STRANGER } }),
    )
    await opened.advance(4_000)
    expect(isOpen).toBe(true)
    expect((await opened.read(callId)).status).toBe('queued')
    await opened.advance(1_500)
    expect(isOpen).toBe(false)
    expect(await opened.figure('parley_telephony_refused_total{where="media",reason="other_call"}')).toBe(1)
    const sid = opened.simulator.calls().at(-1)?.sid
    expect((await pending).json).toMatchObject({ status: 'ringing', providerCallId: sid })
    expect(await opened.untilEnded(callId)).toMatchObject({ outcome: 'completed', providerCallId: sid })
  })

  it.each(['telephony_a', 'telephony_b'])('audio over %s waits until it has', async (provider) => {
    const { status, json } = await opened.place({ to: SLOW, provider })
    expect(status).toBe(202)
    expect(await opened.untilEnded(String(json['id']))).toMatchObject({ outcome: 'completed', error: null })
  })
})
