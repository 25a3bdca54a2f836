import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

function read(question: string, text: string): unknown {
  return understand(text, [field('answer', 'boolean', question)], ['answer']).values['answer']
}

describe('a yes that the rest of the sentence takes back', () => {
  it.each([
    ['Do you smoke?', 'yes, but I quit last year', false],
    ['Do you smoke?', 'haan, par band kar di', false],
    ['Do you smoke?', 'haan pehle, par ab chhod di', false],
    ['Do you smoke?', 'हाँ, पर बंद कर दी', false],
    ['Do you smoke?', 'haan, par kam', true],
    ['Do you have a loan?', 'haan tha, par chuka diya', false],
    ['Do you already have a policy?', 'haan thi par band kar di', false],
    ['Do you run a shop?', 'haan, par Sunday ko band rehti hai', true],
  ])('%s "%s" is %s', (question, text, value) => expect(read(question, text)).toBe(value))
})

describe('a hedge', () => {
  it.each([
    ['shayad ho jayega', undefined],
    ['शायद हो जाएगा', undefined],
    ['shayad theek hai', undefined],
    ['shayad haan', true],
    ['ho jayega', true],
  ])('"%s" is %s', (text, value) => expect(read('Do you agree to pay a deposit?', text)).toBe(value))
})

describe('a wish tells nothing of what one has', () => {
  it.each([
    ['mujhe insurance nahi chahiye', undefined],
    ["I don't want any insurance", undefined],
    ['मुझे कोई बीमा नहीं लेना', undefined],
    ['nahi hai', false],
    ["no, I don't want one", false],
  ])('"%s" is %s', (text, value) => expect(read('Do you have a life insurance policy?', text)).toBe(value))
})

describe('what else must be there is no wish for what was offered', () => {
  it.each([
    ['AC nahi chahiye par cooler hona chahiye', false],
    ['एसी नहीं चाहिए पर कूलर होना चाहिए', false],
    ['AC hona chahiye', true],
    ['haan zaroor hona chahiye', true],
  ])('"%s" is %s', (text, value) => expect(read('Do you want an AC room?', text)).toBe(value))
})

describe('what is in order needs no repair', () => {
  it.each([
    ['regulator theek hai', false],
    ['theek hai wo to', false],
    ['रेगुलेटर सही चल रहा है', false],
    ["it's working fine", false],
    ['theek hai', true],
    ['theek hai, badal do', true],
    ['regulator theek nahi hai', true],
    ['haan, thoda leak karta hai', true],
  ])('"%s" is %s', (text, value) => expect(read('Does the regulator need to be changed?', text)).toBe(value))
})

it('takes "kar dijiye" behind another thing for no yes', () => {
  expect(read('Do you agree to pay a deposit?', 'दूध भैंस का ही कर दीजिए')).toBeUndefined()
})
