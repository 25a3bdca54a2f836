import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MASK, redact, maskPhoneNumbers } from '../../../src/actors/inspection/redact.ts'
import type { Json } from '../../../src/base/json.ts'

const id = '01970000-0000-7000-8000-123456789012'

describe('a sanitised value', () => {
  it('keeps its structure, names, ids, numbers and times', () => {
    const context = {
      callId: id,
      agentName: 'Asha',
      model: 'openai:gpt-4o-2024-08-06',
      startedAt: 1_793_593_800_000,
      attempts: 2,
      modelFailed: false,
      outcome: null,
      visitedNodes: ['ask_name', 'ask_day'],
      reply: '',
    }
    expect(redact(context)).toEqual(context)
  })

  it('masks every text that is not known to be the service’s own', () => {
    expect(
      redact({
        reply: 'Hello Priya',
        heard: { text: 'It is me', at: 5 },
        lines: ['a', 'b'],
        history: [{ caller: null, agent: 'Hi' }],
      }),
    ).toEqual({
      reply: MASK,
      heard: { text: MASK, at: 5 },
      lines: [MASK, MASK],
      history: [{ caller: null, agent: MASK }],
    })
    expect(redact({ to: '+919876543210', somethingNew: 'x' })).toEqual({ to: MASK, somethingNew: MASK })
  })

  it('masks what was collected whatever its field is called, numbers too', () => {
    expect(redact({ fields: { name: 'Priya', step: 'x', mobile: 9_876_543_210, agreed: true } })).toEqual({
      fields: { name: MASK, step: MASK, mobile: MASK, agreed: true },
    })
    expect(redact({ understood: ['name'] })).toEqual({ understood: ['name'] })
    expect(redact({ understood: { name: 'Priya' }, variables: { '+91 98765 43210': 'x' } })).toEqual({
      understood: { name: MASK },
      variables: { [MASK]: MASK },
    })
  })

  it('keeps all but secrets when what people said is asked for', () => {
    const said = { reply: 'Hello Priya', to: '+919876543210', fields: { name: 'Priya' } }
    expect(redact(said, true)).toEqual(said)
  })

  it('never keeps a secret, by its name or by its form', () => {
    const secrets = { hash: 'abc', apiKey: 'abc', authToken: 'abc', secret: 'abc', password: 'abc', key: 'abc' }
    for (const reveal of [false, true]) {
      expect(new Set(Object.values(redact(secrets, reveal) as object))).toEqual(new Set([MASK]))
    }
    const key = `svc_live_${'a1B2'.repeat(10)}`
    expect(JSON.stringify(redact({ text: `My key is ${key}, whsec_${'x'.repeat(30)}` }, true))).not.toMatch(
      /a1B2a1B2|xxxx/,
    )
    expect(redact({ start: 'svc_live_a1B2c3D' })).toEqual({ start: 'svc_live_a1B2c3D' })
  })

  it('names the host of a webhook’s address and no more', () => {
    expect(redact({ url: 'https://user:pass@hooks.example/T0/secret?token=1' })).toEqual({
      url: `https://hooks.example/${MASK}`,
    })
  })

  it('holds no phone number, wherever one was put', () => {
    const number = '+91 98765 43210'
    const place = fc.letrec<{ value: Json }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(number, `Call ${number} now`, '09876543210', '987-654-3210'),
        fc.array(tie('value'), { maxLength: 2 }),
        fc.dictionary(
          fc.constantFrom('name', 'flowNodeId', 'text', 'fields', 'error', 'url', 'reason', 'outcome', 'x'),
          tie('value'),
        ),
      ),
    }))
    fc.assert(
      fc.property(place.value, (value) => {
        expect(JSON.stringify(redact(value))).not.toMatch(/98765|43210|6543|3210/)
      }),
    )
  })
})

it('takes phone numbers out of a text and leaves ids, dates and small numbers', () => {
  expect(maskPhoneNumbers('Dial +91 98765 43210 or (022) 2345-6789 now')).toBe(`Dial ${MASK} or ${MASK} now`)
  expect(maskPhoneNumbers('९८७६५ ४३२१० पर')).toBe(`${MASK} पर`)
  expect(maskPhoneNumbers(`${id}#12#compose`)).toBe(`${id}#12#compose`)
  expect(maskPhoneNumbers('10 days from 2026-11-02, attempt 3 of 6')).toBe('10 days from 2026-11-02, attempt 3 of 6')
})
