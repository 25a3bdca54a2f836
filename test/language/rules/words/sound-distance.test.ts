import { describe, expect, it } from 'vitest'
import { mattersIn } from '../../../../src/language/rules/words/matters-in.ts'
import { soundDistance } from '../../../../src/language/rules/words/sound-distance.ts'

describe('how far apart two words sound', () => {
  it.each([
    ['भेज', 'bhej'],
    ['फ्रिज', 'fridge'],
    ['स्कूल', 'school'],
    ['गाडी', 'gaadi'],
    ['बच्चे', 'bachche'],
    ['सीट', 'seat'],
    ['फोन', 'phone'],
    ['डॉक्टर', 'doktar'],
  ])('is nothing for "%s" and "%s"', (one, other) => expect(soundDistance(one, other)).toBe(0))

  it.each([
    ['शुगर', 'sugar'],
    ['पेट', 'peet'],
    ['चौथी', 'chhoti'],
    ['व्यस्त', 'west'],
  ])('is little for "%s" and "%s"', (one, other) => expect(soundDistance(one, other)).toBe(0.5))

  it.each([
    ['भेज', 'beej'],
    ['डेढ', 'death'],
    ['बहुत', 'boat'],
    ['रहते', 'rate'],
    ['पेट', 'beat'],
    ['कमर', 'kamra'],
  ])('is more for "%s" and "%s"', (one, other) => expect(soundDistance(one, other)).toBeGreaterThanOrEqual(1))
})

describe('a word in Devanagari speaks of what it sounds like', () => {
  const named = (word: string) => mattersIn([word]).flatMap(({ matters }) => matters.map(({ id }) => id))
  const share = (one: string, other: string) => named(one).some((id) => named(other).includes(id))

  it.each([
    ['बच्चे', 'bachche'],
    ['घर', 'ghar'],
    ['बुखार', 'fever'],
    ['दुकान', 'shop'],
  ])('"%s" as "%s" does', (one, other) => expect(share(one, other)).toBe(true))

  it.each([
    ['बहुत', 'boat'],
    ['भेज', 'seeds'],
    ['डेढ', 'death'],
    ['पैसे', 'behind'],
    ['दिल्ली', 'late'],
  ])('"%s" and not as "%s" does', (one, other) => expect(share(one, other)).toBe(false))
})
