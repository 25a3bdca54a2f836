import { regex } from '../../../../base/regex.ts'
import { questionOf } from '../../fields/question-of.ts'
import { isKin } from '../../names/kin.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { isGrammarWord } from '../../words/bare-clauses.ts'
import { isHindiVerb } from '../../words/hindi-verbs.ts'
import { isOfQuestion } from '../topics.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import type { Clause } from '../../words/clauses.ts'
import type { Tokens } from '../../words/tokens.ts'
import { segmentsOf } from '../../words/segments.ts'
import { CONTRARIES } from './contraries.ts'
import { type ReadTurned, toldByAll } from './turned.ts'

/**
 * What excludes the thing that is asked, denied or said: "non veg nahi khata" to "are you vegetarian?", "cancel mat karna" and
 * "band karna hai" to "do you want to renew?", "kahin nahi jaunga" to "will somebody be home?".
 */
export const readContrary: ReadTurned = ({ heard }, plan) => {
  if (heard.words.length > MAX_WORDS) return undefined
  const question = questionOf(plan).toLowerCase()
  for (const { asks, said, isDeed, isOfOwn, whenDenied, whenSaid } of CONTRARIES) {
    if (!asks(plan) || said.test(question)) continue
    for (const part of isDeed ? segmentsOf(heard) : partsOf(heard, said)) {
      const words = heard.words.slice(part.from, part.to)
      const told = words.join(' ').replace(isDeed ? OPENING_A_DEED : OPENING_A_THING, '')
      const hit = said.exec(told)
      if (hit === null || endsAsking(heard, part) || IF.test(told) || words.some(isKin)) continue
      if (isOfOwn === true && !words.some((word) => isOfQuestion(word, plan))) continue
      const denials = told.replace(said, ' ').match(DENIALS)?.length ?? 0
      if (denials > 1) return 'no no'
      const isAhead = denials === 0 ? WISHES.test(told) : !DONE.test(told)
      const value = denials === 0 ? whenSaid : whenDenied
      if (value === undefined || (denials === 0 && value !== 'open' && !saysNothingElse(told, said, plan))) continue
      if (value === 'open') return denials > 0 ? 'no no' : 'open'
      if (denials > 0 && !isAhead) return 'no no'
      if (!isAhead) continue
      return isAgainst(heard.words, value) ? 'no no' : toldByAll(heard, value)
    }
  }
  return undefined
}

/** The "par" of "kiraye par nahi" sets nothing against it. */
function partsOf(heard: Tokens, said: RegExp): readonly Clause[] {
  const parts = segmentsOf(heard)
  const at = parts.findIndex(
    ({ from }) => from > 0 && /^(?:par|पर)$/.test(heard.words[from] ?? '') && said.test(heard.words[from - 1] ?? ''),
  )
  const [one, other] = [parts[at - 1], parts[at]]
  if (one === undefined || other === undefined || heard.breaks[other.from]) return parts
  return [...parts.slice(0, at - 1), { from: one.from, to: other.to }, ...parts.slice(at + 1)]
}

const MAX_WORDS = 16
/** The "no" of "no I eat meat", "nahi main …", which stands for itself. */
const OPENING = regex('u')`
  ^(?:(?:no|nope|nahi|na|yes|haan|ji|arre|oh|नहीं|हां|जी|ना) )+
    (?=(?:i|im|we|its|it|he|she|they|main|mai|hum|mujhe|mera|meri|yeh|ye|wo|मैं|हम|मुझे|मेरा|मेरी|ये|यह)(?: |$))
`
/** "Nahi kiraye par rehte hain": in Hindi what is denied stands in front. */
const OPENING_A_THING = regex('u')`${OPENING.source}|^(?:nahi|नहीं) (?=\S+ \S)`
/** "Nahi bahar ja rahe hain", unlike "nahi jaunga kahin" */
const OPENING_A_DEED = regex('u')`
  ${OPENING.source}
  |^(?:nahi|नहीं) (?=(?:ch+od|छोड) (?:di|diya|dee|chuk\w+|दी|दिया|चुक\S+)(?: |$))
  |^(?:nahi|नहीं) (?!ja|rok|ruk|ch+od|nikal|utr|naap|miss|cancel|band (?:nahi|mat)|जा|रोक|रुक|छोड|निकल|उतर)(?=\S+ \S)
`
const IF = /(?<!\p{L})(?:if|agar|unless|अगर|यदि)(?![\p{L}\p{M}])/u
const DENIALS = regex('gu')`
  (?<!\p{L})(?:not|no|none|nobody|never|without|dont|doesnt|didnt|cant|cannot|wont|wouldnt|isnt|arent|wasnt|havent|hasnt|nahi|nai|mat|bina
  |left|stopped|quit|gave up|given up|chhodi?|छोड|छोडी|नहीं|मत|बिना)(?![\p{L}\p{M}])
`
/** "Cancel karna hai", "please stop it": what is wished. */
const WISHES = regex('u')`
  (?<!\p{L})(?:kar (?:do|dijiye|dena|den|dein)|karo|kijiye|kar(?:wa)?na (?:hai|chahta|chahti|h)|kar(?:unga|ungi|enge)|(?:rok|chhod)na hai|(?:rok|chhod) d[oe]\w*|(?:want|like|love|wish|prefer|have|need|going) to|please
  |(?:करो|कीजिए|कर (?:दो|दीजिए|देना)|करना (?:है|चाहता|चाहती)|करवाना है))(?![\p{L}\p{M}])
`
/** "Gym band nahi hua": what was, and no wish. */
const DONE = /(?<!\p{L})(?:hu[aei]|th[aei]|didnt|wasnt|हुआ|हुई|हुए|थ[ाीे])(?![\p{L}\p{M}])/u

/** "AC band karo" is no wish to end a membership. */
function saysNothingElse(told: string, said: RegExp, plan: FieldReader): boolean {
  const others = told.replace(said, ' ').split(' ')
  return others.every(
    (word) => word === '' || isGrammarWord(word) || isHindiVerb(word) || LIGHT.test(word) || isOfQuestion(word, plan),
  )
}

const LIGHT =
  /^(?:karwana|karwani|want|please|ab|abhi|now|karna|chahta|chahti|membership|plan|subscription|booking|appointment|करवाना|अब)$/

/** "Nahi, cancel mat karna" may deny either. */
function isAgainst(words: readonly string[], value: boolean): boolean {
  const [first = ''] = words
  if (value) return words.length > 1 && /^(?:no|nope|नो)$/.test(first) && /^(?:i|it|its|we|dont)$/.test(words[1] ?? '')
  return /^(?:yes|yeah|haan|han|हां)$/.test(first)
}
