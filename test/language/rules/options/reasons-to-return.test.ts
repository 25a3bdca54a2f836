import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const REASON = field('reason', 'enum', 'Reason for sending it back', [
  'Defective',
  'Wrong item',
  'Size does not fit',
  'Quality not as expected',
  'Changed mind',
])
const MODE = field('mode', 'enum', 'How the bill will be paid', ['UPI', 'Auto-debit', 'Card', 'Cheque'])
const WATER = field('complaint', 'enum', 'Type of complaint', [
  'no water supply',
  'low pressure',
  'dirty water',
  'pipe leakage',
])
const SPEED = field('issue', 'enum', 'What is the problem?', ['no internet', 'low speed', 'router fault', 'wrong bill'])

describe('why something is sent back', () => {
  it.each([
    ['this is not what I ordered', 'Wrong item'],
    ["it isn't what we asked for, we wanted blue", 'Wrong item'],
    ['jo mangwaya tha wo nahi aaya', 'Wrong item'],
    ['जो मँगवाया था वो नहीं आया', 'Wrong item'],
    ['ordered oak and got teak', 'Wrong item'],
    ["it won't go up the stairs", 'Size does not fit'],
    ["the table doesn't go through our gate", 'Size does not fit'],
    ['darwaze se andar hi nahi ja raha', 'Size does not fit'],
    ['size galat hai, humara bed bada hai', 'Size does not fit'],
    ['साइज़ गलत है', 'Size does not fit'],
    ['quality kharab hai, photo mein alag dikh raha tha', 'Quality not as expected'],
    ['क्वालिटी बेकार है', 'Quality not as expected'],
    ['the quality is useless', 'Quality not as expected'],
    ['मन बदल गया', 'Changed mind'],
    ['mann badal gaya hai humara', 'Changed mind'],
    ['nothing wrong with it, we changed our minds', 'Changed mind'],
    ['galat nahi hai, bas irada badal gaya', 'Changed mind'],
    ['विचार बदल दिया', 'Changed mind'],
  ])('%s', (text, value) => {
    expect(valuesOf(text, REASON)).toEqual({ reason: value })
  })
})

describe('what is kept and what is left', () => {
  it.each([
    ['auto debit hi rehne do', 'Auto-debit'],
    ['auto debit hi rehne dijiye, balance rakh doonga', 'Auto-debit'],
    ['ऑटो डेबिट ही रहने दो', 'Auto-debit'],
    ['cheque hi rehne dena, purana tareeka theek hai', 'Cheque'],
    ['auto debit rehne do, upi kar dunga', 'UPI'],
    ['cheque rehne do card le lo', 'Card'],
    ['चेक रहने दीजिए, यूपीआई', 'UPI'],
  ])('%s', (text, value) => {
    expect(valuesOf(text, MODE)).toEqual({ mode: value })
  })
})

describe('what is fine is no complaint', () => {
  it.each([
    ['pipe theek hai, paani ganda hai', WATER, 'dirty water'],
    ['supply to aa rahi hai par pressure nahi hai', WATER, 'low pressure'],
    ['सप्लाई आ रही है पर प्रेशर नहीं है', WATER, 'low pressure'],
    ['the pipe is ok, the water is dirty', WATER, 'dirty water'],
    ['pressure theek hai, pipe leak ho raha hai', WATER, 'pipe leakage'],
    ['pipe phat gaya hai', WATER, 'pipe leakage'],
    ['internet is coming but there is no speed', SPEED, 'low speed'],
    ['net chal raha hai par speed nahi hai', SPEED, 'low speed'],
    ['router is fine, the bill is wrong', SPEED, 'wrong bill'],
  ])('%s', (text, plan, value) => {
    expect(valuesOf(text, plan)).toEqual({ [plan.name]: value })
  })

  it.each([
    ['water in the building?', WATER],
    ['it is about the water', WATER],
    ['paani ki baat hai', WATER],
  ])('and what several have tells none: %s', (text, plan) => {
    expect(valuesOf(text, plan)).toEqual({})
  })
})
