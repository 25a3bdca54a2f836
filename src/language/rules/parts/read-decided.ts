import { regex } from '../../../base/regex.ts'
import { asksAhead } from '../fields/asks-for-offer.ts'
import { asksOfThePast } from '../fields/asks-of-the-past.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import type { Message } from '../message.ts'
import type { Clause } from '../words/clauses.ts'
import { segmentsOf } from '../words/segments.ts'
import { textBetween, type Tokens } from '../words/tokens.ts'
import { isOfQuestion } from '../yes-no/topics.ts'
import { isToldAsPlan, wasSpared } from '../yes-no/told-as-plan.ts'
import type { ReadAlone } from './remaining-parts.ts'

/** A number, a day and a text have readers of their own for this. */
const KINDS = new Set<FieldKind>(['boolean', 'city', 'enum'])

/**
 * "Pehle socha tha nahi lenge par bachche hain to rakh lo", "I was going to say no, but wrap it": of a yes or no, what is decided now is read by
 * itself, and what was thought before counts for nothing. What one wanted and something stood against ("aane ka mann to tha par us din
 * shaadi hai") does not come about.
 */
export function readDecided(message: Message, readAlone: ReadAlone): void {
  const { heard, asked, move } = message
  const [plan, another] = asked
  if (plan === undefined || another || !KINDS.has(plan.kind) || isConfirmation(plan) || move === 'question') return
  const former = formerIn(heard, plan)
  if (former === undefined) return
  const { name } = plan.field
  const now = readAlone(textBetween(heard, former.to, heard.words.length), name)
  const decided = now.found.find((one) => one.plan === plan)
  if (plan.kind !== 'boolean') {
    if (decided) message.restate(plan, decided.value, former.to + decided.from, former.to + decided.to)
    return
  }
  if (decided) message.replace(0, heard.words.length, plan, decided.value)
  else if (isThwarted(heard, former, plan)) message.replace(0, heard.words.length, plan, false)
  else {
    const left = message.found.filter((one) => one.plan !== plan)
    message.found.splice(0, message.found.length, ...left)
  }
}

/** The parts, up to the last, that tell what somebody thought before; the next part begins with the word that sets it against them. */
function formerIn(heard: Tokens, plan: FieldReader): Clause | undefined {
  const segments = segmentsOf(heard)
  const last = segments.findLastIndex(
    ({ from, to }, index) => index + 1 < segments.length && isFormer(heard.words.slice(from, to), plan),
  )
  const next = segments[last + 1]
  if (last === -1 || next === undefined || !NOW.test(heard.words.slice(next.from, next.from + 2).join(' ')))
    return undefined
  return { from: segments[last]?.from ?? 0, to: AGAINST.test(heard.words[next.from] ?? '') ? next.from + 1 : next.from }
}

function isFormer(words: readonly string[], plan: FieldReader): boolean {
  const said = words.join(' ')
  return FORMER.test(said) || (isToldAsPlan(said) && words.some((word) => isOfQuestion(word, plan)))
}

const AGAINST = /^(?:but|par|lekin|magar|so|पर|लेकिन|मगर)$/
const NOW =
  /^(?:but|par|lekin|magar|now|ab|phir|then|पर|लेकिन|मगर|अब|फिर)(?: |$)|^(?:this time|is baar|इस बार|later i|baad mein)/

const FORMER = regex('u')`
  ^(?:(?:yes|no|haan|nahi|well|actually|see|dekho|the thing is|haan to) )*(?:(?:i|we|he|she|they) )?(?:
    (?:was|were) (?:going|planning|about|hoping|thinking|tempted|supposed|considering)
    |(?:id|wed|had) (?:\w+ )?(?:planned|thought|decided|intended|wanted|meant)
    |(?:first |earlier |initially |originally |before |really |almost )?
      (?:planned|thought|intended|wanted|meant|considered)\b
    |(?:earlier|first|initially|originally|at first|last time|previously) (?:i|we|(?:the|our|my) (?:\w+ )?(?:plan|idea|thought))\b|would have (?:loved|liked)
  )
  |^(?:(?:see|well|actually) )?(?:id|wed|(?:i|we) (?:would|could)) (?:\w+ )?(?!rather|like|love|prefer|be)\w+
    [ ](?:it |that )?(?:myself|ourselves)
  |(?<!\p{L})(?:pehle|pahle|pichh?l[ei] baar|shuru mein|पहले|पिछली बार)(?= )(?! se| से)(?:.* )?
    (?:tha|thi|the|laga|lagta|socha|kaha|bola|था|थी|थे|लगा|सोचा|कहा|बोला)(?![\p{L}\p{M}])
  |(?<!\p{L})(?:socha|soch rah[aei]|irada|iraada|mann|man|plan|chahta|chahti|chahte|सोचा|सोच रह[ाेी]|इरादा|मन|चाहता|चाहती|चाहते)
    (?: (?:to|toh|hi|तो|ही))? (?:tha|thi|the|था|थी|थे)(?![\p{L}\p{M}])
`

/** Whether the question is for what somebody will do, has done or wants, and they wanted to. */
function isThwarted({ words }: Tokens, { from, to }: Clause, plan: FieldReader): boolean {
  if (!asksAhead(plan) && !asksOfThePast(plan)) return false
  const part = words.slice(from, to)
  const said = part.join(' ')
  if (isToldAsPlan(said) && wasSpared(words.slice(to).join(' '))) return part.some((word) => isOfQuestion(word, plan))
  if (!WANTED.test(said) || DENIES.test(said)) return false
  return ELIDED.test(said) || part.some((word) => speaksOf(plan, word))
}

const WANTED = regex('u')`
  \b(?:was going|were going|was planning|were planning|was hoping|would have (?:loved|liked)|wanted to|meant to)\b
  |(?<!\p{L})(?:mann|man|irada|chaht[aei]|मन|इरादा|चाहत[ाेी])(?: (?:to|toh|तो))? (?:tha|thi|the|था|थी|थे)(?![\p{L}\p{M}])
`
const ELIDED =
  /\b(?:going to|wanted to|meant to)(?: but)?$|n[ae] ka (?:mann|man|irada)(?: to| toh)? tha|न[ाे] का (?:मन|इरादा)(?: तो)? था/u
const DENIES = /(?<!\p{L})(?:not|no|never|dont|wont|nahi|mat|mana|skip|नहीं|मत)(?![\p{L}\p{M}])/u
