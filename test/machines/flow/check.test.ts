import { describe, expect, it } from 'vitest'
import { checkFlow } from '../../../src/machines/flow/check.ts'
import { savedExamples } from '../../support/machines/examples.ts'
import { flowErrors } from './flow-errors.ts'
import { type Parts, saved, hello, askName, bye, warning, variables } from './saved-flow.ts'

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

  it.each(flowErrors)('is not ready with %s', (_, faulty, words, sound) => {
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
