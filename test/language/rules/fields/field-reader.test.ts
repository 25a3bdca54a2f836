import { expect, it } from 'vitest'
import { readerOf } from '../../../../src/language/rules/fields/field-reader.ts'
import { field } from '../../../support/language/rules.ts'

const dateOf = (what: string) => field('date', 'string', `Date of ${what}`)

it('reads a field by the same reader, however many agents have another field of its name', () => {
  const own = dateOf('the visit')
  const reader = readerOf(own)
  for (let other = 0; other < 50; other++) readerOf(dateOf(`event ${other}`))
  expect(readerOf(own)).toBe(reader)
})

it('shares a reader among fields of the same content', () => {
  expect(readerOf(dateOf('the party'))).toBe(readerOf(dateOf('the party')))
  const size = field('size', 'number', 'Size')
  expect(readerOf({ ...size, max: 9 })).not.toBe(readerOf({ ...size, max: 10 }))
})
