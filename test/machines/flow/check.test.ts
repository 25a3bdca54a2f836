import { describe, expect, it } from 'vitest'
import { checkFlow } from '../../../src/machines/flow/check.ts'
import { savedExamples } from '../../support/machines/examples.ts'

type Parts = Record<string, unknown>

/** The plainest flow without an issue, with some of its parts replaced. */
function saved(parts: Parts = {}): Parts {
  return {
    start: 'hello',
    nodes: [hello, askName, bye],
    fields: [{ name: 'name', type: 'string', required: true }],
    variables: [],
    ...parts,
  }
}

const hello = { id: 'hello', type: 'start', say: 'Hello.', next: 'ask_name' }
const askName = { id: 'ask_name', type: 'ask', fields: ['name'], next: 'bye' }
const bye = { id: 'bye', type: 'end', say: 'Goodbye.' }

const branchOn = (when: unknown, parts: Parts = {}) => ({
  nodes: [
    hello,
    { ...askName, fields: ['name', 'age', 'ok', 'size'], next: 'fork' },
    { id: 'fork', type: 'branch', branches: [{ next: 'bye', when }], default: 'bye', ...parts },
    bye,
  ],
  fields: [
    { name: 'name', type: 'string' },
    { name: 'age', type: 'number' },
    { name: 'ok', type: 'boolean' },
    { name: 'size', type: 'enum', options: ['small', 'Large'] },
  ],
})

function warning(message: string, pointer: string, node: string | null = null) {
  return { level: 'warning', message, where: { node, pointer } }
}

const variables = [{ name: 'shop', description: '', example: 'Corner Shop' }]

/** As many as there may be, each name so long, filled with one letter; the first is called `name` as long as that. */
function fieldsNamed(letter: string, length: number): Parts[] {
  const names = Array.from({ length: 64 }, (_, n) => String(n).padStart(length, letter))
  return names.map((name) => ({
    name: name.replaceAll(/\d/g, (digit) => DIGITS.charAt(Number(digit))),
    type: 'string',
  }))
}

/** Three bytes each, too. */
const DIGITS = '०१२३४५६७८९'

function steps(letter: string, length: number, count: number): Parts[] {
  return Array.from({ length: count }, (_, n) => ({ ...bye, id: String(n).padStart(length, letter) }))
}

