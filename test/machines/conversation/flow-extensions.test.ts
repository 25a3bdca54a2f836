import { expect, it } from 'vitest'
import { checkFlow } from '../../../src/machines/flow/check.ts'
import type { Flow } from '../../../src/machines/flow/types.ts'
import { RuleTalk } from '../../support/machines/rule-talk.ts'

/** What a saved flow comes to; it has to be without an error. */
function flowFrom(saved: object): Flow {
  const { flow, issues } = checkFlow(saved)
  if (!flow) throw new Error(JSON.stringify(issues))
  return flow
}

const saved = {
  start: 'hello',
  nodes: [
    { id: 'hello', type: 'start', say: 'Welcome to {{shop}}.', texts: { hi: '{{shop}} में स्वागत है।' }, next: 'plan' },
    { id: 'plan', type: 'ask', fields: ['plan'], next: 'day' },
    { id: 'day', type: 'ask', fields: ['start_on'], next: 'people' },
    { id: 'people', type: 'ask', fields: ['people'], next: 'code' },
    { id: 'code', type: 'ask', fields: ['code'], next: 'bye' },
    {
      id: 'bye',
      type: 'end',
      say: 'The {{plan}} plan for {{people}} from {{start_on}}. Goodbye.',
      texts: { hi: '{{start_on}} से {{plan}}। नमस्ते।' },
    },
  ],
  fields: [
    {
      name: 'plan',
      type: 'enum',
      options: ['gold_plus', 'silver'],
      description: 'Plan',
      required: true,
      synonyms: { gold_plus: ['the works'] },
      texts: { hi: { question: 'कौन सा प्लान?', options: { gold_plus: 'सोना', silver: 'चाँदी' } } },
    },
    {
      name: 'start_on',
      type: 'string',
      kind: 'date',
      description: 'Beginning',
      required: true,
      texts: { hi: 'कब से?' },
    },
    {
      name: 'people',
      type: 'number',
      description: 'How many people?',
      min: 2,
      max: 6,
      required: true,
      texts: { en: { misfit: 'We only take two to six people. How many will you be?' }, hi: 'कितने लोग?' },
    },
    { name: 'code', type: 'string', description: 'Voucher code', pattern: '[A-Z]{2}\\d{3}', texts: { hi: 'कोड?' } },
  ],
  variables: [{ name: 'shop', description: '', example: 'Corner Gym' }],
  settings: { languages: ['en', 'hi'], maxAttempts: 3 },
}

function talk(): RuleTalk {
  return new RuleTalk(flowFrom(saved), { variables: { shop: 'Corner Gym' } }).reply()
}

it('understands a synonym of its own, and fills answers into what is said', () => {
  const run = talk()
  run.hears('I would like the works')
  run.hears('tomorrow')
  run.hears('four')
  run.hears('AB123')
  expect(run.context.fields).toEqual({ plan: 'gold_plus', start_on: '2026-11-03', people: 4, code: 'AB123' })
  expect(run.context.reply).toBe('The gold plus plan for 4 from Tuesday, 3 November. Goodbye.')
})

it("says texts, questions and options in the person's language", () => {
  const run = talk()
  expect(run.hears('मुझे हिंदी में बात करनी है')).toContain('कौन सा प्लान? इनमें से कोई एक कहिए: सोना या चाँदी।')
  expect(run.hears('सोना')).toContain('कब से?')
  expect(run.hears('कल')).toContain('कितने लोग?')
  expect(run.hears('चार')).toContain('कोड?')
  run.hears('AB123')
  expect(run.context.reply).toBe('मंगलवार, 3 नवंबर से सोना। नमस्ते।')
})

it("asks again in the designer's words when a number is outside its limits, and never takes it", () => {
  const run = talk()
  run.hears('silver')
  run.hears('tomorrow')
  expect(run.hears('nine')).toBe('We only take two to six people. How many will you be?')
  expect(run.context).toMatchObject({ attempts: 2 })
  expect(run.context.fields).not.toHaveProperty('people')
  run.hears('five')
  expect(run.context.fields).toMatchObject({ people: 5 })
})

it('says so where a text does not match its pattern', () => {
  const run = talk()
  run.hears('silver')
  run.hears('tomorrow')
  run.hears('four')
  expect(run.hears('ABC12345')).toMatch(/^That does not look right\. .*code/)
  expect(run.context.fields).not.toHaveProperty('code')
})

it('lets a value that was outside its limits count as an attempt', () => {
  const run = talk()
  run.hears('silver')
  run.hears('tomorrow')
  for (const words of ['nine', 'ten', 'eleven']) run.hears(words)
  expect(run.context.flowNodeId).toBe('code')
})

it('counts days in the time zone of the settings, else in that of the call', () => {
  const at = Date.parse('2026-11-02T20:00:00Z') // the next day already in India, not in London
  const zoned = (timeZone?: string) => ({ ...saved, settings: { ...saved.settings, ...(timeZone && { timeZone }) } })
  const dayAfter = (flow: object, call: object) => {
    const run = new RuleTalk(flowFrom(flow), { variables: { shop: 'x' }, ...call }).reply()
    run.now = at
    run.hears('silver')
    run.hears('tomorrow')
    return run.context.fields['start_on']
  }
  expect(dayAfter(zoned(), {})).toBe('2026-11-04')
  expect(dayAfter(zoned('Europe/London'), {})).toBe('2026-11-03')
  expect(dayAfter(zoned(), { timeZone: 'Europe/London' })).toBe('2026-11-03')
  expect(dayAfter(zoned('Asia/Kolkata'), { timeZone: 'Europe/London' })).toBe('2026-11-04')
})
