import { type Clause, clauseAt, clausesOf } from '../words/clauses.ts'
import { regex } from '../../../base/regex.ts'
import { segmentAt } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'
import { VOCATIVES } from './only-yes-or-no.ts'
import { isMildAgreement, passedOverBy } from './passed-over.ts'
import { type SignHit, signsIn } from './signs.ts'
import type { YesNo } from './yes-or-no.ts'

/**
 * The last "yes" or "no" wins ("yes I mean no" is no, "no no, yes" is yes) up to a "but": what follows that is another
 * matter. Sentences ("I don't") count only without one: "yes, I can't wait". The part of a "no" that is said of another matter
 * counts for nothing.
 */
export function readYesNo(heard: Tokens, isOfAnother?: (no: Clause) => boolean): YesNo | undefined {
  const doubtTo = doubtUpTo(heard)
  const signs = signsIn(heard).filter(({ tag, from }) => tag !== 'doubt' && from >= doubtTo)
  if (isUnknown(heard, signs) || endsInDoubt(heard, signs)) return undefined
  const hasBut = signs.some(({ tag }) => tag === 'but')
  let answer: YesNo | undefined
  let gathered: YesNo | undefined
  let asideTo = 0
  for (const sign of signs) {
    const { tag, from, to } = sign
    if (from < asideTo && !saysNo(sign)) continue
    if (saysNo(sign) && isOfAnother?.(sign) === true) {
      const part = segmentAt(heard, from) ?? sign
      asideTo = part.to
      // The "sure" of "I'm not sure", the "absolutely" of "absolutely no signal"
      if (answer !== undefined && answer.from >= part.from) answer = undefined
      if (gathered !== undefined && gathered.from >= part.from) gathered = undefined
      continue
    }
    if (tag === 'neither' || (tag === 'lone yes' && heard.words.length > 2)) continue
    if (tag === 'but') {
      if (answer && !isOfThePast(heard, answer, from)) break
      answer = undefined
      continue
    }
    // The yes of "haan ji bhej dijiye" is said before.
    if (tag === 'do it' && answer?.value === true && answer.to === from) {
      answer = { ...answer, to }
      continue
    }
    if (answer && (tag === 'yes' || tag === 'no') && isAfterthought(heard, answer, sign)) break
    const passing = passedOverBy(heard, sign, answer)
    // "No no, that's fine"
    if (passing === isMildAgreement && TWICE_NO.test(heard.words.slice(0, 2).join(' '))) return undefined
    if (passing) continue
    if (isInSoManyWords(heard, sign, answer, hasBut)) answer = { value: !saysNo(sign), isExplicit: true, from, to }
    else if (gathered === undefined || saysNo(sign)) gathered = { value: !saysNo(sign), isExplicit: false, from, to }
  }
  return answer ?? (doubtTo > 0 ? undefined : gathered)
}

const TWICE_NO = /^(?:no no|nahi nahi|नहीं नहीं)$/

function saysNo({ tag }: SignHit): boolean {
  return tag === 'no' || tag === 'maybe no'
}

/** Whether a sign says yes or no by itself, and not by the grammar of a sentence alone. */
function isInSoManyWords(heard: Tokens, sign: SignHit, answer: YesNo | undefined, hasBut: boolean): boolean {
  const { tag, from, to } = sign
  if (tag === 'maybe yes') return answer === undefined && isWholeClause(heard, from, to) && !hasBut
  if (tag === 'maybe no') return heard.breaks[to] === true && CANNOT.test(heard.words.slice(from, to).join(' '))
  return tag === 'yes' || tag === 'no' || tag === 'do it'
}

/** "It will be difficult, I can't" */
const CANNOT = /^(?:i|we) (?:cant|cannot|can not|wont|will not|wouldnt)$/

/** "Kar dunga, tension mat lo", "I will, don't send anyone": a first clause that says nothing but what one does. */
function isWholeClause(heard: Tokens, from: number, to: number): boolean {
  const [first, second] = clausesOf(heard)
  if (first === undefined || second === undefined || to !== first.to) return false
  if (!DOES.test(heard.words.slice(from, to).join(' '))) return false
  return heard.words.slice(0, from).every((word) => VOCATIVES.has(word))
}

