import { clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { isPlaceName } from './is-place-name.ts'
import { placeFrom } from './place-from.ts'
import type { PlaceSpan } from './place-span.ts'

const STATES = wordSet(
  `rajasthan maharashtra gujarat karnataka kerala bihar jharkhand punjab haryana odisha orissa assam telangana uttarakhand
   chhattisgarh himachal राजस्थान महाराष्ट्र गुजरात कर्नाटक केरल बिहार झारखंड पंजाब हरियाणा ओडिशा असम तेलंगाना उत्तराखंड छत्तीसगढ`,
)

/** The "Sikar" of "Sikar, Rajasthan mein": the town that stands by itself before its state. */
export function townBeforeState(heard: Tokens, place: PlaceSpan): PlaceSpan | undefined {
  const said = heard.words.slice(place.from, place.to)
  if (said.length !== 1 || !STATES.has(said[0] ?? '')) return undefined
  const before = clausesOf(heard).find(({ to }) => to === place.from)
  if (before === undefined || before.to - before.from > MAX_WORDS || !isPlaceName(heard, before.from, before.to))
    return undefined
  const town = placeFrom(heard, before.from, false)
  return town?.to === before.to ? town : undefined
}

const MAX_WORDS = 2
