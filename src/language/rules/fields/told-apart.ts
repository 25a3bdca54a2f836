import { synonymsOf } from './given-words.ts'
import { MONTH_OF } from '../dates/date-words.ts'
import { DAY_PARTS } from '../dates/day-parts.ts'
import { isDayWord } from '../dates/day-words.ts'
import { isGrammarWord, isOpen } from '../words/bare-clauses.ts'
import type { Clause } from '../words/clauses.ts'
import { numberWord } from '../numbers/number-words.ts'
import { ordinalOf } from '../numbers/ordinals.ts'
import { unitNamed } from '../numbers/units.ts'
import { NOUNS, QUALITIES } from '../wording/hindi/words.ts'
import { cachedByText } from '../words/cached-by-text.ts'
import { isCommonWord } from '../words/common-words.ts'
import { namedBy } from '../words/matters-in.ts'
import { phoneticKey } from '../words/phonetic-key.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'
import { STOP, wordSet } from '../words/word-set.ts'
import type { FieldTexts } from '../../../ports/language.ts'
import { isPast } from './english-verbs.ts'
import type { FieldReader } from './field-reader.ts'
import { isConfirmation } from './is-confirmation.ts'
import { isPerson } from './kind-asked.ts'
import { kinOfOneSort } from './kin-of-one-sort.ts'
import { type FieldKind, WHEN } from './kind-of.ts'
import { saidInPassing } from './said-in-passing.ts'
import { endOf, endSaidOf, type WhichEnd } from './which-end.ts'

/** Several fields of one kind in a flow, as "pick-up date" and "drop date": only words tell which of them a value is for. */
export interface Siblings {
  plans: readonly FieldReader[]
  /** The only one that a word speaks of, by the keys of the word. */
  ownerOf: (keys: readonly string[]) => FieldReader | undefined
  /** The first and the last of a period or a way, where they are that. */
  ends: Partial<Record<WhichEnd | 'none', FieldReader>>
  /** Whether they are two places, which "from" and "to" tell apart. */
  areEndsOfWay: boolean
}

/** Words of a message that speak of one of several siblings. */
export interface Mark extends Clause {
  plan: FieldReader
}

/** Kinds of which a flow may ask for several, and only words tell which of them an answer is for. */
export const SIBLING_KINDS: readonly FieldKind[] = [
  'boolean',
  'date',
  'time',
  'datetime',
  'number',
  'enum',
  'phone',
  'email',
  'name',
  'city',
]

/** The siblings of a flow. A flow that asks for one thing of each kind has none. */
export function siblingsAmong(plans: readonly FieldReader[]): readonly Siblings[] {
  let siblings = known.get(plans)
  if (siblings === undefined) known.set(plans, (siblings = SIBLING_KINDS.flatMap((kind) => siblingsOf(plans, kind))))
  return siblings
}

const known = new WeakMap<readonly FieldReader[], readonly Siblings[]>()

function siblingsOf(all: readonly FieldReader[], kind: FieldKind): Siblings[] {
  const plans = ofOneKind(all, kind)
  if (plans.length < 2) return []
  const owners = new Map<string, FieldReader | undefined>()
  for (const plan of plans)
    for (const key of new Set(tellingWords(plan).flatMap(keysInBoth)))
      owners.set(key, owners.has(key) ? undefined : plan)
  return [
    {
      plans,
      ownerOf: (keys) => onlyOwner(keys, owners),
      ends: endsAmong(plans),
      areEndsOfWay: kind === 'city' && plans.length === 2,
    },
  ]
}

/** Those of a kind that only words tell apart: where no option is common to two choices, the option itself does. */
export function ofOneKind(all: readonly FieldReader[], kind: FieldKind): FieldReader[] {
  const ofKind = all.filter((plan) => plan.kind === kind && !isConfirmation(plan))
  return kind === 'enum' ? ofKind.filter((plan) => ofKind.some((other) => sharesOption(plan, other))) : ofKind
}

function sharesOption(one: FieldReader, other: FieldReader): boolean {
  return one !== other && one.field.options.some((option) => other.field.options.includes(option))
}

/** The exact word decides, then what it means, then how it sounds. */
function onlyOwner(
  keys: readonly string[],
  owners: ReadonlyMap<string, FieldReader | undefined>,
): FieldReader | undefined {
  const [first = ''] = keys
  if (owners.has(first)) return owners.get(first)
  const said = new Set(keys.flatMap((key) => (owners.has(key) ? [owners.get(key)] : [])))
  return said.size === 1 ? [...said][0] : undefined
}

/** A number is told by its name: any noun of a question may stand beside another number, and a unit beside any. */
function tellingWords({ kind, label, names, field }: FieldReader): string[] {
  const telling = WHEN.has(kind) ? label.filter((word) => !OF_ANY_WHEN.has(word)) : label
  const own = [
    ...telling,
    ...telling.flatMap(nearWords),
    ...(kind === 'name' ? names : []),
    ...synonymsOf(field, field.name).flatMap(wordsOf),
  ]
  if (kind === 'boolean') return [...names].filter(mayTell)
  if (kind === 'number')
    return [...own, ...names].filter((word) => mayTell(word) && unitNamed(word) === undefined && word !== 'out')
  // "Come to the clinic" names no field whose question speaks of the clinic; "it was delivered" names the delivery.
  const isNamed = kind !== 'city' && own.some(mayTell)
  const questions = [field.description, ...Object.values(field.texts ?? {}).map(questionIn)].flatMap(wordsOf)
  return [
    ...own.filter(mayTell),
    ...questions.filter((word) => mayTell(word) && tells(word) && (!isNamed || isPast(word))),
  ]
}

