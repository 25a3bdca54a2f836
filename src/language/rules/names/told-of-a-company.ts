import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { partsBetween } from '../words/clauses.ts'
import { says, spacedOut } from '../words/says.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { isKin } from './kin.ts'

/**
 * Whether a company is named that one has left or has not joined, or another person's: "TCS chhod di", "I gave an interview at Amazon",
 * "my wife works at Wipro".
 */
export function isToldOfACompany(heard: Tokens, { from, to }: Clause, plan: FieldReader): boolean {
  if (asksOfOthers(plan)) return false
  const part = partsBetween(heard, NOW).find((one) => from < one.to && to > one.from)
  const words = heard.words.slice(part?.from, part?.to)
  return words.some(isKin) || NOT_THERE.test(spacedOut(words))
}

const NOW = /^(?:now|but|and|ab|aur|lekin|अब|और|लेकिन)$/
const NOT_THERE = says(`
  interview|interviews|interviewed|offer|offers|offered|rejected|reject|applied|applying|apply|resigned|quit|fired|laid off|terminated
  salary comes|pension comes|salary aati|salary aayegi
  left|chhod|chhodi|chhoda|chhod di|chhod diya|chod|nikal diya|nikala|resign|istifa|reject|select nahi|selected in|shortlisted
  इंटरव्यू|ऑफर|छोड|छोडी|छोडा|इस्तीफा|निकाल दिया|रिजेक्ट|used to work|was working|worked|kaam karta tha|kaam karti thi|काम करता था|काम करती थी
`)
const asksOfOthers = oncePerField(({ label, field: { description } }) =>
  /\b(?:last|previous|past|former|earlier|old|wife|husband|spouse|father|mother|nominee|guarantor|applied|offer|left|insurer)\b/i.test(
    `${label.join(' ')} ${description}`,
  ),
)