/** For each check: what it is about, a flow that fails it, words of the message, and a flow close by that passes. */
const errors: [string, Parts, string, Parts][] = [
  ['an empty flow', { nodes: [] }, 'The flow has no steps.', {}],
  ['a missing start', { start: undefined }, 'no "start"', {}],
  [
    'a start that does not exist',
    { start: 'nowhere' },
    'starts at "nowhere"',
    { start: 'ask_name', nodes: [askName, bye] },
  ],
  ['nodes that are no list', { nodes: { a: 1 } }, '"nodes" must be a list', {}],
  ['a node that is no object', { nodes: [hello, askName, bye, 'x'] }, 'Step number 4 is not an object', {}],
  ['a node without an id', { nodes: [hello, askName, bye, { type: 'say' }] }, 'Step number 4 has no id', {}],
  ['a duplicate id', { nodes: [hello, askName, bye, { ...bye }] }, 'Two steps have the id "bye"', {}],
  ['an unknown type', { nodes: [hello, askName, bye, { id: 'x', type: 'jump' }] }, 'Step "x": "type" must be', {}],
  ['a missing next', { nodes: [hello, { ...askName, next: undefined }, bye] }, 'Step "ask_name" has no next step', {}],
  [
    'a next that does not exist',
    { nodes: [{ ...hello, next: 'gone' }, askName, bye] },
    'Step "hello" leads to "gone"',
    {},
  ],
  ['a text that is no text', { nodes: [{ ...hello, say: 5 }, askName, bye] }, 'Step "hello": "say" must be text', {}],
  [
    'a text that is too long',
    { nodes: [{ ...hello, say: 'x'.repeat(2_001) }, askName, bye] },
    'Step "hello": "say" is 2001 characters long',
    { nodes: [{ ...hello, say: 'x'.repeat(2_000) }, askName, bye] },
  ],
  [
    'an ask without fields',
    { nodes: [hello, { ...askName, fields: [] }, bye] },
    'Step "ask_name" asks for no field',
    {},
  ],
  [
    'an ask with no list of fields',
    { nodes: [hello, { ...askName, fields: 'name' }, bye] },
    '"fields" must be a list',
    {},
  ],
  [
    'an ask with an unknown field',
    { nodes: [hello, { ...askName, fields: ['name', 'shoe'] }, bye] },
    'Step "ask_name" asks for "shoe"',
    {},
  ],
  [
    'an unknown outcome',
    { nodes: [hello, askName, { ...bye, outcome: 'great' }] },
    'Step "bye": "outcome" must be',
    { nodes: [hello, askName, { ...bye, outcome: 'opted_out' }] },
  ],
  [
    'a branch without a default',
    branchOn({ op: 'eq', field: 'name', value: 'x' }, { default: undefined }),
    'Step "fork" has no default step',
    branchOn({ op: 'eq', field: 'name', value: 'x' }),
  ],
  [
    'a default that does not exist',
    branchOn({ op: 'eq', field: 'name', value: 'x' }, { default: 'gone' }),
    'Step "fork" leads to "gone"',
    branchOn({ op: 'ne', field: 'name', value: 'x' }),
  ],
  [
    'a branch to nowhere',
    branchOn(null, { branches: [{ next: 'gone', when: { op: 'eq', field: 'name', value: 'x' } }] }),
    'Step "fork" leads to "gone"',
    branchOn({ op: 'eq', field: 'name', value: 'x' }),
  ],
  [
    'branches that are no list',
    branchOn(null, { branches: 7 }),
    'Step "fork": "branches" must be a list',
    branchOn({ op: 'eq', field: 'name', value: 'x' }),
  ],
  [
    'a branch without a condition',
    branchOn(undefined),
    'Step "fork", branch 1: no condition',
    branchOn({ op: 'eq', field: 'ok', value: true }),
  ],
  [
    'an unknown operator',
    branchOn({ op: 'like', field: 'name', value: 'x' }),
    'Step "fork", branch 1: "op" must be',
    branchOn({ op: 'contains', field: 'name', value: 'x' }),
  ],
  [
    'a condition on an unknown field',
    branchOn({ op: 'eq', field: 'shoe', value: 'x' }),
    'Step "fork", branch 1: the flow has no field "shoe"',
    branchOn({ op: 'eq', field: 'name', value: 'x' }),
  ],
  [
    'a number compared with text',
    branchOn({ op: 'eq', field: 'age', value: '5' }),
    '"age" takes a number',
    branchOn({ op: 'eq', field: 'age', value: 5 }),
  ],
  [
    'text compared with a number',
    branchOn({ op: 'eq', field: 'name', value: 5 }),
    '"name" takes text',
    branchOn({ op: 'ne', field: 'name', value: '5' }),
  ],
  [
    'a yes or no compared with text',
    branchOn({ op: 'ne', field: 'ok', value: 'yes' }),
    '"ok" takes true or false',
    branchOn({ op: 'ne', field: 'ok', value: false }),
  ],
  [
    'a choice compared with no option',
    branchOn({ op: 'eq', field: 'size', value: 'huge' }),
    'not an option of "size"',
    branchOn({ op: 'eq', field: 'size', value: 'LARGE' }),
  ],
  [
    'an order of texts',
    branchOn({ op: 'gt', field: 'name', value: 'b' }),
    '"gt" is for numbers',
    branchOn({ op: 'gt', field: 'age', value: 1 }),
  ],
  [
    'an order by text',
    branchOn({ op: 'lte', field: 'age', value: 'b' }),
    '"age" takes a number',
    branchOn({ op: 'lte', field: 'age', value: -1.5 }),
  ],
  [
    '"in" without a list',
    branchOn({ op: 'in', field: 'name', value: 'x' }),
    '"in" takes a list',
    branchOn({ op: 'in', field: 'name', value: ['x'] }),
  ],
  [
    '"in" with a misfit',
    branchOn({ op: 'in', field: 'age', value: [1, 'x'] }),
    '"age" takes a number',
    branchOn({ op: 'in', field: 'age', value: [1, 2] }),
  ],
  [
    '"contains" in a number',
    branchOn({ op: 'contains', field: 'age', value: '1' }),
    '"contains" is for text',
    branchOn({ op: 'contains', field: 'size', value: 'l' }),
  ],
  [
    '"exists" without true or false',
    branchOn({ op: 'exists', field: 'name' }),
    '"exists" takes true or false',
    branchOn({ op: 'exists', field: 'name', value: false }),
  ],
  ['fields that are no list', { fields: {} }, '"fields" must be a list', {}],
  [
    'a field without a name',
    { fields: [{ name: 'name', type: 'string' }, { type: 'string' }] },
    'Field number 2 has no name',
    {},
  ],
  ['a field of an unknown type', { fields: [{ name: 'name', type: 'date' }] }, 'Field "name": "type" must be', {}],
  [
    'a duplicate field',
    {
      fields: [
        { name: 'name', type: 'string' },
        { name: 'name', type: 'number' },
      ],
    },
    'Two fields have the name "name"',
    {},
  ],
  [
    'a field that is required by a word',
    { fields: [{ name: 'name', type: 'string', required: 'yes' }] },
    '"required" must be true or false',
    {},
  ],
  [
    'an enum without options',
    { fields: [{ name: 'name', type: 'enum' }] },
    'Field "name" is an enum without options',
    { fields: [{ name: 'name', type: 'enum', options: ['a'] }] },
  ],
  [
    'options that are no texts',
    { fields: [{ name: 'name', type: 'enum', options: [1] }] },
    'Field "name": "options" must be',
    { fields: [{ name: 'name', type: 'enum', options: ['1'] }] },
  ],
  [
    'the same option twice',
    { fields: [{ name: 'name', type: 'enum', options: ['Yes', 'yes '] }] },
    'option "yes " twice',
    { fields: [{ name: 'name', type: 'enum', options: ['Yes', 'no'] }] },
  ],
  [
    'fields with too much text',
    {
      fields: [...Array(5).keys()].map((n) => ({
        name: n ? `f${n}` : 'name',
        type: 'string',
        description: 'x'.repeat(1_900),
      })),
    },
    'at most 6000 are allowed',
    { fields: [{ name: 'name', type: 'string', description: 'x'.repeat(1_900) }] },
  ],
  [
    'field names that are too long together',
    { fields: fieldsNamed('क', 33) },
    'The names of all fields take 6336 bytes in UTF-8; at most 6144 are allowed',
    { fields: [...fieldsNamed('क', 31), { name: 'name', type: 'string' }].slice(1) },
  ],
  [
    'step ids that are too long together',
    { nodes: [hello, askName, bye, ...steps('क', 100, 90)] },
    'bytes in UTF-8; at most 24576 are allowed',
    { nodes: [hello, askName, bye, ...steps('x', 45, 497)] },
  ],
  ['a variable without a name', { variables: [{ example: 'x' }] }, 'Variable number 1 has no name', {}],
  ['a duplicate variable', { variables: [...variables, ...variables] }, 'Two variables have the name "shop"', {}],
  ['a variable with braces in its name', { variables: [{ name: 'a}b' }] }, 'a name with braces', {}],
  [
    'an undeclared variable in a text',
    { nodes: [{ ...hello, say: 'Hi {{ shop }}' }, askName, bye] },
    'Step "hello" uses "shop" in braces',
    { variables, nodes: [{ ...hello, say: 'Hi {{ shop }}' }, askName, bye] },
  ],
  [
    'an undeclared variable in guidance',
    { nodes: [hello, { ...askName, guidance: '{{shop}}' }, bye] },
    'Step "ask_name" uses "shop"',
    { variables, nodes: [hello, { ...askName, guidance: '{{shop}}' }, bye] },
  ],
  [
    'an undeclared variable in the persona',
    { settings: { persona: '{{shop}}' } },
    'The persona uses "shop"',
    { variables, settings: { persona: '{{shop}}' } },
  ],
  [
    'a loop without an ask',
    {
      nodes: [
        hello,
        askName,
        { id: 'a', type: 'say', say: 'A', next: 'b' },
        {
          id: 'b',
          type: 'branch',
          branches: [{ next: 'a', when: { op: 'exists', field: 'name', value: true } }],
          default: 'bye',
        },
        bye,
      ].map((node) => (node === askName ? { ...askName, next: 'a' } : node)),
    },
    'Steps "a", "b" lie in a loop that never asks',
    {},
  ],
  ['a step that leads to itself', { nodes: [{ ...hello, next: 'hello' }, bye] }, 'Step "hello" lies in a loop', {}],
  [
    'no path to an end',
    {
      nodes: [
        hello,
        { ...askName, next: 'again' },
        { id: 'again', type: 'ask', fields: ['name'], next: 'ask_name' },
        bye,
      ],
    },
    'No path from the first step, "hello", leads to an end',
    {},
  ],
  [
    'a dead end among good paths',
    {
      ...branchOn(
        { op: 'exists', field: 'name', value: true },
        { branches: [{ next: 'trap', when: { op: 'exists', field: 'name', value: true } }] },
      ),
      nodes: [
        ...(branchOn(
          { op: 'exists', field: 'name', value: true },
          { branches: [{ next: 'trap', when: { op: 'exists', field: 'name', value: true } }] },
        ).nodes as unknown[]),
        { id: 'trap', type: 'ask', fields: ['ok'], next: 'trap' },
      ],
    },
    'Step "trap" has no path to an end',
    {},
  ],
  ['settings that are no object', { settings: [] }, 'Settings must be an object', { settings: {} }],
  [
    'a persona that is no text',
    { settings: { persona: 1 } },
    'Settings: "persona" must be text',
    { settings: { persona: 'Asha' } },
  ],
  [
    'no languages',
    { settings: { languages: [] } },
    'Settings: "languages" must be',
    { settings: { languages: ['hi', 'en'] } },
  ],
  [
    'an unknown language',
    { settings: { languages: ['en', 'fr'] } },
    'Settings: "languages" must be',
    { settings: { languages: ['en'] } },
  ],
  [
    'no attempts',
    { settings: { maxAttempts: 0 } },
    '"maxAttempts" must be a whole number from 1 to 10',
    { settings: { maxAttempts: 1 } },
  ],
  ['too many attempts', { settings: { maxAttempts: 11 } }, '"maxAttempts" must be', { settings: { maxAttempts: 10 } }],
  ['half an attempt', { settings: { maxAttempts: 1.5 } }, '"maxAttempts" must be', { settings: { maxAttempts: 2 } }],
  ['attempts as text', { settings: { maxAttempts: '3' } }, '"maxAttempts" must be', {}],
  [
    'too short a call',
    { settings: { maxDurationSec: 29 } },
    '"maxDurationSec" must be a whole number from 30 to 14400',
    { settings: { maxDurationSec: 30 } },
  ],
  [
    'too long a call',
    { settings: { maxDurationSec: 14_401 } },
    '"maxDurationSec" must be',
    { settings: { maxDurationSec: 14_400 } },
  ],
  [
    'a voice that is no text',
    { settings: { voiceId: 3 } },
    'Settings: "voiceId" must be text',
    { settings: { voiceId: 'v1' } },
  ],
]

