import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { isKinInflected } from '../names/kin.ts'
import { SHARED } from './is-of-somebody-else.ts'
import { BUT } from '../words/function-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { measureOf, unitOf } from './measure.ts'
import { type Clause, partsBetween } from '../words/clauses.ts'

/**
 * Of several numbers those that are told of whom the question is about, where all others are told of somebody else: "Agarwal quoted
 * thirty five thousand, I can give twenty eight", "his sister is fifteen, he is eight", "बड़ा वाला सोलह का है, ये तेरह का है".
 */
export function ownAmong<Span extends Clause>({ heard }: Message, plan: FieldReader, spans: Span[]): Span[] {
  if (measureOf(plan) === 'amount' && !GIVES.test(plan.field.description)) return spans
  if (spans.length < 2 || SHARED.test(`${plan.field.description} ${plan.label.join(' ')}`)) return spans
  const parts = partsBetween(heard, JOINS)
  // What a brother gives may be part of the sum.
  const isKinOther = measureOf(plan) === 'age'
  const isOther = (word: string) =>
    OTHERS.test(word) || (isKinOther && isKinInflected(word) && !plan.questionWords.has(word))
  const tellerOf = ({ from }: Span): 'own' | 'other' | undefined => {
    const part = parts.find((one) => from >= one.from && from < one.to)
    const words = heard.words.slice(part?.from, part?.to)
    const other = words.findIndex(isOther)
    const own = words.findIndex((word) => SELF.test(word) || (IT.test(word) && !ASKS_YOU.test(plan.field.description)))
    // "My son is ten" is of the son, and "I gave my son ten" of myself.
    if (other !== -1 && (own === -1 || own > other)) return 'other'
    return own === -1 ? undefined : 'own'
  }
  const tellers = spans.map(tellerOf)
  // "The other bank offered twenty years but fifteen is enough": the one number that nobody else said.
  const rest = spans.filter((_, index) => tellers[index] !== 'other')
  if (
    rest.length === 1 &&
    !countsThings(plan) &&
    spans.every((span) => rest[0] === span || standsAgainst(heard, parts, span))
  )
    return rest
  return tellers.every((teller) => teller !== undefined) && tellers.includes('own')
    ? spans.filter((_, index) => tellers[index] === 'own')
    : spans
}

/** A sum that the person gives, unlike what the owner asks or others charge. */
const GIVES = /\b(?:budget|offer|afford|spend|willing|pay|your)\b/i

function countsThings(plan: FieldReader): boolean {
  return measureOf(plan) === 'count' && unitOf(plan) === undefined
}

/** Whether a "but" follows the part that a number stands in, or it tells who said it. */
function standsAgainst({ words }: Tokens, parts: readonly Clause[], { from }: Clause): boolean {
  const part = parts.find((one) => from >= one.from && from < one.to)
  if (part === undefined) return false
  return BUT.test(words[part.to] ?? '') || words.slice(part.from, part.to).some((word) => SAID.test(word))
}

const SAID =
  /^(?:said|says|offered|offers|quoted|gave|gives|suggested|told|bola|boli|bole|kaha|diya|बोला|बोले|कहा|दिया)$/
const JOINS = /^(?:and|but|so|aur|par|lekin|magar|और|पर|लेकिन|मगर)$/
const SELF = regex`
  ^(?:
    i|im|ill|ive|id|we|us|me|our|main|mai|mujhe|mujhko|mujhse|hum|humein|hamein|hame|humne|maine|apna|apni|hamara|hamari|humara
    |मैं|मुझे|मुझको|मैंने|हम|हमें|हमने|हमारा|हमारी|अपना|अपनी
  )$
`
/** Whom or what the question is about, where it is not about the person who speaks. */
const IT = /^(?:he|she|hes|shes|it|its|this|ye|yeh|iska|iski|isko|uska|uski|ये|यह|इसका|इसकी|उसका|उसकी)$/
const ASKS_YOU = /\byou(?:r)?\b|आप/i
const OTHERS = regex`
  ^(?:
    friends?|neighbou?rs?|colleagues?|boss|landlord|dost|doston|padosi|padosiyon|दोस्त|दोस्तों|पड़ोसी
    |quoted|quoting|charged|charging|elder|older|younger|other|others|another|doosr[aei]|dusr[aei]|bad[aei]|chhot[aei]|chot[aei]
    |they|their|unhone|unke|unka|दूसर[ाेी]|बड[ाेी]|छोट[ाेी]|उन्होंने
  )$
`
