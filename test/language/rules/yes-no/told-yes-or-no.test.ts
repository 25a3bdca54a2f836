import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

describe('yes or no', () => {
  const LICENCE = field('licence', 'boolean', 'Do you have a valid driving licence?')
  const INSURED = field('insured', 'boolean', 'Do you have dental insurance?')
  const BOOK = field('confirm', 'boolean', 'Shall I book it?')
  const PAY = field('will_pay', 'boolean', 'Will you be able to pay the instalment this month?')
  const VISIT = field('visit_ok', 'boolean', 'Can we arrange a visit this weekend?')
  const FEE = field('fee_ok', 'boolean', 'The fee is 3000 rupees a month. Is that okay?')
  const EGGLESS = field('eggless', 'boolean', 'Should it be eggless?')
  const PERSON = field('right_person', 'boolean', 'Am I speaking with Rajesh Kumar?')
  const BUS = field('uses_bus', 'boolean', 'Do you travel by city bus?')
  it.each([
    ['18', LICENCE],
    ['go ahead', INSURED],
    ['next month pakka', PAY],
    ['next weekend better', VISIT],
    ['very rarely', BUS],
  ])('"%s" is asked again', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
  it.each([
    ['go ahead', BOOK, true],
    ['dont think so', INSURED, false],
    ["don't think so", INSURED, false],
    ['thats a bit high, but ok', FEE, true],
    ['a little costly but fine', FEE, true],
    ['Rajesh this side', PERSON, true],
    ['this month pakka', PAY, true],
    ['daily', BUS, true],
    ['every day to office', BUS, true],
    ['roz', BUS, true],
    ['never', BUS, false],
    ['no egg', EGGLESS, true],
    ['without egg please', EGGLESS, true],
    ['with egg is fine', EGGLESS, false],
    ['egg wala', EGGLESS, false],
  ])('"%s" decides', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
})

describe('what is skipped', () => {
  const CALLBACK = field('wants_callback', 'boolean', 'Would you like someone to call you back about it?')
  it.each(['skip this one please', 'skip the question'])('"%s" skips the question', (text) => {
    expect(understand(text, [CALLBACK], [CALLBACK.name])).toMatchObject({ values: {}, refused: ['wants_callback'] })
  })
})

describe('what a later sentence changes', () => {
  const NAME = field('customer_name', 'string', 'May I have your name?')
  const BOOK = field('confirm', 'boolean', 'Shall I book it?')
  it.each(['sunday nahi monday ko aaungi', 'saturday nahi sunday', 'monday'])('is no name: "%s"', (text) => {
    expect(valuesOf(text, NAME)).toEqual({})
  })
  it.each(['yes but at 6', 'haan par shaam ko', 'yes but on friday'])('leaves "%s" unconfirmed', (text) => {
    expect(valuesOf(text, BOOK)).toEqual({})
  })
  it.each(['yes', 'yes but please be on time', 'haan ji'])('"%s" confirms', (text) => {
    expect(valuesOf(text, BOOK)).toEqual({ confirm: true })
  })
})

describe('what is left out', () => {
  const EGGLESS = field('eggless', 'boolean', 'Should it be eggless?')
  const DRONE = field('drone', 'boolean', 'Would you like drone shots?')
  const PETS = field('pets', 'boolean', 'Do you have any pets?')
  it.each([
    ['bina ande ka', EGGLESS, true],
    ['अंडे वाला ही दीजिए', EGGLESS, false],
    ['itna budget nahi hai, drone rehne dijiye', DRONE, false],
    ['नहीं, हमारे यहाँ कोई पालतू नहीं है', field('pets', 'boolean', 'क्या कोई पालतू है?'), false],
    ['koi pet nahi hai yahan', PETS, false],
  ])('"%s" decides', (text, one, value) => {
    expect(understand(text, [one], [one.name])).toMatchObject({ intent: null, values: { [one.name]: value } })
  })
})
