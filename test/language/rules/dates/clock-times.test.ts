import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const VISIT = field('visit_time', 'string', 'At what time should the engineer come?')

describe('a quarter less than one is before one', () => {
  it.each([
    ['dopahar ke paune ek', '12:45'],
    ['paune ek', '12:45'],
    ['paune ek baje aa jao dopahar ko', '12:45'],
    ['दोपहर को पौने एक बजे तक आ जाए', '12:45'],
    ['दोपहर पौने एक', '12:45'],
    ['quarter to one in the afternoon', '12:45'],
    ['raat ke paune ek', '00:45'],
    ['paune do', '13:45'],
  ])('"%s"', (text, time) => {
    expect(valuesOf(text, VISIT)).toEqual({ visit_time: time })
  })
})

describe('a time with what stands beside it', () => {
  it.each([
    ['सुबह पौने सात तक आ जाए', '06:45'],
    ['सुबह सात तक आ जाए', '07:00'],
    ['शाम साढ़े छह तक', '18:30'],
    ['make it 9 am, 7:30 in the morning', '07:30'],
    ['make it 9 am, or no my husband leaves by then, 7:30 in the morning', '07:30'],
    ['9 am, or no, 7:30', '07:30'],
    ['दस बजे, या नहीं, ग्यारह बजे', '11:00'],
  ])('"%s"', (text, time) => {
    expect(valuesOf(text, VISIT)).toEqual({ visit_time: time })
  })
})

describe('a time that is proposed', () => {
  it.each([
    ['Would quarter past four be okay?', '16:15'],
    ['is half past five fine with you?', '17:30'],
    ['would half past eleven in the morning suit him?', '11:30'],
    ['क्या सवा चार ठीक रहेगा?', '16:15'],
  ])('"%s"', (text, time) => {
    expect(valuesOf(text, VISIT)).toEqual({ visit_time: time })
  })

  it.each(['is the engineer coming at five?', 'does your office close at six?', 'do you work on Sundays at nine?'])(
    'one that is only asked about is none: "%s"',
    (text) => {
      expect(valuesOf(text, VISIT)).toEqual({})
    },
  )
})

describe('when others leave, or something begins, explains the time beside it', () => {
  it.each([
    ['by quarter past seven in the morning, kids leave at eight', '07:15'],
    ["8 am please, my son's school is at 9", '08:00'],
    ['my husband goes to work at nine, come at ten', '10:00'],
    ['saade chhe baje subah, bachche saat baje nikal jaate hain', '06:30'],
    ['सुबह साढ़े छह बजे, दफ़्तर आठ बजे का है', '06:30'],
    ['मेरी बेटी नौ बजे स्कूल जाती है, दस बजे आना', '10:00'],
  ])('"%s"', (text, time) => {
    expect(valuesOf(text, VISIT)).toEqual({ visit_time: time })
  })

  it('and answers nothing by itself', () => {
    expect(valuesOf('office opens at ten', VISIT)).toEqual({})
  })

  it.each(['9 am, 10 am', 'nine or ten', '9 baje aata hoon, 10 baje'])('two times are none: "%s"', (text) => {
    expect(valuesOf(text, VISIT)).toEqual({})
  })
})
