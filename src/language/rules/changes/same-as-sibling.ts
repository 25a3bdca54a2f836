import { isOutside } from '../../../base/value-limits.ts'
import type { FieldValue } from '../../../ports/language.ts'
import { type FieldReader, isConfirmation } from '../fields/field-reader.ts'
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
  // "Chhota wala hi" names none of them.
  if (!SAID_SAME.test(words) && named.length === 0) return undefined
  const isAll = heard.words.every(
    (word, at) => BESIDE.has(word) || SAME_WORD.test(word) || namesAt(source, at) || speaksOf(plan, word),
  )
  return !isAll || value === undefined || isOutside(value, plan.field) ? undefined : { plan, value }
}

const KINDS = new Set<FieldKind>(['date', 'number', 'phone', 'email', 'name', 'city', 'address', 'enum'])

const SAID_SAME = /(?:^| )(?:same|s[ae]+m|wahi|wohi|vahi|vohi|usi|ussi|utn[aei] hi|वही|उसी|सेम|उतन[ाेी] ही)(?: |$)/
const SAME = new RegExp(
  `${SAID_SAME.source}|(?:wal[aei]|jais[aei]|jitn[aei]|वाल[ाेी]|जैस[ाेी]|जितन[ाेी]) (?:\\S+ )?(?:hi|ही)(?: |$)`,
)
const SAME_WORD =
  /^(?:same|s[ae]+m|wahi|wohi|vahi|vohi|usi|ussi|utn[aei]|wal[aei]|jais[aei]|jitn[aei]|वही|उसी|सेम|उतन[ाेी]|वाल[ाेी]|जैस[ाेी]|जितन[ाेी])$/

/** What people say beside it. */
const BESIDE = wordSet(
  `yes yeah ok okay its it is thats that the a as like for also too one ones number no day date place address city name person people
   please only just put use keep let be will my our on at to in of other first earlier before above given i gave told you said
   haan ji hi hai h bhi ka ki ke ko par pe se rakhiye rakho rakh likh lo lijiye dijiye do kar din tareekh pata jagah naam shahar to toh
   हां जी ही है भी का की के को पर पे से नंबर दिन तारीख पता एड्रेस जगह नाम शहर रखिए रखो लिख लो लीजिए दीजिए दो कर तो`,
)
