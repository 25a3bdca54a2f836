import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('who else there is, what one allows and whose something is', () => {
  const CO_BORROWER = field('co_borrower', 'boolean', 'Will there be a co-borrower?')
  const INFANT = field('infant', 'boolean', 'Travelling with an infant or small child')
  const ALONE = field('alone', 'boolean', 'Whether the patient lives alone')
  const VISIT = field('visit', 'boolean', 'Shop owner agrees to let our inspector visit')
  const RECORDING = field('recording', 'boolean', 'May we record this call?')
  const OWN_BIKE = field('own_bike', 'boolean', 'Rider has own bike')
  const MISSED = field('missed', 'boolean', 'Has the member missed any payment in the last year')
  it.each([
    ['just me', CO_BORROWER, false],
    ['akela hi hoon', CO_BORROWER, false],
    ['my husband will sign as well', CO_BORROWER, true],
    ['पति भी साथ हैं', CO_BORROWER, true],
    ['a two month old baby', INFANT, true],
    ['poti saath mein hai', INFANT, true],
    ['only us two, no kids', INFANT, false],
    ['all by herself', ALONE, true],
    ['beta bhi saath rehta hai', ALONE, false],
    ['let him come any day', VISIT, true],
    ['bhej dijiye unko', VISIT, true],
    ['mat bhejna kisi ko', VISIT, false],
    ['not before I talk to my partner', VISIT, false],
    ['kar lo record', RECORDING, true],
    ["please don't record anything", RECORDING, false],
    ['रिकॉर्ड मत करना', RECORDING, false],
    ['papa ki hai', OWN_BIKE, false],
    ['twice, when I was in hospital', MISSED, true],
    ['always on time', MISSED, false],
    ['ek baar hua tha', MISSED, true],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
  it.each([
    ['my wife might join', CO_BORROWER],
    ['will you record my name also?', RECORDING],
  ])('"%s" is asked again', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
})
