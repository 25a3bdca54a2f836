import { expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const area = field('area', 'string', 'Preferred area')
const shift = field('shift', 'enum', 'Preferred shift', ['day', 'night', 'any'])
const name = field('full_name', 'string', 'Full name')
const extra = field('extras', 'enum', 'Which extras would you like?', ['towel', 'both', 'none'])

it.each([
  ['koi bhi', area, shift],
  ['कोई भी चलेगा', area, shift],
  ['any', area, shift],
  ['none', name, extra],
])('"%s" is said of the question, and chooses nothing of another', (text, asked, other) => {
  expect(understand(text, [asked, other], [asked.name]).values).not.toHaveProperty(other.name)
})

it('chooses it where that is asked', () => {
  expect(understand('koi bhi', [area, shift], ['shift']).values).toEqual({ shift: 'any' })
})
