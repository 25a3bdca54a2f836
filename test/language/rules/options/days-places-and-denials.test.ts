import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

function optionOf(text: string, description: string, options: string[]) {
  return valuesOf(text, field('choice', 'enum', description, options))['choice']
}

describe('options that are days', () => {
  const options = ['Mon-Wed-Fri', 'Tue-Thu-Sat', 'weekend only']
  it.each([
    ['the one that begins on tuesday', 'Tue-Thu-Sat'],
    ['somvaar budhvaar wala', 'Mon-Wed-Fri'],
    ['shani itwar rakho', 'weekend only'],
    ['saturday', undefined],
  ])('are chosen by their days: "%s"', (text, option) => {
    expect(optionOf(text, 'Which batch would you like?', options)).toBe(option)
  })

  it('may be a span of days', () => {
    const spans = ['Monday to Friday', 'Saturday and Sunday']
    expect(optionOf('wednesday', 'Which days suit?', spans)).toBe('Monday to Friday')
    expect(optionOf('itwar', 'Which days suit?', spans)).toBe('Saturday and Sunday')
  })
})

describe('options that are where both meet', () => {
  const options = ['at the clinic', 'at home', 'video call']
  it.each([
    ['she cant get out of bed so someone has to come here', 'at home'],
    ["i'll come down to you people", 'at the clinic'],
    ['main khud aa jaunga aapke yahan', 'at the clinic'],
    ['when can i come?', undefined],
  ])('are chosen by who comes: "%s"', (text, option) => {
    expect(optionOf(text, 'How would you like the session?', options)).toBe(option)
  })
})

describe('options that deny', () => {
  it.each([
    ['chicken', 'What food do you prefer?', ['veg', 'non-veg', 'jain'], 'non-veg'],
    ['veg', 'What food do you prefer?', ['veg', 'non-veg', 'jain'], 'veg'],
    ['bekar', 'How satisfied are you?', ['very satisfied', 'satisfied', 'not satisfied'], 'not satisfied'],
    ['tangi chal rahi hai', 'Why did you not pay?', ['no money', 'forgot', 'technical problem'], 'no money'],
    ['paise nahi hain', 'Why did you not pay?', ['no money', 'forgot', 'technical problem'], 'no money'],
  ])('are named by words that deny nothing: "%s"', (text, question, options, option) => {
    expect(optionOf(text, question, options)).toBe(option)
  })
})

it.each([
  ['service', ['periodic service', 'repair', 'AC service'], undefined],
  [
    'full packing रहने दो, only fragile items',
    ['full packing', 'fragile items only', 'no packing'],
    'fragile items only',
  ],
])('a shared word, and what is left out, choose nothing: "%s"', (text, options, option) => {
  expect(optionOf(text, 'What do you need?', options)).toBe(option)
})
