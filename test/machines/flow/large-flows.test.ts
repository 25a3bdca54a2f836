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
