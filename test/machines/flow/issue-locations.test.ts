import { describe, expect, it } from 'vitest'
import { checkFlow } from '../../../src/machines/flow/check.ts'
import { savedExamples } from '../../support/machines/examples.ts'

type Json = Record<string, unknown>

const flow = (parts: Json = {}): Json => ({
  start: 'hello',
  nodes: [
    { id: 'hello', type: 'start', say: 'Hello.', next: 'ask' },
    { id: 'ask', type: 'ask', fields: ['age'], guidance: 'Ask.', next: 'fork' },
    {
      id: 'fork',
      type: 'branch',
      branches: [
        { next: 'bye', when: { op: 'gt', field: 'age', value: 18 } },
        { next: 'ask', when: { op: 'lt', field: 'age', value: 3 } },
      ],
      default: 'bye',
    },
    { id: 'bye', type: 'end', say: 'Goodbye.' },
  ],
  fields: [{ name: 'age', type: 'number' }],
  settings: {},
  ...parts,
})

/** The flow with one step's attributes replaced. */
function withStep(position: number, change: Json): Json {
  const nodes = (flow().nodes as Json[]).map((node, index) => (index === position ? { ...node, ...change } : node))
  return flow({ nodes })
}

const branch = (change: Json) =>
  withStep(2, { branches: [{ next: 'bye', when: { op: 'gt', field: 'age', value: 18 }, ...change }] })

describe('an issue says where it is', () => {
  it.each<[string, Json, { node: string | null; pointer: string }]>([
    ['a missing next step', withStep(1, { next: '' }), { node: 'ask', pointer: '/nodes/1/next' }],
    ['a next step that does not exist', withStep(1, { next: 'x' }), { node: 'ask', pointer: '/nodes/1/next' }],
    ['a missing default', withStep(2, { default: undefined }), { node: 'fork', pointer: '/nodes/2/default' }],
    ['an unknown default', withStep(2, { default: 'x' }), { node: 'fork', pointer: '/nodes/2/default' }],
    ['an unknown type', withStep(3, { type: 'stop' }), { node: 'bye', pointer: '/nodes/3/type' }],
    ['an unknown outcome', withStep(3, { outcome: 'fine' }), { node: 'bye', pointer: '/nodes/3/outcome' }],
    ['an unknown field asked for', withStep(1, { fields: ['x'] }), { node: 'ask', pointer: '/nodes/1/fields' }],
    ['a text that is none', withStep(0, { say: 5 }), { node: 'hello', pointer: '/nodes/0/say' }],
    ['guidance that is none', withStep(1, { guidance: 5 }), { node: 'ask', pointer: '/nodes/1/guidance' }],
    ['an unknown variable', withStep(0, { say: '{{x}}' }), { node: 'hello', pointer: '/nodes/0/say' }],
    ['a step without an id', withStep(0, { id: '' }), { node: null, pointer: '/nodes/0/id' }],
    ['an id twice', withStep(3, { id: 'ask' }), { node: 'ask', pointer: '/nodes/3/id' }],
    [
      'a branch without a condition',
      branch({ when: undefined }),
      { node: 'fork', pointer: '/nodes/2/branches/0/when' },
    ],
    ['a branch that leads nowhere', branch({ next: '' }), { node: 'fork', pointer: '/nodes/2/branches/0/next' }],
    ['a branch to an unknown step', branch({ next: 'x' }), { node: 'fork', pointer: '/nodes/2/branches/0/next' }],
    [
      'an unknown operator',
      branch({ when: { op: 'about', field: 'age', value: 1 } }),
      { node: 'fork', pointer: '/nodes/2/branches/0/when/op' },
    ],
    [
      'an unknown field compared',
      branch({ when: { op: 'eq', field: 'x', value: 1 } }),
      { node: 'fork', pointer: '/nodes/2/branches/0/when/field' },
    ],
    [
      'a value that does not fit',
      branch({ when: { op: 'eq', field: 'age', value: 'old' } }),
      { node: 'fork', pointer: '/nodes/2/branches/0/when/value' },
    ],
    ['a missing start', flow({ start: '' }), { node: null, pointer: '/start' }],
    ['no steps', flow({ nodes: [] }), { node: null, pointer: '/nodes' }],
    ['a field of no type', flow({ fields: [{ name: 'age', type: 'x' }] }), { node: null, pointer: '/fields/0/type' }],
    ['settings', flow({ settings: { maxAttempts: 0 } }), { node: null, pointer: '/settings/maxAttempts' }],
    ['languages', flow({ settings: { languages: [] } }), { node: null, pointer: '/settings/languages' }],
    ['the persona', flow({ settings: { persona: '{{x}}' } }), { node: null, pointer: '/settings/persona' }],
    ['a variable without a name', flow({ variables: [{}] }), { node: null, pointer: '/variables/0/name' }],
    ['a flow that is none', [] as unknown as Json, { node: null, pointer: '' }],
  ])('of %s', (_what, saved, where) => {
    expect(checkFlow(saved).issues.map((issue) => issue.where)).toContainEqual(where)
  })

  it('counts positions in the flow as saved, past items that are left out', () => {
    const saved = branch({})
    const [, , fork] = saved.nodes as Json[]
    if (fork) fork.branches = ['none', { next: 'x', when: { op: 'gt', field: 'age', value: 1 } }]
    expect(checkFlow(saved).issues.map(({ where }) => where.pointer)).toContain('/nodes/2/branches/1/next')
    const fields = [7, { name: 'age', type: 'number' }, { name: 'idle', type: 'string' }]
    const { issues } = checkFlow(flow({ fields }))
    expect(issues.find(({ message }) => message.includes('"idle"'))?.where.pointer).toBe('/fields/2')
  })

  it('writes names in the path as JSON pointers do', () => {
    const { issues } = checkFlow(withStep(3, { id: 'a/b', type: 'x' }))
    expect(issues.find(({ where }) => where.node === 'a/b')?.where.pointer).toBe('/nodes/3/type')
  })

  it.each(savedExamples)('leads to a part of %s, whatever is taken out of it', (_name, saved) => {
    const { nodes } = saved as { nodes: Json[] }
    for (const [position, node] of nodes.entries()) {
      for (const name of Object.keys(node)) {
        const changed = nodes.map((one, index) => (index === position ? without(one, name) : one))
        for (const { where } of checkFlow({ ...(saved as Json), nodes: changed }).issues) {
          expect([where.pointer, isThere({ ...(saved as Json), nodes: changed }, where.pointer)]).toEqual([
            where.pointer,
            true,
          ])
        }
      }
    }
  })
})

function without(node: Json, name: string): Json {
  return Object.fromEntries(Object.entries(node).filter(([key]) => key !== name))
}

/** Whether a pointer leads to something, or to an attribute that something lacks. */
function isThere(root: unknown, pointer: string): boolean {
  const names = pointer.split('/').slice(1, -1)
  let value = root
  for (const name of names) value = (value as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'object' && value !== null
}
