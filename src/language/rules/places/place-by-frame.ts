import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { bareClauses } from '../words/bare-clauses.ts'
import { type Clause, clauseAt } from '../words/clauses.ts'
import { isOfMatter } from '../words/matters-in.ts'
import { textBetween, type Tokens } from '../words/tokens.ts'
import { isPossessive } from '../names/kin.ts'
import { endOfWay, framedPlace, isDeniedPlace, withoutKind } from './framed-place.ts'
import { isKnownCity } from './known-cities.ts'
import { nameCase } from '../names/name-case.ts'
import { pointedPlace } from './pointed-place.ts'
import { statedName } from '../names/stated-name.ts'
import type { PlaceSpan } from './place-span.ts'
import { THINGS } from '../names/things-held.ts'
import { isOnlyNames } from '../names/only-names.ts'

/** The place that was found, unless it is denied or only a part of a sentence that holds another one. */
export function placeByFrame(message: Message, plan: FieldReader, found: PlaceSpan | undefined): PlaceSpan | undefined {
  const { heard } = message
  const open = found && isDeniedPlace(heard, found) ? undefined : found
  const isBare = open !== undefined && bareClauses(heard).some(({ from, to }) => open.from >= from && open.to <= to)
  const called = statedName(heard, plan)
  // "Velachery, aur naam Karthik likh lo", where a name is asked for, too; not "gaon ka naam Rampur hai"
  const isPerson =
    isBare && called && message.hasKind('name') && clauseAt(heard, open.from) !== clauseAt(heard, called.from)
  const stated = isPerson ? undefined : called
  const held = isBare ? undefined : (framedPlace(heard, plan, endOfWay(plan)) ?? pointedPlace(heard))
  const framed = stated && isOnlyNames(heard, stated) ? stated : held
  const place = framed && !(open && isKnownCity(heard.words.slice(open.from, open.to))) ? framed : open
  if (place === undefined) return undefined
  const named = withoutKind(heard, place, plan)
  // "Gaon to Rampur hai", "saaman Nagpur bhejna hai", "is baar Aliganj"
  const isLed =
    named.to - named.from > 1 && (isLeadOfPlace(heard.words[named.from] ?? '') || isThingBefore(heard, named))
  const { from, to } = isLed ? { ...named, from: named.from + 1 } : named
  return { value: nameCase(textBetween(heard, from, to)), isExplicit: open?.isExplicit ?? false, from, to }
}

/** The "transfer" of "transfer Chennai ka aaya hai"; "old Delhi" is a place. */
function isThingBefore({ words }: Tokens, { from, to }: Clause): boolean {
  const said = words.slice(from, to)
  const [first = '', city = ''] = said
  return said.length === 2 && isKnownCity([city]) && !isKnownCity(said) && isOfMatter(first) && !PART.test(first)
}

const PART = /^(?:old|new|north|south|east|west|central|greater|puran[aei]|nay[aei]|नय[ाी]|पुरान[ाी])$/

function isLeadOfPlace(word: string): boolean {
  return /^(?:to|toh|baar|ab|called|named|तो|बार|अब)$/.test(word) || isPossessive(word) || THINGS.has(word)
}
