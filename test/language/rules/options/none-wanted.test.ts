import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const EXTRA = field('accessory', 'enum', 'Accessory wanted', ['Helmet', 'Phone holder', 'Seat cover', 'No accessory'])
const CHANGE = field('change_wanted', 'enum', 'Change wanted in the plan', ['Bigger plan', 'Smaller plan', 'No change'])

describe('none of what is asked about', () => {
  it.each([
    ['none, thanks', EXTRA],
    ['kuch nahi chahiye', EXTRA],
    ['nahi chahiye', EXTRA],
    ['no thank you', EXTRA],
    ["I don't need any of these", EXTRA],
    ['alag se koi accessory mat lagao, saada rakho', EXTRA],
    ['कुछ नहीं चाहिए', EXTRA],
    ['without any accessories please', EXTRA],
    ['nothing, keep it the way it is', CHANGE],
    ['koi badlav nahi', CHANGE],
    ['जैसा चल रहा है चलने दो', CHANGE],
    ['same hi rehne do', CHANGE],
  ])('"%s"', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: asked.options.at(-1) })
  })

  it.each(['seat cover nahi chahiye', "I don't want the helmet", 'my office gives them, no need', 'no problem'])(
    'is not said by "%s"',
    (text) => {
      expect(valuesOf(text, EXTRA)).toEqual({})
    },
  )

  it.each(["don't put the helmet", "don't give me the seat cover"])('is not said by "%s"', (text) => {
    expect(valuesOf(text, EXTRA)).toEqual({})
  })

  it.each([
    ['jo plan chal raha hai woh theek nahi hai', CHANGE],
    ['jo abhi hai usse sahi wala do', CHANGE],
    ['jaisa pehle tha waisa karo', CHANGE],
    ['koi nahi, phir bhi batao', EXTRA],
    ['kuch nahi, aap bataiye kya hai', EXTRA],
  ])('is not said by what only begins so: "%s"', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({})
  })

  it('gives way to what is named beside it', () => {
    expect(valuesOf('nothing much, just a helmet', EXTRA)).toEqual({ accessory: 'Helmet' })
  })
})
