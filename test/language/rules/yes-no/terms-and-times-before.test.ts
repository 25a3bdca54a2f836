import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('what has a term', () => {
  const WARRANTY = field('under_warranty', 'boolean', 'Is the car still under the company warranty?')
  it.each([
    ['expired last march', false],
    ['khatam ho gayi', false],
    ['yes it is, oh hang on that ran out in august', false],
    ['I thought yes but the bill says it ended last year', false],
    ['abhi to do saal baaki hai uske', true],
    ['abhi khatam nahi hui', true],
  ])('is over or not: "%s"', (text, value) => {
    expect(valuesOf(text, WARRANTY)).toEqual({ under_warranty: value })
  })

  it.each(['गाड़ी बारह साल पुरानी है', 'it will be over next month', 'when does it expire?'])(
    'is left open by "%s"',
    (text) => {
      expect(valuesOf(text, WARRANTY)).toEqual({})
    },
  )
})

describe('what was done before', () => {
  const DONATED = field('donated_before', 'boolean', 'Have you donated blood before?')
  it.each([
    ['This will be my first time, little nervous', false],
    ['नहीं, आज पहली बार', false],
    ['हर साल अपने जन्मदिन पर देता हूँ', true],
    ['do baar de chuka hu college mein', true],
    ['twice, at college', true],
  ])('is told by how often: "%s"', (text, value) => {
    expect(valuesOf(text, DONATED)).toEqual({ donated_before: value })
  })
})

describe('what was done already', () => {
  const SHOOT = field('pre_wedding', 'boolean', 'Do you also want a pre-wedding shoot?')
  it.each(['we already got that done last month', 'pehle hi karwa chuke hain', 'पहले ही करवा लिया है'])(
    'is wanted no more: "%s"',
    (text) => {
      expect(valuesOf(text, SHOOT)).toEqual({ pre_wedding: false })
    },
  )
})

describe('a yes or no that is only told of', () => {
  const DRONE = field('drone', 'boolean', 'Do you want drone shots?')
  it('does not count', () => {
    expect(valuesOf('i was going to say no but ok add it', DRONE)).toEqual({ drone: true })
    expect(valuesOf('drone', DRONE)).toEqual({ drone: true })
    expect(valuesOf('pata nahi, kabhi socha hi nahi', DRONE)).toEqual({})
    expect(valuesOf('that would be a great help', DRONE)).toEqual({ drone: true })
  })
})

describe('the opposite of what was asked', () => {
  it.each([
    [field('own_house', 'boolean', 'Do you own the house?'), 'kiraye pe rehte hain', false],
    [field('vegetarian', 'boolean', 'Are you vegetarian?'), 'शाकाहारी', true],
    [field('needs_loan', 'boolean', 'Do you need a bank loan or EMI?'), 'EMI pe', true],
  ])('is a no, the thing itself a yes: %o', (asked, text, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })
})
