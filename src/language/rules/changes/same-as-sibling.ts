import { isOutside } from '../../../base/value-limits.ts'
import type { FieldSpec, FieldValue } from '../../../ports/language.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { marksIn, siblingsAmong } from '../fields/told-apart.ts'
import type { Message } from '../message.ts'
import { wordSet } from '../words/word-set.ts'

/**
 * "The same number", "same as the pick-up", "usi din", "mobile wala hi": the value of another answer of the same kind, where nothing
 * else is said. Of several such answers the words have to name one.
 */
export function readSameAsSibling(message: Message): { plan: FieldReader; value: FieldValue } | undefined {
  const { asked, heard, request } = message
  const [plan, another] = asked
  if (plan === undefined || another || !KINDS.has(plan.kind) || isConfirmation(plan)) return undefined
  const words = heard.words.join(' ')
  if (!SAME.test(words)) return undefined
  const marks = siblingsAmong(message.plans)
    .filter(({ plans }) => plans.includes(plan))
    .flatMap((siblings) => marksIn(heard, siblings))
  const namesAt = (one: FieldReader, at: number) =>
    marks.some((mark) => mark.plan === one && at >= mark.from && at < mark.to) ||
    (speaksOf(one, heard.words[at] ?? '') && !speaksOf(plan, heard.words[at] ?? ''))
  const known = message.plans.filter(
    (one) => one !== plan && one.kind === plan.kind && message.isKnown(one.field.name) && !isConfirmation(one),
  )
  const named = known.filter((one) => heard.words.some((_, at) => namesAt(one, at)))
  const [source, ...others] = named.length > 0 ? named : known
  if (source === undefined) return undefined
  const value = request.collected[source.field.name]
  if (others.some(({ field }) => request.collected[field.name] !== value)) return undefined
  // "Chhota wala hi" names none of them, and "wahi" no other count: two counts are seldom of one thing.
  const says = plan.kind === 'number' ? SAID_SAME_NUMBER : SAID_SAME
  if (!says.test(words) && named.length === 0) return undefined
  const nouns = NOUNS[plan.kind]
  const isAll = heard.words.every(
    (word, at) =>
      BESIDE.has(word) || nouns?.has(word) || SAME_WORD.test(word) || namesAt(source, at) || speaksOf(plan, word),
  )
  return !isAll || value === undefined || !isAllowed(value, plan.field) ? undefined : { plan, value }
}

function isAllowed(value: FieldValue, field: FieldSpec): boolean {
  return field.type === 'enum' ? field.options.some((option) => option === value) : !isOutside(value, field)
}

const KINDS = new Set<FieldKind>(['date', 'number', 'phone', 'email', 'name', 'city', 'address', 'enum'])

const SAID_SAME = /(?:^| )(?:same|s[ae]+m|wahi|wohi|vahi|vohi|usi|ussi|utn[aei] hi|वही|उसी|सेम|उतन[ाेी] ही)(?: |$)/
const SAME = new RegExp(
  `${SAID_SAME.source}|(?:wal[aei]|jais[aei]|jitn[aei]|वाल[ाेी]|जैस[ाेी]|जितन[ाेी]) (?:\\S+ )?(?:hi|ही)(?: |$)`,
)
const SAME_WORD =
  /^(?:same|s[ae]+m|wahi|wohi|vahi|vohi|usi|ussi|utn[aei]|wal[aei]|jais[aei]|jitn[aei]|वही|उसी|सेम|उतन[ाेी]|वाल[ाेी]|जैस[ाेी]|जितन[ाेी])$/

/** "Same number", "utne hi" */
const SAID_SAME_NUMBER = /(?:^| )(?:(?:same|s[ae]+m) (?:number|count|people)|utn[aei] hi|उतन[ाेी] ही)(?: |$)/

/** What people say beside it. "Same as before" may be of another time. */
const BESIDE = wordSet(
  `yes yeah ok okay its it is thats that the a as like for also too one ones
   please only just put use keep let be will my our on at to in of other first earlier above given i gave told you said
   haan ji hi hai h bhi ka ki ke ko par pe se rakhiye rakho rakh likh lo lijiye dijiye do kar to toh
   हां जी ही है भी का की के को पर पे से रखिए रखो लिख लो लीजिए दीजिए दो कर तो`,
)

/** What an answer of a kind is called: "same day" is no answer to a question for a place. */
const NOUNS: Partial<Record<FieldKind, ReadonlySet<string>>> = {
  date: wordSet('day date din tareekh दिन तारीख'),
  number: wordSet('number count people'),
  phone: wordSet('number no नंबर'),
  email: wordSet('email id address'),
  name: wordSet('name person naam नाम'),
  city: wordSet('place city jagah shahar जगह शहर'),
  address: wordSet('place address pata jagah जगह पता एड्रेस'),
}
