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
