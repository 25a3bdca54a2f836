import type { Understanding } from '../../ports/language.ts'
import type { FieldKind } from './fields/kind-of.ts'
import type { Message } from './message.ts'

/** A longer message may have more than one reading. */
const MAX_WORDS = 10
/** Free text and names are never certain: any words could be one. */
const READABLE = new Set<FieldKind>(['boolean', 'number', 'enum', 'date', 'time', 'datetime', 'phone', 'email'])
/** Words that change no answer. Any other word next to a value may change it. */
const NEUTRAL = new Set(
  `please thanks thank you sir madam maam ji jee um uh er hmm well so okay ok just only its it is im i am at on for
   in by the a an of to we are will be would like make that my this one number o clock oclock us people hai hain h ka ki ke
   ko par pe mein baje log लोग जी प्लीज़ प्लीज कृपया है हैं का की के को पर में बजे तो बस`.split(/\s+/),
)

/** Whether one reading of a message accounts for every word of it, and answers all that was asked. */
export function isCertain(message: Message, { refused, intent }: Understanding): boolean {
  const { heard, asked, found, move } = message
  if (intent !== null || refused.length > 0 || asked.length === 0 || found.length === 0) return false
  if (heard.words.length > MAX_WORDS || (move !== undefined && move !== 'noise')) return false
  if (!asked.every(({ kind, field }) => READABLE.has(kind) && message.has(field.name))) return false
  if (!found.every(({ isAsked, plan, isExplicit }) => isAsked && (plan.kind !== 'boolean' || isExplicit))) return false
  return heard.words.every((word, index) => message.isUsed(index) || NEUTRAL.has(word))
}
