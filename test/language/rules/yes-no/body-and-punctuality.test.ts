import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const BREATH = field('short_of_breath', 'boolean', 'Whether the patient has difficulty in breathing')
const SMELL = field('smell_lost', 'boolean', 'Have you lost your sense of smell?')
const SLEEP = field('sleep_trouble', 'boolean', 'Do you have trouble sleeping?')

describe('what the body does, where a question asks whether it fails', () => {
  it.each([
    ['my breathing is quite normal, only the throat hurts', BREATH, false],
    ['saans bilkul theek aa rahi hai', BREATH, false],
    ['no difficulty there, oxygen is ninety seven', BREATH, false],
    ['pump lene ke baad bhi saans theek se nahi aati', BREATH, true],
    ['one flight of stairs and I am out of breath', BREATH, true],
    ['सीढ़ी चढ़ते ही साँस फूल जाती है', BREATH, true],
    ['I can smell the coffee well', SMELL, false],
    ['I cannot smell even the perfume', SMELL, true],
    ['do din se koi gandh nahi aa rahi', SMELL, true],
    ['it was gone but it has come back now', SMELL, false],
    ['सूंघने में कोई दिक्कत नहीं', SMELL, false],
    ['neend hi nahi aati raat bhar', SLEEP, true],
    ['I sleep well', SLEEP, false],
  ])('"%s"', (said, asked, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    ['can you breathe in space?', BREATH],
    ['maybe my breathing is a bit off', BREATH],
    ['the nose is blocked by a cold', BREATH],
    ["I can't hear you, the line is bad", field('hearing', 'boolean', 'Do you have trouble hearing?')],
  ])('"%s" leaves it open', (said, asked) => {
    expect(valuesOf(said, asked)).toEqual({})
  })
})

describe('an ailment that comes and goes', () => {
  const FEVER = field('fever', 'boolean', 'Does the child have fever?')
  const PAIN_GONE = field('pain_gone', 'boolean', 'Is the pain gone?')
  const TESTED_ON = field('tested_on', 'string', 'Day the test was done')
  const FAMILY = field('family_members', 'number', 'How many people live in the house')
  it.each([
    ['it went down three days ago, he is fine now', false],
    ['कल रात था, अब उतर गया है', false],
    ['bukhar utar hi nahi raha', true],
    ['tablet ke baad bhi bukhar kam nahi ho raha', true],
    ['since morning it is a hundred and two', true],
    ['last I saw it was ninety eight', false],
    ['abhi tak bilkul theek hai, koi bukhar nahi', false],
  ])('"%s"', (said, value) => {
    expect(valuesOf(said, FEVER, TESTED_ON, FAMILY)).toEqual({ fever: value })
  })

  it('does not know of a fever that nobody measured', () => {
    expect(valuesOf('thermometer toot gaya, check nahi kiya', FEVER)).toEqual({})
  })

  it('takes what is gone for a yes to "is it gone?"', () => {
    expect(valuesOf('haan theek ho gaya', PAIN_GONE)).toEqual({ pain_gone: true })
  })

  it('takes a day with the name of its field', () => {
    expect(valuesOf('no fever, and the test was done two days ago', FEVER, TESTED_ON)).toEqual({
      fever: false,
      tested_on: '2026-11-19',
    })
  })
})

describe('being on time', () => {
  const ON_TIME = field('came_on_time', 'boolean', 'Whether the plumber arrived on time')
  it.each([
    ['he was twenty minutes early actually', true],
    ['teen ghante late pahuncha', false],
    ['बहुत इंतज़ार कराया', false],
    ['he said ten and turned up at one in the afternoon', false],
    ['samay par hi tha', true],
    ['time pe nahi aaya', false],
    ['five minutes here or there, more or less', true],
    ['not late at all', true],
  ])('"%s"', (said, value) => {
    expect(valuesOf(said, ON_TIME)).toEqual({ came_on_time: value })
  })

  it.each(['he was about five minutes late', 'he came', 'kabhi kabhi late', 'maybe he was late', 'he said ten'])(
    '"%s" leaves it open',
    (said) => {
      expect(valuesOf(said, ON_TIME)).toEqual({})
    },
  )
})
