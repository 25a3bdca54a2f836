import { expect, it } from 'vitest'
import { spanIn } from '../../../src/language/model/quoted-span.ts'

it('finds words ignoring case, punctuation and spaces, and returns them as written', () => {
  expect(spanIn('Hi, I am  Priya   SHARMA!', 'priya sharma')).toBe('Priya   SHARMA')
  expect(spanIn('मेरा नाम प्रिया है', 'नाम प्रिया')).toBe('नाम प्रिया')
  expect(spanIn('I don’t want it', "don't want")).toBe('don’t want')
})

it('finds no part of a word, no other order and nothing in an empty quote', () => {
  expect(spanIn('I am Priyanka', 'Priya')).toBeUndefined()
  expect(spanIn('Sharma Priya', 'Priya Sharma')).toBeUndefined()
  expect(spanIn('anything', ' … ')).toBeUndefined()
})
