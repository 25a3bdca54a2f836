import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const WORK = field('work_type', 'enum', 'What work do you need help with?', [
  'cleaning',
  'cooking',
  'baby care',
  'gardening',
])
const SERVICE = field('service', 'enum', 'Which service do you need?', ['washing', 'ironing', 'dry cleaning'])
const LUNCH = field('lunch', 'enum', 'How do you get your lunch?', ['cooking', 'canteen', 'tiffin'])

describe('what people do themselves, where the question is what they need', () => {
  it.each([
    ['I cook myself, I need someone for gardening', WORK, 'gardening'],
    ['khana main khud banati hoon, safai ke liye chahiye', WORK, 'cleaning'],
    ['खाना मैं खुद बनाती हूँ, सफ़ाई के लिए चाहिए', WORK, 'cleaning'],
    ['gardening my husband does himself. Cooking please', WORK, 'cooking'],
    ['we do the washing ourselves, ironing is what we need', SERVICE, 'ironing'],
    ['I do the cleaning myself, so cooking', WORK, 'cooking'],
  ])('is not what "%s" asks for', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    ['I cook myself', WORK],
    ['cooking main khud kar leti hoon', WORK],
    ['we iron the clothes ourselves', SERVICE],
  ])('leaves "%s" open', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({})
  })

  it.each([
    ["I can't do the cooking myself", WORK, 'cooking'],
    ['I need dry cleaning for myself', SERVICE, 'dry cleaning'],
    ['I do the cooking myself', LUNCH, 'cooking'],
  ])('takes no other way of saying it for that: "%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })
})
