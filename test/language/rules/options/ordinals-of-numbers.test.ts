import { expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const grade = field('class', 'enum', 'Class', ['9', '10', '11', '12'])
const size = field('adults', 'enum', 'Which table?', ['2', '4', '6'])

it.each([
  ['नौवीं', '9'],
  ['daswi mein hai', '10'],
  ['ग्यारहवीं कक्षा', '11'],
  ['bete ki barahvi hai', '12'],
  ['tenth', '10'],
  ['11th', '11'],
  ['ninth nahi, tenth', '10'],
])('"%s" is option %s of plain numbers', (text, value) => {
  expect(understand(text, [grade], ['class']).values).toEqual({ class: value })
})

it('keeps a place in the list apart from a number', () => {
  expect(understand('the second one', [size], ['adults']).values).toEqual({ adults: '4' })
  expect(understand('fifth', [grade], ['class']).values).toEqual({})
})
