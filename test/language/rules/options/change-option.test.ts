import { describe, expect, it } from 'vitest'
import { choice, field, valuesOf } from '../../../support/language/rules.ts'

const WATER = choice(
  'Change wanted in the water cans',
  'Increase cans',
  'Reduce cans',
  'Pause delivery',
  'Stop service',
)
const COVER = choice('Change wanted in the policy', 'Increase cover', 'Reduce cover', 'Cancel policy')
const CANS = field('cans_per_week', 'number', 'Cans of water a week')

describe('what becomes of something that goes on', () => {
  it.each([
    ['guests are coming, I need more now', 'Increase cans'],
    ['badhana hai, ghar mein shaadi hai', 'Increase cans'],
    ['ek aur bhejna', 'Increase cans'],
    ['do ki jagah teen kar do', 'Increase cans'],
    ['one instead of two', 'Reduce cans'],
    ['thoda kam bhejiye', 'Reduce cans'],
    ['going out for ten days so hold it', 'Pause delivery'],
    ['ek hafte ke liye band kar do', 'Pause delivery'],
    ['gaon ja rahe hain, do hafte band rakhiye', 'Pause delivery'],
    ['do saal ho gaye, ab band kar do', 'Stop service'],
    ['अगले हफ्ते तक मत भेजना', 'Pause delivery'],
    ['band hi kar do, filter lagwa liya', 'Stop service'],
    ["we're moving, so end it completely", 'Stop service'],
  ])('"%s" chooses', (text, value) => {
    expect(valuesOf(text, WATER)).toEqual({ choice: value })
  })

  it.each(['band mat karna', "don't stop it", 'hold please', 'paani zyada thanda hota hai', 'pehle kam karte the'])(
    '"%s" chooses none',
    (text) => {
      expect(valuesOf(text, WATER)).toEqual({})
    },
  )

  it('leaves the number for how much', () => {
    expect(valuesOf('do ki jagah teen can', WATER, CANS)).toEqual({ choice: 'Increase cans', cans_per_week: 3 })
  })

  it.each([
    ['premium bahut hai, policy band kar do', 'Cancel policy'],
    ['zyada cover chahiye', 'Increase cover'],
  ])('"%s", of a policy', (text, value) => {
    expect(valuesOf(text, COVER)).toEqual({ choice: value })
  })

  it.each(['premium zyada lag raha hai', 'charges badha diye aapne', 'fees kam karo', 'rates badha do to kya hoga'])(
    'is not told by what is paid: "%s"',
    (text) => {
      expect(valuesOf(text, COVER)).toEqual({})
    },
  )

  it.each(['Sunday ko mat bhejna', 'wait, hold my call'])('is not told by "%s"', (text) => {
    expect(valuesOf(text, WATER)).toEqual({})
  })

  it.each([
    ['I want some more time', COVER],
    ['sochne ke liye thoda aur samay chahiye', COVER],
    ['send me more information please', COVER],
    ['raise a complaint', COVER],
    ['ladka paani nahi laaya kal se', WATER],
    ['aapne OTP nahi bheja', WATER],
    ['message mat bhejo', WATER],
    ['ganda paani mat bhejo', WATER],
    ['subah mat bhejiye, shaam ko bhejiye', WATER],
    ["don't send small cans, send big cans", WATER],
    ['abhi TV band karo', WATER],
    ['office band karke aata hoon', WATER],
    ['close the complaint', COVER],
    ['kam se kam paanch can chahiye', WATER],
    ['phone cut ho gaya tha', WATER],
    ['namak kam karo', WATER],
    ['need less salt', WATER],
    ['do se teen can chahiye', WATER],
  ])('speaks of another thing: "%s"', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({})
  })

  it.each([
    ['ab paani mat bhejo', 'Stop service'],
    ['kal se nahi bhejna', 'Stop service'],
    ["don't send any water from tomorrow", 'Stop service'],
    ['paani band kar dijiye', 'Stop service'],
    ['cut it down', 'Reduce cans'],
    ['do se teen can kar dijiye', 'Increase cans'],
  ])('"%s" is of the thing itself', (text, value) => {
    expect(valuesOf(text, WATER)).toEqual({ choice: value })
  })

  it('is of what is brought day by day where the question does not say of what', () => {
    const unnamed = choice('Change wanted', 'Increase quantity', 'Pause delivery', 'Stop subscription')
    expect(valuesOf('doodh badhana hai, mehmaan aa rahe hain', unnamed)).toEqual({ choice: 'Increase quantity' })
    expect(valuesOf('radio band kar do', unnamed)).toEqual({})
  })
})
