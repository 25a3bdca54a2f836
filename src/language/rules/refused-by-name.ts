import { regex } from '../../base/regex.ts'
import type { FieldReader } from './fields/field-reader.ts'
import { speaksOf } from './fields/speaks-of.ts'
import { isKin } from './names/kin.ts'
import { type Clause, clauseAt, clausesOf } from './words/clauses.ts'
import type { Tokens } from './words/tokens.ts'

/** The clause that keeps back what is asked for by its name: "I won't tell my salary", "budget nahi bataunga". */
export function refusedByName(heard: Tokens, plan: FieldReader): Clause | undefined {
  if (!heard.words.some((word) => NOT.test(word))) return undefined
  return clausesOf(heard).find(({ from, to }) => {
    const words = heard.words.slice(from, to)
    const said = `${words.join(' ')} `
    return KEEPS_BACK.test(said) && !ROUGHLY.test(said) && words.some((word) => speaksOf(plan, word))
  })
}

/**
 * Whether something stands in another clause than one that keeps the answer back, and is told of somebody else or of the past:
 * the 40,000 of "I won't tell my salary, last month my cousin lost 40,000".
 */
export function isBesideRefusal(heard: Tokens, plan: FieldReader, at: number): boolean {
  const refusal = refusedByName(heard, plan)
  if (refusal === undefined || (at >= refusal.from && at < refusal.to)) return false
  const clause = clauseAt(heard, at)
  return heard.words.slice(clause?.from, clause?.to).some((word) => isKin(word) || OTHERS.test(word) || PAST.test(word))
}

const NOT = /^(?:dont|wont|not|cant|never|wouldnt|nahi|nahin|nai|नहीं)$/
const KEEPS_BACK = regex`
  ^(?:(?:no|sorry|please|look|so|but) )*(?:i|we|im|id|were|wed)(?: (?:am|are|will|would|really|just|do))*
    [ ](?:dont|wont|not|cant|never|wouldnt|prefer not|rather not)
    (?: (?:want|like|wish|going|prefer|comfortable|willing|happy|ready|to|out|really|about))*
    [ ](?:tell|telling|say|saying|give|giving|share|sharing|disclos(?:e|ing)|reveal(?:ing)?|discuss(?:ing)?|mention(?:ing)?)[ ]
  |(?:^| )(?:nahi|nahin|nai|नहीं) (?:
    bata(?:ung[ai]|oong[ai]|yenge|enge|na|ni|ne)|bata sakt[aei]|bolung[ai]|d(?:oo|u)ng[ai]|denge|dena|बताऊंग[ाी]|बताएंगे|बतान[ाी]
    |बता सकत[ाेी]|दूंग[ाी]|देंगे|देना
  )[ ]
`
/** Who does not tell exactly may tell about how much. */
const ROUGHLY = /\b(?:exact|exactly|precise|precisely|sure|right now|accurate|pakka|pakki)\b|सही-सही|पक्का/
const OTHERS =
  /^(?:friends?|colleagues?|cousins?|agents?|neighbou?rs?|somebody|someone|people|others|they|fraud\S*|scam\S*|log|logon|kisi|किसी|लोग)$/
const PAST = /^(?:last|ago|previous|previously|earlier|lost|spent|wasted|pichhl[aei]|pichl[aei]|pehle|पिछल[ाेी]|पहले)$/
