import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeIdOf, stateKeyOf } from '../../../src/machines/flow/state-keys.ts'

/** Of any code units, halves of characters included. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 1, maxLength: 20 })
  .map((units) => String.fromCharCode(...units))

describe('a state key', () => {
  it('is the id itself where that is plain', () => {
    expect(stateKeyOf('ask_name-2')).toBe('ask_name-2')
  })

  it.each([
    ['a.b', 'a~2e~b'],
    ['#x', '~23~x'],
    ['a~b', 'a~7e~b'],
    ['__proto__', '~5f~_proto__'],
    ['é 1', '~e9~~20~1'],
  ])('writes %s as %s, for ever', (id, key) => {
    expect(stateKeyOf(id)).toBe(key)
  })

  it('leads back to the id and means nothing to XState', () => {
    fc.assert(
      fc.property(anyText, (id) => {
        const key = stateKeyOf(id)
        expect(nodeIdOf(key)).toBe(id)
        expect(key).toMatch(/^[\w~-]+$/)
        expect(key.startsWith('__')).toBe(false)
      }),
    )
  })
})
