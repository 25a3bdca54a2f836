import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const LIKED = field('liked', 'enum', 'What did you like most?', ['food', 'music', 'swimming pool', 'trainers'])
const WATER = field('water_type', 'enum', 'What type of water should we bring?', ['drinking', 'borewell', 'treated'])
const SUBJECT = {
  ...field('subject', 'enum', 'Which subject is it for?', ['Science', 'Social Studies', 'Hindi', 'Maths']),
  texts: { hi: { options: { Science: 'विज्ञान', 'Social Studies': 'सामाजिक विज्ञान' } } },
}
const REASON = field('delay_reason', 'enum', 'Why is the payment late?', [
  'job loss',
  'medical expense',
  'forgot',
  'bank or app problem',
])

describe('two candidates', () => {
  it.each(["The food or maybe the pool, can't decide.", 'music ya phir pool', 'food or even the trainers'])(
    'are asked about again: %s',
    (said) => {
      expect(valuesOf(said, LIKED)).toEqual({})
    },
  )

  it.each([
    ['बोरवेल का... माफ़ कीजिए, पीने वाला लिखिए', 'drinking'],
    ['borewell, sorry, peene wala', 'drinking'],
    ['treated instead of borewell', 'treated'],
    ['borewell, sorry for the noise here', 'borewell'],
  ])('are settled by a correction: %s', (said, value) => {
    expect(valuesOf(said, WATER)).toEqual({ water_type: value })
  })

  it.each([
    ['samajik vigyan mein dikkat hai', 'Social Studies'],
    ['सामाजिक विज्ञान', 'Social Studies'],
    ['social science', 'Social Studies'],
    ['vigyan', 'Science'],
    ['विज्ञान', 'Science'],
  ])('are settled by the longer name: %s', (said, value) => {
    expect(valuesOf(said, SUBJECT)).toEqual({ subject: value })
  })

  it('are none where the one that is named is denied behind it', () => {
    expect(valuesOf('Science is not what he needs', SUBJECT)).toEqual({})
    expect(valuesOf("Hindi isn't needed, Maths is", SUBJECT)).toEqual({ subject: 'Maths' })
  })
})

describe('a word that only sounds like another', () => {
  it.each([
    ['bachche ki tabiyat kharab thi, hospital ka kharcha aa gaya', { delay_reason: 'medical expense' }],
    ['ghar ka kharcha zyada ho gaya', {}],
    ['yaad hi nahi raha', { delay_reason: 'forgot' }],
  ])('names no option: %s', (said, values) => {
    expect(valuesOf(said, REASON)).toEqual(values)
  })
})

describe('an option whose own words deny, after a correction', () => {
  const TROUBLE = field('trouble', 'enum', 'What was the biggest problem?', [
    'noise',
    'hot water',
    'wifi',
    'no problem',
  ])
  it.each(['hot water, sorry, no problem', 'hot water, माफ कीजिए, no problem', 'wifi, नहीं नहीं, no problem'])(
    '"%s"',
    (text) => {
      expect(valuesOf(text, TROUBLE)).toEqual({ trouble: 'no problem' })
    },
  )
  it('gives way to what comes after it', () => {
    expect(valuesOf('no problem, sorry, wifi', TROUBLE)).toEqual({ trouble: 'wifi' })
  })
})

describe('"both", where it is an option', () => {
  const FORM = field('form', 'enum', 'How do you want the pictures?', ['digital photos', 'printed album', 'both'])
  it.each(['digital photos nahi, both', 'not the album alone, both'])('"%s"', (text) => {
    expect(valuesOf(text, FORM)).toEqual({ form: 'both' })
  })
  it('may end the option, and outweighs what is said of one of the two', () => {
    const MENU = field('menu', 'enum', 'Which menu?', ['Vegetarian', 'Non-vegetarian', 'Veg and non-veg both'])
    expect(valuesOf('dono chahiye, veg ka counter alag', MENU)).toEqual({ menu: 'Veg and non-veg both' })
    expect(valuesOf('veg dono time', MENU)).toEqual({ menu: 'Vegetarian' })
    expect(valuesOf('non veg to bilkul nahi', MENU)).toEqual({})
  })
  it.each(['dono nahi', 'both nahi'])('is denied by "%s"', (text) => {
    expect(valuesOf(text, FORM)).toEqual({})
  })
})
