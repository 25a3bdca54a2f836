import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainCopy } from '../../../src/actors/runtime/plain-copy.ts'

/** What the journal would give back. */
function parsed(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

describe('a plain copy', () => {
  it('is what parsing the JSON gives, names in the same order, and shares nothing with the value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (given) => {
        const copy = plainCopy(given)
        if (copy === undefined) return // left to parsing
        expect(copy).toStrictEqual(parsed(given))
        expect(JSON.stringify(copy)).toBe(JSON.stringify(given))
        if (typeof given === 'object' && given !== null) expect(copy).not.toBe(given)
      }),
    )
  })

  it('is made of what machines are told', () => {
    const result = { type: 'done', at: 1, output: { values: { name: 'Asha', gift: true }, refused: [], intent: null } }
    const copy = plainCopy(result) as typeof result
    expect(copy).toStrictEqual(result)
    expect(copy.output.values).not.toBe(result.output.values)
    expect(copy.output.refused).not.toBe(result.output.refused)
  })

  it.each([
    ['a property without a value', { a: undefined }],
    ['a list with a gap', [1, , 2]], // eslint-disable-line no-sparse-arrays -- the gap is what is tested
    ['a number that JSON has not', { a: NaN }],
    ['minus zero', { a: -0 }],
    ['a date', { a: new Date(0) }],
    ['an object with a JSON of its own', { a: { toJSON: () => 1 } }],
    ['a list with a JSON of its own', { a: Object.assign([1], { toJSON: () => 1 }) }],
    ['an instance of a class', { a: new (class Thing {})() }],
    ['a map', { a: new Map() }],
    ['a function', { a: () => 1 }],
    ['a property called __proto__', JSON.parse('{"__proto__": {"a": 1}}') as unknown],
    ['what is nested too deep for the stack', Array.from({ length: 20_000 }).reduce((inner) => [inner], 1)],
  ])('is left to parsing for %s', (_name, value) => {
    expect(plainCopy(value)).toBeUndefined()
  })
})
