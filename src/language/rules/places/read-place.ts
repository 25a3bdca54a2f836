import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { readRefusal } from '../refusals.ts'
import { type Clause, clauseAt, clausesOf } from '../words/clauses.ts'
import { isPlaceOfDeed } from './place-of-deed.ts'
import { textBetween, type Tokens } from '../words/tokens.ts'
import { isPlaceWord, isRelation } from './place-words.ts'
import { isPossessive } from '../names/kin.ts'
import { endOfWay, framedPlace, isDeniedPlace } from './framed-place.ts'
import { isNoName, withoutVerb } from '../names/is-no-name.ts'
import { cityOfHouse } from './city-of-house.ts'
import { isPlaceOfElse } from './is-place-of-else.ts'
import { isKnownCity } from './known-cities.ts'
import { nameCase } from '../names/name-case.ts'
import { placeByKind } from './place-by-kind.ts'
import { numberedPlace } from './places-in-sentences.ts'
import { findKnownCity, findPlace, findPlaceOf, hasBarePlace, opensWithPlace, placeBehind } from './find-place.ts'
import { findPlaceNow } from './place-now.ts'
import { placeFrom } from './place-from.ts'
import type { PlaceSpan } from './place-span.ts'
import { townBeforeState } from './town-before-state.ts'
import { OR } from '../words/function-words.ts'
import { placeByFrame } from './place-by-frame.ts'
import { isToldOfAPlace } from './told-of-a-place.ts'
import { NAME_WORDS } from '../names/name-words.ts'

/** "Ramlal Yadav, Belkheda": the city after the pause that ends the name. */
function placeAfter({ heard }: Message, from: number): PlaceSpan | undefined {
  return heard.breaks[from] && from < heard.words.length ? placeFrom(heard, from, false) : undefined
}

export function readPlace(message: Message, plan: FieldReader): void {
  const asked = message.isAsked(plan)
  const { heard } = message
  const told = asked && message.asked.length > 1 ? placeByKind(heard, plan, message.asked) : undefined
  if (told === 'other') return
  if (
    told &&
    message.move === undefined &&
    !message.isUsed(told.from, told.to) &&
    !isDeniedPlace(heard, told) &&
    !isPlaceOfElse(message, plan, told, asked)
  ) {
    message.take(plan, nameCase(textBetween(heard, told.from, told.to)), true, told.from, told.to)
    return
  }
  const house = message.move === undefined ? cityOfHouse(heard, plan) : undefined
  if (house && !message.isUsed(house.from, house.to) && !isPlaceOfElse(message, plan, house, asked)) {
    message.take(plan, house.value, true, house.from, house.to)
    return
  }
  const isElse = message.move !== undefined || readRefusal(heard, 4) !== undefined
  // "Kota. Aap kahan se bol rahe ho?"
  const mayStandBeside =
    message.move === undefined || message.move === 'question' || (message.move === 'who' && opensWithPlace(heard))
  const isAwaited = message.move === 'wait' && framedPlace(heard, plan, endOfWay(plan)) !== undefined
  if (asked && isElse && !isAwaited && !(mayStandBeside && hasBarePlace(heard))) return
  const found =
    (asked
      ? (findPlaceNow(heard, plan, message.correction.from) ??
        numberedPlace(heard, message.readsHindi) ??
        findPlaceOf(heard, plan.cues))
      : undefined) ??
    findPlace(heard, asked, message.correction.from) ??
    findKnownCity(heard)
  const loose =
    asked && found && message.isUsed(found.from, found.to)
      ? (placeBehind(heard) ?? findKnownCity(heard) ?? placeAfter(message, found.to))
      : found
  const one = withAlternative(heard, asked ? placeByFrame(message, plan, loose) : loose)
  const place = one && asked ? (townBeforeState(heard, one) ?? one) : one
  const isLabel = place && (isOtherField(message, plan, place) || NAME_WORDS.has(heard.words[place.to - 1] ?? ''))
  if (place && (isLabel || isOnlyKind(heard, place) || isNoPlace(heard, place) || isToldOfAPlace(heard, place, plan)))
    return
  if (place && isPlaceOfElse(message, plan, place, asked)) return
  const clause = place && !asked ? clauseAt(heard, place.from) : undefined
  if (clause && isPlaceOfDeed(message, clause)) return
  if (place && !message.isUsed(place.from, place.to) && (asked || place.isExplicit)) {
    const { from, to } = isKnownCity(heard.words.slice(place.from, place.to)) ? place : withoutVerb(heard, place)
    const value = from === place.from && to === place.to ? place.value : nameCase(textBetween(heard, from, to))
    message.take(plan, value, place.isExplicit, from, to)
    const town = clausesOf(heard).find((clause) => clause.from === to)
    // The "Ghaziabad wala" of "Kaushambi, Ghaziabad wala" answers no other question.
    if (town && town.to - town.from === 2 && WALA.test(heard.words[town.to - 1] ?? '')) message.use(town.from, town.to)
  }
}

const WALA = /^(?:wal[aei]|waal[aei]|वाला|वाली|वाले)$/

/** "HSR Layout or Koramangala": either of the two. */
function withAlternative(heard: Tokens, place: PlaceSpan | undefined): PlaceSpan | undefined {
  const or = place === undefined ? '' : (heard.words[place.to] ?? '')
  if (place === undefined || !OR.test(or) || heard.breaks[place.to]) return place
  const other = placeFrom(heard, place.to + 1, false)
  return other === undefined ? place : { ...place, value: `${place.value} ${or} ${other.value}`, to: other.to }
}

/** The "pickup" of "pickup area Patna hai", where another field is called so. */
function isOtherField({ heard, plans }: Message, plan: FieldReader, { from, to }: Clause): boolean {
  const said = heard.words.slice(from, to)
  return plans.some((other) => other !== plan && said.every((word) => other.names.has(word) && !plan.names.has(word)))
}

/** "Civil Lines", "lake road": usual words name a place only with one of those that end such names. */
function isNoPlace(heard: Tokens, { from, to }: Clause): boolean {
  const said = heard.words.slice(from, to)
  return isNoName(heard, { from, to }) && !isKnownCity(said) && !said.some(isPlaceWord)
}

/** "Layout", "ward": what kind of place it is, without its name. */
function isOnlyKind({ words }: Tokens, { from, to }: Clause): boolean {
  return words.slice(from, to).every((word) => KIND_ALONE.test(word) || isRelation(word) || isPossessive(word))
}

const KIND_ALONE = regex`
  ^(?:
    layout|ward|sector|colony|nagar|road|street|lane|block|stage|phase|cross|main|gali|extension|mohalla|opposite|branch
    |shakha|aapk[aei]|office|ghar|शाखा|आपके|आपका|आपकी|ऑफिस|घर
  )$
`
