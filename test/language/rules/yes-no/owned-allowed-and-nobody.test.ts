import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('what is owned, allowed, no more or met', () => {
  const HOUSE = field('owns_house', 'boolean', 'Whether the caller owns the house')
  const TRACTOR = field('owns_tractor', 'boolean', 'Do you own a tractor?')
  const RECORDED = field('agrees_recording', 'boolean', 'Whether the person agrees to be recorded')
  const AUTOPAY = field('autopay_on', 'boolean', 'Whether autopay is active on the card')
  const MET_ILL = field('met_ill', 'boolean', 'Whether the person met anybody who was ill')
  it.each([
    ['it is our own flat', HOUSE, true],
    ['loan chal raha hai par ghar hamara hi hai', HOUSE, true],
    ['apna makaan hai', HOUSE, true],
    ['recording ke bina hi baat karenge', RECORDED, false],
    ['without recording please', RECORDED, false],
    ['it was on but I cancelled it', AUTOPAY, false],
    ['two weeks at home, met nobody', MET_ILL, false],
    ['nobody around me has it', MET_ILL, false],
    ['I have met nobody', MET_ILL, false],
    ['I have met no one', MET_ILL, false],
  ])('"%s"', (said, asked, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    ['it is our own flat', TRACTOR],
    ['ghar hamara aapke office ke paas hai', HOUSE],
    ['without a reason', RECORDED],
    ['nobody told me about this', MET_ILL],
  ])('"%s" leaves it open', (said, asked) => {
    expect(valuesOf(said, asked)).toEqual({})
  })
})

describe('what somebody else has to be asked', () => {
  const FEES = field('fees_explained', 'boolean', 'Whether the fees were explained')
  it.each([
    'usse poochna padega samjhaya ki nahi',
    'Let me ask my uncle and then I will confirm.',
    'pata nahi ji, bachche ghar pe the us time',
    'मैं तो नहीं गई थी, इनके पापा गए थे, उनसे पूछना पड़ेगा',
  ])('is open: "%s"', (text) => {
    expect(valuesOf(text, FEES)).toEqual({})
  })

  it.each([
    ['yes, but let me ask my uncle', true],
    ['haan par usse poochna padega', true],
    ['nobody explained', false],
  ])('is told where it is said first: "%s"', (text, value) => {
    expect(valuesOf(text, FEES)).toEqual({ fees_explained: value })
  })
})
