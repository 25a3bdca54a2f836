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
