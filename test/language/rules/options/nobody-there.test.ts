import { expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const reason = field('reason', 'enum', 'Why the visit failed', [
  'Nobody at home',
  'Address not found',
  'Gate was locked',
])

it.each([
  'घर पर कोई नहीं था',
  'ghar pe koi nahi tha',
  'ghar par koi nahi mila',
  'nobody was home',
  'we were not at home',
])('"%s" says that nobody was at home', (text) => {
  expect(valuesOf(text, reason)).toEqual({ reason: 'Nobody at home' })
})

it.each(['I was at home', 'ghar pe hi the hum', 'they could not find my house', 'I told him that it was torn'])(
  '"%s" does not',
  (text) => {
    expect(valuesOf(text, reason)).toEqual({})
  },
)

it('finds nobody where the house was found', () => {
  const result = field('result', 'enum', 'What happened at the door', ['delivered', 'nobody home', 'refused'])
  expect(valuesOf('house found but no one there', result)).toEqual({ result: 'nobody home' })
  expect(valuesOf('we could not find home', result)).toEqual({})
})