const warnings: [string, Parts, string][] = [
  [
    'an unreachable step',
    { nodes: [hello, askName, bye, { id: 'lost', type: 'end' }] },
    'Step "lost" is never reached.',
  ],
  [
    'a field that is never asked',
    {
      fields: [
        { name: 'name', type: 'string' },
        { name: 'age', type: 'number' },
      ],
    },
    'No step asks for the field "age".',
  ],
  ['a variable that is never used', { variables }, 'No text uses the variable "shop".'],
  [
    'a step that says nothing',
    { nodes: [{ ...hello, next: 'hush' }, { id: 'hush', type: 'say', next: 'ask_name' }, askName, bye] },
    'Step "hush" says nothing.',
  ],
]

describe('a flow', () => {
  it('is ready without an issue when nothing is wrong', () => {
    expect(checkFlow(saved())).toMatchObject({ issues: [], ready: true, stepCount: 3 })
  })

  it.each(errors)('is not ready with %s', (_, faulty, words, sound) => {
    const check = checkFlow(saved(faulty))
    expect(check.issues.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual(
      expect.arrayContaining([expect.stringContaining(words)]),
    )
    expect(check).toMatchObject({ ready: false, flow: null })
    expect(checkFlow(saved(sound)).ready).toBe(true)
  })

  it.each(warnings)('stays ready with %s, and is told so', (_, doubtful, message) => {
    expect(checkFlow(saved(doubtful))).toMatchObject({ ready: true, issues: [{ level: 'warning', message }] })
  })

  it('gets the defaults for what it leaves out', () => {
    const { flow } = checkFlow(saved())
    expect(flow).toMatchObject({
      id: '',
      settings: { persona: '', languages: ['en'], maxAttempts: 3, maxDurationSec: 600 },
      fields: [{ name: 'name', type: 'string', description: '', options: [], required: true }],
      nodes: [hello, { ...askName, guidance: '' }, { ...bye, outcome: null }],
    })
    expect(flow?.settings).not.toHaveProperty('voiceId')
  })

  it('runs without attributes that its steps do not know, and warns of each', () => {
    const { flow, issues } = checkFlow(saved({ colour: 'red', nodes: [{ ...hello, fields: 3, x: 10 }, askName, bye] }))
    expect(issues).toEqual([
      warning('The flow has "colour", which means nothing here.', '/colour'),
      warning('Step "hello" has "fields", which means nothing here.', '/nodes/0/fields', 'hello'),
      warning('Step "hello" has "x", which means nothing here.', '/nodes/0/x', 'hello'),
    ])
    expect(flow).not.toHaveProperty('colour')
    expect(flow?.nodes[0]).toEqual(hello)
  })

  it('counts every step, faulty ones too', () => {
    expect(checkFlow({ nodes: [null, 1, {}] }).stepCount).toBe(3)
    expect(checkFlow({}).stepCount).toBe(0)
  })

  it('lists errors before warnings, and a hundred of each at most', () => {
    const nodes = [...Array(300).keys()].map((n) => ({ id: `n${n}`, type: 'say', next: 'gone' }))
    const { issues } = checkFlow(saved({ nodes }))
    expect(issues).toHaveLength(200)
    expect(issues.findIndex(({ level }) => level === 'warning')).toBe(100)
  })

  it('never lets a huge, deep or odd one throw', () => {
    const deep = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)) as unknown
    const proto = JSON.parse(
      '{"__proto__":{"nodes":[]},"nodes":[{"id":"__proto__","type":"end","__proto__":{"say":1}}],"start":"__proto__","fields":[{"name":"__proto__","type":"string"}]}',
    ) as unknown
    const branches = [...Array(5_000).keys()].map(() => ({
      next: 'bye',
      when: { op: 'in', field: 'name', value: deep },
    }))
    for (const odd of [
      undefined,
      null,
      7,
      'x',
      [],
      deep,
      proto,
      { nodes: deep, fields: deep },
      saved({ settings: deep }),
    ]) {
      expect(checkFlow(odd).ready).toBe(false)
    }
    expect(checkFlow(saved({ nodes: [hello, askName, { id: 'b', type: 'branch', branches }, bye] })).ready).toBe(false)
    expect(
      checkFlow(saved({ nodes: [...Array(501).keys()].map((n) => ({ id: `n${n}`, type: 'end' })), start: 'n0' }))
        .issues[0]?.message,
    ).toBe('The flow has 501 nodes; at most 500 are allowed.')
  })

  it('checks hostile braces in no time', () => {
    const say = `{{${' '.repeat(1_990)}`
    expect(checkFlow(saved({ nodes: [{ ...hello, say }, askName, bye] })).ready).toBe(true)
  })
})

describe('the examples', () => {
  it.each(savedExamples)('%s is clean', (_, example) => {
    expect(checkFlow(example)).toMatchObject({ issues: [], ready: true })
  })
})
