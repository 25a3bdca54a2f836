import { describe, expect, it } from 'vitest'
import type { FieldSpec, FieldValue } from '../../../src/ports/language.ts'
import { field, understand } from './support.ts'

/** Asking again costs a sentence, a wrong value costs a customer: what must not be taken, beside what must. */
function answers(title: string, spec: FieldSpec, table: [string, FieldValue | undefined][]): void {
  describe(title, () => {
    it.each(table)('"%s" gives %j', (text, expected) => {
      expect(understand(text, [spec], [spec.name]).values[spec.name]).toBe(expected)
    })
  })
}

const tier = field('plan', 'enum', 'Which plan would you like?', ['Basic', 'Gold Plus', 'Platinum'])
const age = field('age', 'number', 'How old are you?')
const smoker = field('smoker', 'boolean', 'Do you smoke?')

answers('an option is not guessed from words that sound like it', tier, [
  ['please hold on', undefined],
  ['I told you already', undefined],
  ['mold', undefined],
  ['I am old', undefined],
  ['last year', undefined],
  ['I quit last year', undefined],
  ['my first time', undefined],
  ['anything but gold', undefined],
  ['not gold', undefined],
  ['no gold', undefined],
  ["I don't want the gold one", undefined],
  ['other than platinum', undefined],
  ['gold nahi', undefined],
  ['do you have gold?', undefined],
  ['what is gold plus?', undefined],
  ['two kids', undefined],
  ['the basis', undefined],
  ['gold', 'Gold Plus'],
  ['Gold Plus please', 'Gold Plus'],
  ['I will take the gold one', 'Gold Plus'],
  ['could I have the platinum one?', 'Platinum'],
  ['platinium', 'Platinum'],
  ['platnum', 'Platinum'],
  ['anything but gold, platinum', 'Platinum'],
  ['the last one', 'Platinum'],
  ['last', 'Platinum'],
  ['second', 'Gold Plus'],
  ['pehla wala', 'Basic'],
  ['I would like the third', 'Platinum'],
  ['2', 'Gold Plus'],
  ['गोल्ड प्लस', 'Gold Plus'],
  ['basic wala de do', 'Basic'],
])

answers('a question about an option chooses nothing', field('colour', 'enum', '', ['red', 'blue']), [
  ['do you have red?', undefined],
  ['is there blue', undefined],
  ['पर', undefined],
  ['मुझे बोलना है', undefined],
  ['read', undefined],
  ['red', 'red'],
  ['रेड', 'red'],
  ['can I get red?', 'red'],
])

answers('praise is no complaint', field('problem', 'enum', '', ['late delivery', 'poor quality']), [
  ['the delivery was fine', undefined],
  ['quality was great', undefined],
  ['when it arrived it was late', 'late delivery'],
])

describe('an option that was not asked for', () => {
  const fields = [
    age,
    tier,
    field('place', 'enum', '', ['home', 'office']),
    field('part', 'enum', '', ['morning', 'evening']),
  ]
  it.each([
    ['I am 34 years old', { age: 34 }],
    ['34, I am at home', { age: 34 }],
    ['34 and work is fine', { age: 34 }],
    ['34, platinium', { age: 34 }],
    ['34, gold plus please', { age: 34, plan: 'Gold Plus' }],
  ])('needs its exact wording in "%s"', (text, values) => {
    expect(understand(text, fields, ['age']).values).toEqual(values)
  })
})

answers('an age is not read from what else is counted', age, [
  ['I have two kids and I am 34', 34],
  ['I have two kids', undefined],
  ['I am 34 and I have two kids', 34],
  ['none', undefined],
  ['born 1990', undefined],
  ['I was born in 1990', undefined],
  ['minus five', undefined],
  ['-5', undefined],
  ['500', undefined],
  ['my wife is 30', undefined],
  ['my wife is 30 and I am 34', 34],
  ['30 or 31', undefined],
  ['alone', undefined],
  ['34', 34],
  ['thirty four', 34],
  ['34 years', 34],
  ['I turned 40, I have 3 cars', 40],
  ['34, sorry, 35', 35],
  ['meri umar 28 saal hai', 28],
  ['अट्ठाईस साल', 28],
])

answers('an amount is money', field('budget', 'number', 'How much would you like to spend?'), [
  ['none', undefined],
  ['-5', undefined],
  ['minus five thousand', undefined],
  ['for 2 kids', undefined],
  ['5 lakh for 3 rooms', 500_000],
  ['zero', 0],
  ['twenty thousand', 20_000],
])

answers('a count may be nothing', field('children', 'number', 'How many children do you have?'), [
  ['none', 0],
  ['two', 2],
  ['minus two', undefined],
])

answers('yes or no is not read from what answers nothing', smoker, [
  ['I do not want to stop', undefined],
  ['not interested', undefined],
  ['rather not say', undefined],
  ["I'd rather not say", undefined],
  ['I have no time', undefined],
  ['I need help', undefined],
  ['I am busy with work', undefined],
  ["I don't smoke", false],
  ['I do', true],
  ["I don't", false],
  ['I do smoke sometimes', true],
  ['never', false],
  ['y', true],
  ['n', false],
  ['no', false],
  ['Great', true],
  ['not really', false],
])

answers('an offer is declined by not being interested', field('demo', 'boolean', 'Shall we show you a demo?'), [
  ['not interested', false],
  ['yes please', true],
])

describe('a special wish', () => {
  const fields = [smoker, field('name'), age]
  it('brings no value with it that belongs to its own words', () => {
    const wrong = understand('You have the wrong person, I am not Priya', fields, ['smoker'])
    expect(wrong).toMatchObject({ intent: 'wrong_person', values: {} })
    expect(understand('no, call me back later', fields, ['smoker'])).toMatchObject({
      intent: 'callback_requested',
      values: {},
    })
  })
})

describe('several answers at once', () => {
  it('gives each to the field whose words it uses', () => {
    const fields = [age, smoker, tier]
    expect(understand("I am 34, I don't smoke and I want gold plus", fields, ['age', 'smoker', 'plan']).values).toEqual(
      {
        age: 34,
        smoker: false,
        plan: 'Gold Plus',
      },
    )
  })
})
