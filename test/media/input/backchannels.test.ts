import { describe, expect, it } from 'vitest'
import { endsOpen, endsUnfinished, isBackchannel, isFiller } from '../../../src/media/input/backchannels.ts'

const whole = { isPartial: false, asksYesOrNo: false }

describe('filler words', () => {
  it.each(['mhm', 'Mm-hmm.', 'ok', 'Okay, okay', 'haan ji', 'accha', 'Hello?', 'अच्छा', 'हाँ जी', 'uh-huh', 'yes', ''])(
    '"%s" asks nobody to stop',
    (text) => expect(isBackchannel(text, whole)).toBe(true),
  )

  it.each(['wait', 'ok but wait', 'Sorry, please repeat that', 'रुकिए', '42'])('"%s" does', (text) =>
    expect(isBackchannel(text, whole)).toBe(false),
  )

  it('"yes" does when yes or no was asked', () => {
    expect(isBackchannel('yes', { ...whole, asksYesOrNo: true })).toBe(false)
  })

  it('"no" does when yes or no was answered a moment ago, "yes" does not', () => {
    const answered = { isPartial: false, asksYesOrNo: true, isAnswered: true }
    expect(['no', 'nahi nahi', 'ok no'].some((text) => isBackchannel(text, answered))).toBe(false)
    expect(['yes', 'हाँ ना', 'yes ok'].every((text) => isBackchannel(text, answered))).toBe(true)
  })

  it('a word that is not yet whole counts for what it may become', () => {
    expect(isBackchannel('ok theek ha', { ...whole, isPartial: true })).toBe(true)
    expect(isBackchannel('achc', { ...whole, isPartial: true })).toBe(true)
    expect(isBackchannel('achc', whole)).toBe(false)
    expect(isBackchannel('sto', { ...whole, isPartial: true })).toBe(false)
  })
})

describe('unfinished speech', () => {
  it('is thinking aloud, or breaks off where nobody ends', () => {
    expect(['um', 'Hmm, uh'].every(isFiller)).toBe(true)
    expect(isFiller('um yes')).toBe(false)
    expect(['my name is', 'to buy a', 'kal shaam ko', 'मेरा नाम प्रिया और', 'tomorrow um'].every(endsUnfinished)).toBe(
      true,
    )
    expect(['Priya', 'come in.', 'who for?', ''].some(endsUnfinished)).toBe(false)
    expect(endsUnfinished('Yes, to buy,')).toBe(true)
  })

  it('is certain after an article, a preposition or a conjunction, in English and Hindi', () => {
    const open = ['tomorrow at', 'to buy a', 'yes and', 'Priya ka', 'कल सुबह और', 'मेरे']
    expect(open.filter((text) => !endsOpen(text))).toEqual([])
    const whole = ['yes I am', 'somvar ko', 'happy to', 'Come in.', 'Priya', '']
    expect(whole.filter(endsOpen)).toEqual([])
  })
})
