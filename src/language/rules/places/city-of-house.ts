import type { FieldReader } from '../fields/field-reader.ts'
import { nameCase } from '../names/name-case.ts'
import { AT, BE, BUT, OF } from '../words/function-words.ts'
import { textBetween, type Tokens } from '../words/tokens.ts'
import { isDeniedPlace } from './framed-place.ts'
import { isKnownCity } from './known-cities.ts'
import { isRelation } from './place-words.ts'
import type { PlaceSpan } from './place-span.ts'

/** The "Jaipur" of "Jaipur ke hospital mein", "भोपाल के एक अस्पताल में": the town of a house, where the town is asked for. */
export function cityOfHouse(heard: Tokens, { label }: FieldReader): PlaceSpan | undefined {
  if (!label.some((word) => /^(?:city|town)$/.test(word))) return undefined
  const { words, breaks } = heard
  for (let at = 0; at < words.length; at++) {
    for (const to of [at + 2, at + 1]) {
      if (!OF.test(words[to] ?? '') || breaks[to] || !isKnownCity(words.slice(at, to))) continue
      // "Pune ke paas Wagholi mein" is another place.
      if (isRelation(words[to + 1] ?? '') || /^(?:pass?|paas|baad|बाद)$/.test(words[to + 1] ?? '')) continue
      const end = words.findIndex((word, index) => index > to + 1 && index <= to + MAX_TO_HOUSE && AT.test(word))
      const between = words.slice(to + 1, end)
      if (between.some((word) => BE.test(word) || BUT.test(word) || isKnownCity([word]))) continue
      if (end === -1 || breaks.slice(to, end + 1).includes(true) || isDeniedPlace(heard, { from: at, to })) continue
      return { value: nameCase(textBetween(heard, at, to)), isExplicit: true, from: at, to }
    }
  }
  return undefined
}

const MAX_TO_HOUSE = 5
