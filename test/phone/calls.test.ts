import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPhone, type OpenedPhone } from './support/open-phone.ts'

let opened: OpenedPhone
beforeAll(async () => void (opened = await openPhone()))
afterAll(() => opened.close())

const place = (to: string, provider: string) => opened.place({ to, provider })

describe.each(['telephony_a', 'telephony_b'])('a call over %s', (provider) => {
  it('rings, talks, collects typed fields, ends, and is reported once to each endpoint', async () => {
    const { status, json } = await place('+1 (202) 555-0100', provider)
    expect(status).toBe(202)
    expect(json).toMatchObject({
      ...{ channel: 'phone', status: 'ringing', outcome: null, error: null, endedAt: null, fields: {} },
      ...{ to: '+12025550100', telephony: provider, model: 'builtin:rules' },
    })
    expect(json['providerCallId']).toEqual(expect.any(String))
    const call = await opened.untilEnded(String(json['id']))
    expect(call).toMatchObject({ outcome: 'completed', error: null, fields: { coming: true } })
    expect(call.fields['name']).toEqual(expect.any(String))
    expect(call.turns.map(({ callerText }) => callerText === null)).toEqual([true, false, false])
    expect(call.turns[1]?.audioMs).toBeGreaterThan(0)
    await opened.advance(1_000)
    expect(opened.posted.filter(({ callId }) => callId === call.id)).toHaveLength(2)
    expect(opened.phone.voices.size).toBe(0)
  })
})
