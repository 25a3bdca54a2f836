import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

describe('one of several', () => {
  const REFUND = field('refund', 'enum', 'Would you like a refund, a replacement or nothing?', [
    'refund',
    'replacement',
    'nothing',
  ])
  const FLAVOUR = field('flavour', 'enum', 'What flavour: chocolate, vanilla, red velvet or butterscotch?', [
    'chocolate',
    'vanilla',
    'red velvet',
    'butterscotch',
  ])
  const SLOT = field('slot', 'enum', 'Which slot suits you?', ['morning', 'afternoon', 'evening'])
  const SHIFT = field('shift', 'enum', 'Which shift do you want: day, night or any?', ['day', 'night', 'any'])
  const MODE = field('mode', 'enum', 'Would you prefer home tuition or online classes?', ['home tuition', 'online'])
  it.each([
    ['maybe not', REFUND],
    ['anything but vanilla', FLAVOUR],
    ['no online please', MODE],
  ])('"%s" is asked again', (text, one) => {
    const { values, refused } = understand(text, [one], [one.name])
    expect({ values, refused }).toEqual({ values: {}, refused: [] })
  })
  it.each([
    ['anything works', SHIFT, 'any'],
    ['koi bhi chalega', SHIFT, 'any'],
    ['din wali', SHIFT, 'day'],
    ['before lunch', SLOT, 'morning'],
    ['after lunch', SLOT, 'afternoon'],
  ])('"%s" is one', (text, one, value) => {
    expect(understand(text, [one], [one.name])).toMatchObject({ values: { [one.name]: value }, refused: [] })
  })
})

describe('what is against an option, or beside a name', () => {
  const FUEL = field('fuel', 'enum', 'Preferred fuel', ['petrol', 'diesel', 'electric', 'CNG'])
  const NAME = field('full_name', 'string', "Customer's full name")
  it.each([
    ['diesel is too costly now', undefined],
    ['diesel is fine', 'diesel'],
    ['petrol bahut mehnga hai, cng', 'CNG'],
    ['electric is too expensive so petrol', 'petrol'],
  ])('"%s" is %s', (text, option) => {
    expect(valuesOf(text, FUEL)['fuel']).toBe(option)
  })
  it('takes no nickname for the full name', () => {
    expect(valuesOf('karthik subramaniam, people call me karthi', NAME)).toEqual({ full_name: 'Karthik Subramaniam' })
    expect(valuesOf('people call me karthi', NAME)).toEqual({ full_name: 'Karthi' })
  })
})

describe('an option that is said again after another', () => {
  const PRODUCE = field('produce', 'enum', 'Which produce?', ['onion', 'garlic', 'potato'])
  const SLOT = field('slot', 'enum', 'Which slot suits you?', ['morning', 'afternoon', 'evening'])
  it.each([
    ['garlic... sorry, potato, the garlic is already sold', PRODUCE, 'potato'],
    ['garlic, no, onion', PRODUCE, 'onion'],
    ['afternoons are no good for me', SLOT, undefined],
    ['mornings are fine', SLOT, 'morning'],
  ])('"%s"', (text, one, option) => {
    expect(valuesOf(text, one)[one.name]).toBe(option)
  })
})
