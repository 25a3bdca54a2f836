import { describe, expect, it } from 'vitest'
import { checkFlow } from '../../../src/machines/flow/check.ts'

const flow = (options: string[]) => ({
  id: 'f',
  name: 'f',
  description: '',
  start: 'a',
  nodes: [
    { id: 'a', type: 'start', say: 'Hello.', next: 'b' },
    { id: 'b', type: 'ask', fields: ['x'], next: 'c' },
    { id: 'c', type: 'end', say: 'Bye.' },
  ],
  fields: [{ name: 'x', type: 'enum', description: '', options, required: true }],
  variables: [],
  settings: {},
})
const messages = (options: string[]) => checkFlow(flow(options)).issues.map((issue) => issue.message)

describe('the values that one "in" compares with', () => {
  const branchOn = (value: unknown[], type: string, options: string[] = []) => {
    const { nodes, fields, ...rest } = flow(options)
    const branch = {
      id: 'f',
      type: 'branch',
      branches: [{ next: 'c', when: { op: 'in', field: 'x', value } }],
      default: 'c',
    }
    const asked = nodes.map((node) => (node.id === 'b' ? { ...node, next: 'f' } : node))
    return checkFlow({
      ...rest,
      nodes: [...asked, branch],
      fields: fields.map((field) => ({ ...field, type, options })),
    })
  }
  const many = (count: number) => Array.from({ length: count }, (_, index) => `o${index}`)

  it('are at most a thousand', () => {
    expect(branchOn(many(1_000), 'string').issues).toEqual([])
    expect(branchOn(many(40_000), 'string').issues.map(({ message }) => message)).toEqual([
      'Step "f", branch 1: "in" takes at most 1000 values.',
    ])
  })

  it('must be options of an enum, however they are written', () => {
    const options = many(1_000)
    expect(
      branchOn(
        options.map((option) => ` ${option.toUpperCase()}`),
        'enum',
        options,
      ).issues,
    ).toEqual([])
    expect(branchOn([...options.slice(1), 'else'], 'enum', options).ready).toBe(false)
  })

  it('are each of the kind that the field has', () => {
    expect(branchOn([...Array(999).keys(), 'x'], 'number').issues).toMatchObject([{ level: 'error' }])
  })
})

describe('the conditions of branch steps', () => {
  const branching = (...sizes: number[]) => {
    const { nodes, ...rest } = flow(['o0'])
    const idOf = (place: number) => (place < sizes.length ? `branch_${place}` : 'c')
    const branches = sizes.map((size, place) => ({
      id: idOf(place),
      type: 'branch',
      branches: Array.from({ length: size }, () => ({ next: 'c', when: { op: 'exists', field: 'x', value: true } })),
      default: idOf(place + 1),
    }))
    const asked = nodes.map((node) => (node.id === 'b' ? { ...node, next: idOf(0) } : node))
    return checkFlow({ ...rest, nodes: [...asked, ...branches] })
  }

  it('are at most a hundred in one step', () => {
    expect(branching(100).issues).toEqual([])
    expect(branching(101).issues).toEqual([
      {
        level: 'error',
        message: 'Step "branch_0" has 101 conditions; at most 100 are allowed in one step.',
        where: { node: 'branch_0', pointer: '/nodes/3/branches' },
      },
    ])
  })

  it('are at most a thousand in a flow', () => {
    const full = Array<number>(10).fill(100)
    expect(branching(...full).ready).toBe(true)
    expect(branching(...full, 1).issues).toMatchObject([
      {
        level: 'error',
        message: 'The branch steps have 1001 conditions together; at most 1000 are allowed.',
        where: { node: null, pointer: '/nodes' },
      },
    ])
  })
})

describe('the options of an enum', () => {
  it('are at most a thousand', () => {
    const many = Array.from({ length: 40_000 }, (_, index) => `o${index}`)
    expect(messages(many)).toContain('Field "x" has 40000 options; at most 1000 are allowed.')
  })

  it('are named when one is there twice, however it is written', () => {
    expect(messages(['Red', 'blue', 'RED '])).toContain('Field "x" has the option "RED " twice.')
    expect(checkFlow(flow(['red', 'blue'])).ready).toBe(true)
  })
})
