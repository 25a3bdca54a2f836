import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { envelopeOf, renderPing, renderSummary, type DeliveredCall } from '../../src/webhooks/envelope.ts'

const T0 = Date.parse('2026-11-21T10:00:00.000Z')
const call: DeliveredCall = {
  id: 'c1',
  agentId: 'a1',
  agentName: 'Front desk',
  channel: 'phone',
  to: '+919876543210',
  outcome: 'completed',
  error: null,
  fields: { name: 'Asha', seats: 3, agreed: true },
  variables: { city: 'Pune' },
  metadata: { order: '17' },
  model: 'builtin:rules',
  startedAt: T0,
  endedAt: T0 + 61_999,
}
const turns = [
  { index: 0, callerText: null, agentText: 'Hello', interrupted: false, nodeId: 'ask_name' },
  { index: 1, callerText: 'Asha', agentText: 'Thanks', interrupted: true, nodeId: 'bye' },
].map(stored)

/** A turn as the machines record it. */
function stored(turn: object): string {
  return JSON.stringify({ ...turn, llmMs: null, audioMs: 12, createdAt: T0 })
}

describe('call.completed envelope', () => {
  it('is exactly the public summary', () => {
    expect(JSON.parse(String(envelopeOf('d1', T0 + 62_003, renderSummary(call, turns))))).toEqual({
      id: 'd1',
      event: 'call.completed',
      createdAt: '2026-11-21T10:01:02.003Z',
      data: {
        call: {
          id: 'c1',
          agentId: 'a1',
          agentName: 'Front desk',
          channel: 'phone',
          to: '+919876543210',
          status: 'ended',
          outcome: 'completed',
          error: null,
          fields: { name: 'Asha', seats: 3, agreed: true },
          variables: { city: 'Pune' },
          metadata: { order: '17' },
          model: 'builtin:rules',
          startedAt: '2026-11-21T10:00:00.000Z',
          endedAt: '2026-11-21T10:01:01.999Z',
          durationSeconds: 61,
          turns: [
            { index: 1, caller: null, agent: 'Hello', interrupted: false, step: 'ask_name' },
            { index: 2, caller: 'Asha', agent: 'Thanks', interrupted: true, step: 'bye' },
          ],
        },
      },
    })
  })

  it('has the bytes that earlier attempts were made of, in every version', () => {
    expect(String(renderSummary(call, turns.slice(1)))).toBe(
      '{"id":"c1","agentId":"a1","agentName":"Front desk","channel":"phone","to":"+919876543210","status":"ended",' +
        '"outcome":"completed","error":null,"fields":{"name":"Asha","seats":3,"agreed":true},"variables":{"city":"Pune"},' +
        '"metadata":{"order":"17"},"model":"builtin:rules","startedAt":"2026-11-21T10:00:00.000Z",' +
        '"endedAt":"2026-11-21T10:01:01.999Z","durationSeconds":61,' +
        '"turns":[{"index":2,"caller":"Asha","agent":"Thanks","interrupted":true,"step":"bye"}]}',
    )
  })

  it('has the values of turns as they are, whatever they hold', () => {
    const text = fc.string({
      unit: fc.constantFrom('"', '\\', ',', ':', '{', 'agentText', 'llmMs', 'é', '\n', '\u2028', '👋'),
    })
    const turn = fc.record({
      ...{ index: fc.nat(499), callerText: fc.option(text), agentText: text, interrupted: fc.boolean(), nodeId: text },
    })
    fc.assert(
      fc.property(fc.array(turn), fc.boolean(), (said, isWhole) => {
        const given = said.map((one) => (isWhole ? stored(one) : JSON.stringify(one)))
        const expected = said.map(({ index, callerText, agentText, interrupted, nodeId }) => {
          return { index: index + 1, caller: callerText, agent: agentText, interrupted, step: nodeId }
        })
        expect(String(renderSummary(call, given))).toBe(
          JSON.stringify({ ...(JSON.parse(String(renderSummary(call, []))) as object), turns: expected }),
        )
      }),
    )
  })

  it('leaves out whatever else the call record holds', () => {
    const record = { ...call, projectId: 'p1', providerCallId: 'CA1', turnCount: 2 }
    const text = String(envelopeOf('d1', T0, renderSummary(record, [])))
    for (const word of ['projectId', 'providerCallId', 'turnCount']) expect(text).not.toContain(word)
  })

  it('has no turns when nobody was reached', () => {
    const text = String(
      envelopeOf('d1', T0, renderSummary({ ...call, outcome: 'failed', error: 'Nobody answered.' }, [])),
    )
    expect(JSON.parse(text)).toMatchObject({
      data: { call: { outcome: 'failed', error: 'Nobody answered.', turns: [] } },
    })
  })

  it('refuses a call that has not ended', () => {
    expect(() => String(envelopeOf('d1', T0, renderSummary({ ...call, endedAt: null }, turns)))).toThrow(
      'has not ended',
    )
  })
})

describe('ping envelope', () => {
  it('carries its message', () => {
    expect(JSON.parse(renderPing('d2', T0, 'Hello'))).toEqual({
      id: 'd2',
      event: 'ping',
      createdAt: '2026-11-21T10:00:00.000Z',
      data: { message: 'Hello' },
    })
  })
})
