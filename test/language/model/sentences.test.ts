import { describe, expect, it } from 'vitest'
import { wholeSentences } from '../../../src/language/model/sentences.ts'

describe('the whole sentences of a text that still grows', () => {
  it.each([
    ['Thanks, Asha. Which', 'Thanks, Asha. '],
    ['Thanks, Asha.', ''],
    ['Thanks! Is that all? Then', 'Thanks! Is that all? '],
    ['धन्यवाद। आपका नाम', 'धन्यवाद। '],
    ['"Good." she said', '"Good." '],
    ['Which day', ''],
    ['', ''],
  ])('of %j are %j', (text, sentences) => {
    expect(wholeSentences(text)).toBe(sentences)
  })

  it.each([
    'I will tell Dr. Rao',
    'It costs Rs. 500',
    'This is A. P. Sharma',
    'at 4.30 today',
    'No. 5 is',
    'श्री. राव',
    '1. Pune',
  ])('does not end one in %j', (text) => {
    expect(wholeSentences(text)).toBe('')
  })
})
