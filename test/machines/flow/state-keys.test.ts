import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeIdOf, stateKeyOf } from '../../../src/machines/flow/state-keys.ts'

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
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (id) => {
        const key = stateKeyOf(id)
        expect(nodeIdOf(key)).toBe(id)
        expect(key).toMatch(/^[\w~-]+$/)
        expect(key.startsWith('__')).toBe(false)
      }),
    )
  })
})
