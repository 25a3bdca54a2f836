import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

const DAY = field('visit_date', 'string', 'Which day would you like to come?')
const TIME = field('visit_time', 'string', 'At what time?')

describe('words that are written as they are typed', () => {
  const PEOPLE = field('people', 'number', 'How many people is it for?')
  const NAME = field('customer_name', 'string', 'May I have your name?')
  const INSURED = field('insured', 'boolean', 'Do you have dental insurance?')
  const CONFIRM = field('confirm', 'boolean', 'Shall I book it?')
  it.each([
    ['nxt friday', DAY, 'next friday'],
    ['day aftr tomorrow', DAY, 'day after tomorrow'],
    ['half pst 4', TIME, 'half past 4'],
    ['thre', PEOPLE, 'three'],
    ['fivee', PEOPLE, 'five'],
    ['i dnt have', INSURED, "I don't have"],
    ['ys i do', INSURED, 'yes I do'],
    ['confrim', CONFIRM, 'confirm'],
    ['cancle', CONFIRM, 'cancel'],
    ['mera nam Priya h', NAME, 'mera naam Priya hai'],
  ])('"%s" is read as it is meant', (text, one, meant) => {
    const values = valuesOf(meant, one)
    expect(values).toHaveProperty(one.name)
    expect(valuesOf(text, one)).toEqual(values)
  })
  it('takes "chaar jan" for people, and no day', () => {
    const { values } = understand('chaar jan', [DAY, PEOPLE], ['people'], { collected: { visit_date: '2026-11-30' } })
    expect(values).toEqual({ people: 4 })
  })
  it('leaves words alone that are near a number', () => {
    expect(valuesOf('in my thirties', field('age', 'number', 'How old are you?'))).toEqual({})
  })
})
