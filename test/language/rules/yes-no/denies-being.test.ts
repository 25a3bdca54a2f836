import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const warranty = field('in_warranty', 'boolean', 'Is the purifier under warranty?')
const visited = field('visited_before', 'boolean', 'क्या आप पहले हमारे क्लिनिक आ चुके हैं?')
const canPay = field('can_pay', 'boolean', 'Can you pay this month?')
const married = field('is_married', 'boolean', 'Are you married?')
const vegetarian = field('veg', 'boolean', 'क्या आप शाकाहारी हैं?')

describe('what the speaker is not', () => {
  it.each([
    'main Ravi nahi hoon',
    'मैं सुरेश नहीं हूँ',
    'main doctor nahi hoon',
    'hum gareeb nahi hain',
    'main sure nahi hoon',
  ])('"%s" answers no question about a thing or a deed', (text) => {
    for (const asked of [warranty, visited, canPay]) expect(understand(text, [asked], [asked.name]).values).toEqual({})
  })

  it.each([
    ['main shaadishuda nahi hoon', married],
    ['मैं शाकाहारी नहीं हूँ', vegetarian],
    ['main taiyaar nahi hoon', canPay],
    ['nahi hoon', married],
    ['nahi, main Ravi hoon', warranty],
  ])('"%s" is a no to what one is, or is inclined to', (text, asked) => {
    expect(understand(text, [asked], [asked.name]).values).toEqual({ [asked.name]: false })
  })
})
