import { describe, expect, it } from 'vitest'
import { checkFlow } from '../../../src/machines/flow/check.ts'

type Parts = Record<string, unknown>

/** A flow that asks for one field of each type. */
function saved(parts: { field?: Parts; hello?: Parts; bye?: Parts; settings?: Parts; nodes?: Parts[] } = {}): Parts {
  return {
    start: 'hello',
    nodes: parts.nodes ?? [
      { id: 'hello', type: 'start', say: 'Hello.', next: 'ask', ...parts.hello },
      { id: 'ask', type: 'ask', fields: ['it'], next: 'bye' },
      { id: 'bye', type: 'end', say: 'Goodbye.', ...parts.bye },
    ],
    fields: [{ name: 'it', type: 'string', ...parts.field }],
    settings: { languages: ['en', 'hi'], ...parts.settings },
  }
}

const plan = { name: 'it', type: 'enum', options: ['gold', 'silver'] }

it('leaves a flow without them as it was', () => {
  const { flow, issues } = checkFlow(saved())
  expect(issues).toEqual([])
  expect(flow?.fields).toEqual([{ name: 'it', type: 'string', description: '', options: [], required: false }])
  expect(flow?.nodes[0]).toEqual({ id: 'hello', type: 'start', say: 'Hello.', next: 'ask' })
  expect(flow?.settings).not.toHaveProperty('timeZone')
})

it('takes all that there is, and a lone text as the question', () => {
  const field = { ...plan, synonyms: { gold: ['sona'], it: ['package'] }, texts: { hi: 'कौन सा?' } }
  const { flow } = checkFlow(saved({ field, settings: { timeZone: 'aSiA/dUbAi' }, bye: { texts: { hi: 'नमस्ते।' } } }))
  expect(flow?.fields[0]).toMatchObject({ synonyms: field.synonyms, texts: { hi: { question: 'कौन सा?' } } })
  expect(flow?.nodes[2]).toMatchObject({ texts: { hi: 'नमस्ते।' } })
  expect(flow?.settings.timeZone).toBe('Asia/Dubai')
})

const faults: [string, Parts, string, string][] = [
  ['a kind that there is not', { field: { kind: 'colour' } }, '"kind" must be one of date, time', '/fields/0/kind'],
  ['an amount that is a string', { field: { kind: 'amount' } }, 'the kind "amount" is for a number', '/fields/0/kind'],
  [
    'a date that is a number',
    { field: { type: 'number', kind: 'date' } },
    'the kind "date" is for a string',
    '/fields/0/kind',
  ],
  [
    'synonyms of no option',
    { field: { ...plan, synonyms: { bronze: ['x'] } } },
    'neither an option nor',
    '/fields/0/synonyms/bronze',
  ],
  [
    'synonyms that are no list',
    { field: { ...plan, synonyms: { gold: 'x' } } },
    'must be a list of texts',
    '/fields/0/synonyms/gold',
  ],
  [
    'a synonym of two options',
    { field: { ...plan, synonyms: { gold: ['Best'], silver: ['best'] } } },
    '"best" is a synonym of "gold" and of "silver"',
    '/fields/0/synonyms/silver',
  ],
  ['min of a string', { field: { min: 1 } }, '"min" is for a number', '/fields/0/min'],
  ['min above max', { field: { type: 'number', min: 5, max: 1 } }, '"min" is larger than "max"', '/fields/0/min'],
  [
    'a pattern of a number',
    { field: { type: 'number', pattern: 'x' } },
    '"pattern" is for a string',
    '/fields/0/pattern',
  ],
  ['a pattern that is none', { field: { pattern: '(' } }, '"pattern" is not a regular expression', '/fields/0/pattern'],
  [
    'a pattern that could hang the service',
    { field: { pattern: '(?:a{99}){99}' } },
    '"pattern" repeats too much',
    '/fields/0/pattern',
  ],
  [
    'a text in a language that there is not',
    { hello: { texts: { de: 'Hallo' } } },
    '"texts" knows the languages',
    '/nodes/0/texts/de',
  ],
  ['a text that is none', { hello: { texts: { hi: 3 } } }, 'the text in "hi" must be text', '/nodes/0/texts/hi'],
  [
    'texts of an option that there is not',
    { field: { ...plan, texts: { hi: { options: { bronze: 'x' } } } } },
    'the field has no option "bronze"',
    '/fields/0/texts/hi/options/bronze',
  ],
  [
    'an unknown placeholder in a text',
    { hello: { texts: { hi: '{{x}}' } } },
    'uses "x" in braces, but declares no such variable or field',
    '/nodes/0/texts/hi',
  ],
  [
    'an unknown placeholder in a description',
    { field: { description: 'Are you {{x}}?' } },
    'uses "x" in braces, but declares no such variable',
    '/fields/0/description',
  ],
  [
    'a field in a description',
    { field: { description: 'Is {{it}} right?' } },
    'uses "it" in braces',
    '/fields/0/description',
  ],
  [
    'a time zone that there is not',
    { settings: { timeZone: 'Asia/Nowhere' } },
    '"timeZone" must be the name of a time zone',
    '/settings/timeZone',
  ],
]

it.each(faults)('refuses %s', (_title, parts, message, pointer) => {
  const { issues, ready } = checkFlow(saved(parts))
  expect(ready).toBe(false)
  expect(issues.filter(({ level }) => level === 'error')).toEqual([
    {
      level: 'error',
      message: expect.stringContaining(message) as string,
      where: expect.objectContaining({ pointer }) as unknown,
    },
  ])
})

describe('warns of', () => {
  const warnings = (parts: Parameters<typeof saved>[0]) => checkFlow(saved(parts)).issues.map(({ message }) => message)

  it('a text in a language that the settings do not have', () => {
    const parts = { settings: { languages: ['en'] }, bye: { texts: { hi: 'नमस्ते।' } } }
    expect(warnings(parts)).toEqual(['Step "bye" has texts in "hi", which the settings do not have.'])
  })

  it('a missing text where others are there', () => {
    expect(warnings({ bye: { texts: { hi: 'नमस्ते।' } } })).toEqual([
      'Step "hello" has no text in "hi", as others of the flow have.',
    ])
  })

  it('an end that a path without a required field leads to', () => {
    const nodes = [
      {
        id: 'fork',
        type: 'branch',
        branches: [{ next: 'bye', when: { op: 'exists', field: 'it', value: true } }],
        default: 'ask',
      },
      { id: 'ask', type: 'ask', fields: ['it'], next: 'bye' },
      { id: 'bye', type: 'end', say: 'Goodbye.' },
    ]
    const flow = { ...saved({ nodes, field: { required: true } }), start: 'fork' }
    expect(checkFlow(flow).issues.map(({ message }) => message)).toEqual([
      'Step "bye" can be reached without asking for "it", which is required.',
    ])
    const meant = nodes.map((node) => (node.type === 'end' ? { ...node, outcome: 'failed' } : node))
    expect(checkFlow({ ...flow, nodes: meant }).issues).toEqual([])
  })
})
