import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import type { Message } from '../message.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { clauseAt } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { concludedAmong } from './concluded-among.ts'
import { measureOf, unitOf } from './measure.ts'
import type { NumberSpan } from './number-span.ts'
import { unitNamed } from './units.ts'

/**
 * Of several numbers those that may be how many the field asks for: not the size of a thing ("two 50 kg bags"), and not how
 * many are out of use ("22 running, two are down"). `open` where only what there is altogether is left beside these.
 */
export function countedApart(
  message: Message,
  plan: FieldReader,
  spans: readonly NumberSpan[],
): readonly NumberSpan[] | 'open' {
  const { heard } = message
  if (spans.length < 2 || measureOf(plan) !== 'count' || unitOf(plan) !== undefined) return spans
  const things = spans.filter((span) => !isSize(heard, plan, span))
  const kept = things.length > 0 ? things : spans
  if (kept.length < 2 || asksOfOut(plan) || message.correction.from < Infinity || concludedAmong(message, plan, kept))
    return kept
  const inUse = kept.filter((span, at) => !isOut(heard, span, kept[at + 1]))
  if (inUse.length === kept.length || inUse.length === 0) return kept
  return inUse.some((span) => tellsState(heard, plan, span)) ? inUse : 'open'
}

/** "Two 50 kg bags", "teen 5 litre wale", "one of 25 kg" */
function isSize({ words, breaks }: Tokens, plan: FieldReader, { from, to }: NumberSpan): boolean {
  if (breaks[to] || !(unitNamed(words[to] ?? '') !== undefined || OTHER_UNIT.test(words[to] ?? ''))) return false
  if (!breaks[from] && words[from - 1] === 'of') return true
  const next = words[to + 1] ?? ''
  return !breaks[to + 1] && (speaksOf(plan, next) || OF_SIZE.test(next))
}

const OTHER_UNIT = /^(?:lit(?:re|er)s?|ltrs?|ml|watts?|volts?|mm|gb|tb|rs|rupees|rupaye|लीटर|रुपये)$/
const OF_SIZE = /^(?:wal[aei]|size|ones?|each|k[aei]|वाल[ाेी]|का|की|के)$/

/** Numbers of what does not work or is not there, up to the next number or the end of the clause. */
function isOut(heard: Tokens, { to }: NumberSpan, next: NumberSpan | undefined): boolean {
  const end = Math.min(clauseAt(heard, to)?.to ?? to, next?.from ?? Infinity)
  return heard.breaks[to] !== true && heard.words.slice(to, end).some((word) => OUT.test(word))
}

const OUT = regex('u')`
  ^(?:
    band|kharab|kharaab|toot[aei]|tut[aei]|broken|down|dead|faulty|damaged|spoilt|spoiled|missing|absent|sick|ill|sold|chori|stolen|lost|gum|mar[ai]|mar|died|bik|phat|expired|vacant|empty
    |closed|shut|idle|leave|chhutti|chutti|bimaar|beemaar|bimar|beemar|bech|khali|बंद|खराब|चोरी|गुम|मर|मरी|टूट[ाेी]|बीमार|छुट्टी|खाली|बेच
  )$
`
const asksOfOut = oncePerField(({ field, label }) =>
  [...label, ...field.description.toLowerCase().split(/[^\p{L}\p{M}]+/u)].some((word) => OUT.test(word)),
)

/** Whether more is said of a number than that there are so many: "22 are running", not "we have 24". */
function tellsState(heard: Tokens, plan: FieldReader, { from, to }: NumberSpan): boolean {
  const clause = clauseAt(heard, from)
  if (clause === undefined || heard.breaks[to]) return false
  const behind = heard.words.slice(to, clause.to)
  if ([...heard.words.slice(clause.from, from), ...behind].some((word) => HAS.test(word))) return false
  if (/^(?:me|mein|में) (?:se|से)(?: |$)/.test(behind.join(' '))) return false
  return behind.slice(plan.cues.has(behind[0] ?? '') ? 1 : 0).some((word) => !isGrammarWord(word))
}

const HAS = /^(?:have|has|got|own|total|kul|paas|there|कुल|पास)$/
