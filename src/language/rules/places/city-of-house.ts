import type { FieldReader } from '../fields/field-reader.ts'
import { nameCase } from '../names/name-case.ts'
import { AT, BE, BUT, OF } from '../words/function-words.ts'
import { textBetween, type Tokens } from '../words/tokens.ts'
import { isDeniedPlace } from './framed-place.ts'
import { isKnownCity } from './known-cities.ts'
import { isRelation } from './place-words.ts'
import type { PlaceSpan } from './place-span.ts'

/** The "Jaipur" of "Jaipur ke hospital mein", "भोपाल के एक अस्पताल में": the town of a house, where the town is asked for. */
export function cityOfHouse(heard: Tokens, { label, questionWords }: FieldReader): PlaceSpan | undefined {
  if (!label.some((word) => /^(?:city|town)$/.test(word))) return undefined
  const { words, breaks } = heard
  const houses = HOUSES.filter((house) => [...label, ...questionWords].some((word) => house.test(word)))
  if (houses.length === 0 || townsIn(words) !== 1) return undefined
  for (let at = 0; at < words.length; at++) {
    for (const to of [at + 2, at + 1]) {
      if (!OF.test(words[to] ?? '') || breaks[to] || !isKnownCity(words.slice(at, to))) continue
      // "Pune ke paas Wagholi mein" is another place.
      if (isRelation(words[to + 1] ?? '') || /^(?:pass?|paas|baad|बाद)$/.test(words[to + 1] ?? '')) continue
      const end = words.findIndex((word, index) => index > to + 1 && index <= to + MAX_TO_HOUSE && AT.test(word))
      const between = words.slice(to + 1, end)
      if (!between.some((word) => houses.some((house) => house.test(word)))) continue
      if (between.some((word) => BE.test(word) || BUT.test(word) || isKnownCity([word]))) continue
      if (end === -1 || breaks.slice(to, end + 1).includes(true) || isDeniedPlace(heard, { from: at, to })) continue
      return { value: nameCase(textBetween(heard, at, to)), isExplicit: true, from: at, to }
    }
  }
  return undefined
}

const MAX_TO_HOUSE = 5

function townsIn(words: readonly string[]): number {
  let count = 0
  for (let at = 0; at < words.length; at++) {
    if (at + 1 < words.length && isKnownCity(words.slice(at, at + 2))) {
      count += 1
      at += 1
    } else if (isKnownCity(words.slice(at, at + 1))) count += 1
  }
  return count
}

/** The houses a question may be about, each with what people call it. */
const HOUSES = [
  /^(?:hospitals?|haspatal|aspatal|hospitali[sz]ed|admitted|treatment|अस्पताल|हॉस्पिटल|हस्पताल)$/,
  /^(?:clinics?|क्लीनिक|क्लिनिक)$/,
  /^(?:branch|branches|ब्रांच|शाखा)$/,
  /^(?:schools?|स्कूल)$/,
  /^(?:colleges?|कॉलेज)$/,
  /^(?:hotels?|होटल)$/,
  /^(?:shops?|stores?|showrooms?|dukaan|दुकान|शोरूम)$/,
  /^(?:garages?|workshops?|गैराज)$/,
  /^(?:labs?|laboratory|लैब)$/,
  /^(?:offices?|ऑफिस|दफ्तर)$/,
]