/** What any day or time may be said with: "one day before", "next Tuesday", "the last date", "not before ten". */
const OF_ANY_WHEN = wordSet(
  `date day time when before after since until till within by upto week month next last latest previous preferred expected due din tareekh tarikh samay
   दिन तारीख समय`,
)

/** What people say for the word by which a flow tells two numbers, places or times apart. */
const NEAR = [
  'work office job kaam daftar काम ऑफिस दफ्तर',
  'home house residence residential ghar घर',
  'mobile cell cellphone',
  'alternate alternative other another second doosra dusra दूसरा',
].map((group) => group.split(' '))

function nearWords(word: string): string[] {
  return NEAR.find((group) => group.includes(word)) ?? []
}

function questionIn({ question }: FieldTexts): string {
  return question ?? ''
}

/** "Caller" and "patient" tell nothing of other fields, and tell two names apart. */
function mayTell(word: string): boolean {
  return (
    word.length > 2 && (!STOP.has(word) || isPerson(word.replace(/s$/, ''))) && numberWord(word, true) === undefined
  )
}

function tells(word: string): boolean {
  return (
    !isGrammarWord(word) && !OF_ANY.has(word) && !isOfTime(word) && (!isCommonWord(word) || namedBy(word).length > 0)
  )
}

/** "Morning or evening", "Monday to Saturday": what any answer may say. */
function isOfTime(word: string): boolean {
  return DAY_PARTS.has(word) || MONTH_OF.has(word) || isDayWord(word)
}

/** What a question may ask of anything: "the full name of the patient". */
const OF_ANY = wordSet('full complete whole correct exact actual proper real own')

/** How a word is recognised: by its stem, as a place in a row, by what it means, by its sound in the other script. */
const keysOf = cachedByText((word): readonly string[] => [
  ...meaningsOf(word),
  // A "mummy" may answer for a parent.
  ...(kinOfOneSort(word) === undefined ? [] : mattersOf(word)),
  ...soundOf(word, isDevanagari(word) ? 'latin' : 'devanagari'),
])

/** The keys of a word of a flow, and of its Hindi: "मरीज़" for a patient. */
function keysInBoth(word: string): string[] {
  const hindi = NOUNS.get(word) ?? QUALITIES.get(word)
  const ways = hindi === undefined || hindi.includes(' ') ? [word] : [word, ...wordsOf(hindi)]
  return ways.flatMap((way) => [...meaningsOf(way), ...soundOf(way, isDevanagari(way) ? 'devanagari' : 'latin')])
}

function meaningsOf(word: string): string[] {
  const kin = kinOfOneSort(word)
  if (kin !== undefined) return [stemOf(word), `kin ${kin}`]
  const place = /^\d/.test(word) ? undefined : ordinalOf(word)
  const matters = mattersOf(word)
  return place === undefined ? [stemOf(word), ...matters] : [stemOf(word), `place ${place}`, ...matters]
}

function mattersOf(word: string): string[] {
  return namedBy(word).map((id) => `matter ${id}`)
}

function soundOf(word: string, script: 'latin' | 'devanagari'): string[] {
  const sound = phoneticKey(word)
  return sound.length > 2 ? [`${script} ${sound}`] : []
}

/** "opening", "opens", "open"; "dropping", "dropped", "drop" */
function stemOf(word: string): string {
  const stem = /^[a-z]{5,}$/.test(word)
    ? word.replace(/(?:ing|ed|es|s|e)$/, '')
    : word.replace(/(?<=[a-z]{3})[se]$/, '')
  return stem.replace(/([^aeiou])\1$/, '$1')
}

function endsAmong(plans: readonly FieldReader[]): Siblings['ends'] {
  const [start, secondStart] = plans.filter((plan) => endOf(plan) === 'start')
  const [end, secondEnd] = plans.filter((plan) => endOf(plan) === 'end')
  return start && end && !secondStart && !secondEnd ? { start, end } : {}
}

/** Where a message speaks of one of the siblings and of none of the others, in order. */
export function marksIn(heard: Tokens, { plans, ownerOf, ends, areEndsOfWay }: Siblings): Mark[] {
  const { words, breaks } = heard
  const marks: Mark[] = []
  const isPassing = saidInPassing(heard)
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (isPassing(at)) continue
    // "check in" is the "checkin" of a name.
    const pair = breaks[at + 1] === false ? ownerOf([stemOf(`${word}${words[at + 1]}`)]) : undefined
    const plan =
      pair ??
      (mayTell(word) ? ownerOf(keysOf(word)) : undefined) ??
      ends[endSaidOf(plans, word) ?? (areEndsOfWay ? endOfWayAt(heard, at) : undefined) ?? 'none']
    if (plan) marks.push({ plan, from: at, to: at + (pair ? 2 : 1) })
    if (pair) at += 1
  }
  return marks
}

/** "From Mumbai", "Mumbai se", "to Nagpur", "Nagpur tak" */
function endOfWayAt({ words, breaks }: Tokens, at: number): WhichEnd | undefined {
  const word = words[at] ?? ''
  const isBefore = !breaks[at + 1] && isOpen(words[at + 1] ?? '')
  const isBehind = !breaks[at] && isOpen(words[at - 1] ?? '')
  if ((isBefore && word === 'from') || (isBehind && /^(?:se|से)$/.test(word))) return 'start'
  const isGoal =
    word === 'to' &&
    (breaks[at] === true || /^(?:go|going|deliver|move|moving|shift|shifting|travel\w*|it)$/.test(words[at - 1] ?? ''))
  return (isBefore && isGoal) || (isBehind && /^(?:tak|jaana|jana|तक|जाना)$/.test(word)) ? 'end' : undefined
}
