import { expect, it } from 'vitest'
import { carrierId } from '../../src/providers/vendor-values.ts'

it('an id of a carrier is a text of some length', () => {
  expect(['CA1', 'x'.repeat(128)].map(carrierId)).toEqual(['CA1', 'x'.repeat(128)])
  expect(['', 'x'.repeat(129), 7, null, ['CA1']].map(carrierId)).toEqual([null, null, null, null, null])
})