const DOES = regex('u')`
  ^(?:
    (?:i|we) (?:do|did|have|would|will|can)
    |(?:karung[ai]|aaung[ai]|lung[ai]|kar (?:doong[ai]|dung[ai]|denge)|करूंग[ाी]|आऊंग[ाी]|लूंग[ाी]|कर (?:दूंग[ाी]|देंगे))
  )$
`

/** The yes of "earlier yes, but since the new batch came, no"; not of "yes, before 5, but …", nor of "yes, earlier too, but …". */
function isOfThePast({ words, breaks }: Tokens, { from, to }: YesNo, but: number): boolean {
  if (FORMERLY.test(words[from - 1] ?? '') && !ALIKE.test(words[from - 2] ?? '')) return true
  const behind = words[to] ?? ''
  const isLast = to + 1 === but || breaks[to + 1] === true
  return FORMERLY.test(behind) && (behind !== 'before' || isLast) && (isLast || !STILL.test(words[to + 1] ?? ''))
}

const FORMERLY = /^(?:earlier|previously|before|initially|formerly|pehle|pahle|पहले)$/
const ALIKE = /^(?:as|like|than|jais[aei]|जैस[ाेी])$/
/** "Pehle se", "earlier too": now as well */
const STILL = /^(?:too|also|as|than|is|se|bhi|ki|wal[aei]|jais[aei]|से|भी|की|वाल[ाेी]|जैस[ाेी])$/

/** "No thanks, and yes, the food was awful", "haan bhej do, aur nahi to …": what opens another matter behind the answer. */
function isAfterthought({ words, breaks }: Tokens, answer: YesNo, { from, to }: Clause): boolean {
  const isApart = breaks.slice(answer.to, from + 1).includes(true)
  const goesOn = !breaks[to] || (to < words.length && breaks[from] !== true)
  return isApart && goesOn && (ADDS.test(words[from - 1] ?? '') || OR_ELSE.test(words.slice(from, from + 2).join(' ')))
}

const ADDS = /^(?:and|aur|और|oh)$/
const OR_ELSE = /^(?:nahi|nai|नहीं) (?:to|toh|तो)$/

/** "Pata nahi, kabhi notice hi nahi kiya": the "nahi" in what follows says why; "barish nahi hui to pata nahi". */
function isUnknown({ words, breaks }: Tokens, signs: readonly SignHit[]): boolean {
  const [first, ...others] = signs
  if (SO_UNKNOWN.test(words.slice(-MAX_SO_UNKNOWN).join(' '))) return true
  if (first?.tag !== 'neither' || first.from > 0 || !breaks[first.to]) return false
  if (!UNKNOWN.test(words.slice(0, first.to).join(' '))) return false
  return others.every(
    ({ tag, from, to }) => !(tag === 'yes' || tag === 'no') || !(breaks[from] && (breaks[to] || to === words.length)),
  )
}

const SO_UNKNOWN = regex`
  (?:^| )(?:to|toh|isliye|islie|तो|इसलिए) (?:(?:kuch|kuchh|mujhe|abhi|कुछ|मुझे|अभी) )?(?:pata|maloom|पता|मालूम) (?:nahi|नहीं)
    (?: hai| है| chala| चला)?$
`
const MAX_SO_UNKNOWN = 5
const UNKNOWN = /pata|maloom|malum|know|idea|clue|sure|पता|मालूम/

/** "Yes no maybe" */
function endsInDoubt({ words }: Tokens, signs: readonly SignHit[]): boolean {
  const last = signs.at(-1)
  return last?.tag === 'neither' && signs.length > 2 && HEDGES.test(words.slice(last.from, last.to).join(' '))
}

const HEDGES = /maybe|perhaps|depends|not|no$|dont|idea|clue|shayad|pata|maloom|malum|शायद|पता|मालूम/

/** "Abhi kuch keh nahi sakte", "I can't promise": the end of the clause that leaves the answer open, or 0. */
function doubtUpTo(heard: Tokens): number {
  const doubt = signsIn(heard).findLast(({ tag }) => tag === 'doubt')
  return doubt === undefined ? 0 : (clauseAt(heard, doubt.from)?.to ?? doubt.to)
}

/** Whether the answer is left open. */
export function isInDoubt(heard: Tokens): boolean {
  return doubtUpTo(heard) > 0 && readYesNo(heard) === undefined
}
