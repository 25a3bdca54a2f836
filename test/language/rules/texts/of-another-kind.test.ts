import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

const span = field('how_long', 'string', 'How long the noise has been there')
const days = field('class_days', 'string', 'Days on which the pupil can come')
const brand = field('fridge', 'string', 'Brand and model of the fridge')
const symptom = field('symptom', 'string', 'Symptoms of the animal')
const reason = field('reason', 'string', 'Reason for closing the account')

describe('a text of another kind than the question asks for', () => {
  it.each([
    ['biscuits', span],
    ['hum log ghar badal rahe', span],
    ['we sold the car', days],
    ['today, no sorry tomorrow', brand],
    ['Friday', brand],
    ['monday', symptom],
    ['kal', symptom],
    ['ok no problem', reason],
    ['42', reason],
  ])('is not taken: "%s"', (text, asked) => expect(valuesOf(text, asked)).toEqual({}))

  it.each([
    ['do hafte se', span],
    ['तीन दिन से', span],
    ['a few weeks', span],
    ['since morning', span],
    ['mon to fri', days],
    ['weekends', days],
    ['Whirlpool', brand],
    ['bukhar hai kal se', symptom],
    ['it costs too much', reason],
  ])('leaves what answers: "%s"', (text, asked) => expect(valuesOf(text, asked)).toHaveProperty(asked.name))
})

describe('who somebody is to another', () => {
  const relation = field('relation', 'string', 'Relationship of the nominee with the member')
  it.each([
    ['he is my husband', 'husband'],
    ['meri beti hai', 'beti'],
    ['वो मेरे पिता हैं', 'पिता'],
    ['my mother in law', 'mother in law'],
    ['mere chhote bhai', 'chhote bhai'],
  ])('is the text that was asked for: "%s"', (text, value) => {
    expect(valuesOf(text, relation)).toEqual({ relation: value })
  })
})

describe('the name of a field that was answered', () => {
  const marks = field('marks', 'number', 'Marks')
  const note = field('note', 'string', 'Any remark')
  it.each(['marks 30', 'marks are 30', 'my marks is 30'])('is no text: "%s"', (text) => {
    expect(understand(text, [marks, note], ['marks', 'note']).values).toEqual({ marks: 30 })
  })
  it('stands beside one', () => {
    const { values } = understand('marks 30, very good teacher', [marks, note], ['marks', 'note'])
    expect(values).toEqual({ marks: 30, note: 'very good teacher' })
  })
})

describe('how a thing is to be handled', () => {
  const items = field('items', 'string', 'Heavy or fragile items that need care')
  it.each([
    ['my uncles old clock, its precious', /uncles old clock$/],
    ['पियानो है, वो ध्यान से ले जाना', /^पियानो/],
    ['almirah hai, dhyan se le jana', /^almirah/],
  ])('is not the thing: "%s"', (text, value) => expect(valuesOf(text, items)['items']).toMatch(value))
})
