import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const PLUMBER = field('plumber', 'boolean', 'Whether the tenant wants our plumber to look at the tap')
const RIBBON = field('ribbon', 'boolean', 'Whether a ribbon should be tied around the box')
const TIFFIN = field('tiffin_needed', 'boolean', 'Does the student need a tiffin?')
const CAN_LIFT = field('can_lift', 'boolean', 'Whether the worker can lift sacks of forty kilos')
const COVER = field('cover', 'boolean', 'Do you want to add breakdown cover to the policy?')
const CRACKED = field('cracked', 'boolean', 'Whether the mirror arrived cracked or damaged')
const WILL_JOIN = field('will_join', 'boolean', 'Whether the customer agrees to join the scheme')

describe('an offer is taken or left by what one asks to be done', () => {
  it.each([
    ['plumber bhej dijiye, paani tapak raha hai', PLUMBER, true],
    ['go ahead and send him', PLUMBER, true],
    ["you'll have to send someone, it's flooding", PLUMBER, true],
    ["no no, please send him, I can't fix it", PLUMBER, true],
    ['भेज दो किसी को', PLUMBER, true],
    ["don't send anyone", PLUMBER, false],
    ['send me the bill', PLUMBER, undefined],
    ['tie it, it is a present', RIBBON, true],
    ['ribbon chhodo, jaldi karo', RIBBON, false],
    ['रिबन रहने दो', RIBBON, false],
    ['never mind the ribbon', RIBBON, false],
    ['never mind the bill, tie it', RIBBON, true],
    ['it goes by hand, so no ribbon', RIBBON, false],
    ['no plumber, I only wanted to ask', PLUMBER, false],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual(value === undefined ? {} : { [one.name]: value })
  })
})

describe('what there is no way around is wanted', () => {
  it.each([
    ['tiffin to lena hi padega', TIFFIN, true],
    ['टिफिन तो लेना ही पड़ेगा', TIFFIN, true],
    ['ghar pe poochna padega', TIFFIN, undefined],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual(value === undefined ? {} : { [one.name]: value })
  })
})

describe('what is too much for somebody is not taken on', () => {
  it.each([
    ['forty kilos is too much for me', CAN_LIFT, false],
    ['ye mere bas ki baat nahi', CAN_LIFT, false],
    ['यह उनके बस की बात नहीं', CAN_LIFT, false],
    ['koshish karunga par vaada nahi kar sakta', CAN_LIFT, undefined],
    ["I'll try but no guarantees", CAN_LIFT, undefined],
    ['main taiyar hoon', WILL_JOIN, true],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual(value === undefined ? {} : { [one.name]: value })
  })
})

describe('what somebody else does or provides is not needed', () => {
  it.each([
    ["my uncle has a mess nearby, so he'll arrange it", TIFFIN, false],
    ["my cousin is a plumber, that's taken care of", PLUMBER, false],
    ['my company covers that', COVER, false],
    ['card mein already milta hai cover', COVER, false],
    ["I'll fix it myself when I'm home", PLUMBER, false],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual(value === undefined ? {} : { [one.name]: value })
  })
})

describe('a thing that came whole is not damaged', () => {
  it.each([
    ['mirror ekdum theek hai', CRACKED, false],
    ['it came in perfect condition', CRACKED, false],
    ['शीशा बिल्कुल ठीक है', CRACKED, false],
    ['haan, kone se toota hai', CRACKED, true],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual(value === undefined ? {} : { [one.name]: value })
  })
})
