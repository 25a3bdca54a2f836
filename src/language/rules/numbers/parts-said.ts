import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import { wordSet } from '../words/word-set.ts'
import type { Tokens } from '../words/tokens.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { segmentAt } from '../words/segments.ts'
import { measureOf, unitOf } from './measure.ts'
import { numberWord } from './number-words.ts'
import type { NumberSpan } from './number-span.ts'

const PARTS = wordSet(
  `part parts portion portions instalment instalments installment installments emi emis payment payments time times visit
   visits trip trips round rounds session sessions sitting sittings
   kist kiston kisht kishton kishte kishtein hisse hissa hisson baar bhaag tukde kadi किस्त किस्तों किश्त किश्तों हिस्से
   हिस्सों बार भाग`,
)

/** "In how many parts …?", "कितनी किश्तों में": what is counted is how often, or in how many pieces. */
export const countsParts = oncePerField(
  (plan) => measureOf(plan) === 'count' && [...plan.label, ...plan.questionWords].some((word) => PARTS.has(word)),
)

/** "How many times a month …?", "महीने में कितनी बार …?" */
const asksHowOften = oncePerField(
  (plan) => measureOf(plan) === 'count' && [...plan.label, ...plan.questionWords].some((word) => TIMES.test(word)),
)
const TIMES = /^(?:times|baar|बार)$/

/** What is done once or several times: "claims made", "how many services". */
const EVENTS = regex('i')`
  \b(?:
    claims?|visits?|services?|servicing|complaints?|accidents?|trips?|attempts?|donations?|payments?|refills?
    |repairs?|doses?|sessions?|absences?|surger(?:y|ies)|operations?|purchases?|late
  )\b
  |क्लेम|शिकायत
`
export const countsEvents = oncePerField(
  (plan) =>
    measureOf(plan) === 'count' &&
    unitOf(plan) === undefined &&
    EVENTS.test(`${plan.label.join(' ')} ${plan.field.description}`),
)
const DONE = regex`
  ^(?:
    took|taken|take|made|make|claimed|visited|had|did|done|happened|li|kiya|kiye|ki|karwaya|karwayi|karaya|aaya|aayi
    |chuke|chuka|लिया|लिए|ली|किया|किए|की|करवाया|आया|आई|चुके|last|year|saal|pichle|past|hi|only|sirf|total|पिछले|साल|ही|सिर्फ
  )$
`

/** "Do baar liya tha", "took it two times last year", where what is counted is done: nothing else is told that was done so often. */
function countsTimes(heard: Tokens, plan: FieldReader, to: number): boolean {
  if (!countsEvents(plan) || !TIMES.test(heard.words[to] ?? '')) return false
  const part = segmentAt(heard, to)
  return (
    part !== undefined &&
    heard.words
      .slice(part.from, part.to)
      .every(
        (word) =>
          isGrammarWord(word) || TIMES.test(word) || DONE.test(word) || speaksOf(plan, word) || isNumberWord(word),
      )
  )
}

function isNumberWord(word: string): boolean {
  return /^\d+$/.test(word) || numberWord(word, true) !== undefined
}

/** Whether a number counts parts or times: "do baar mein" is in two parts. */
export function isInParts(heard: Tokens, plan: FieldReader, to: number): boolean {
  const { words } = heard
  if (countsTimes(heard, plan, to)) return true
  if (TIMES.test(words[to] ?? '') && asksHowOften(plan)) return true
  return /^(?:baar|bar|बार) (?:mein|me|में|मे)(?: |$)/.test(words.slice(to, to + 2).join(' ')) && countsParts(plan)
}

const SAID = new PhraseMatcher<number>([
  [
    1,
    `(ek|ek hi|poora|pura) (saath|sath|baar|bar) (mein|me|mei|) (hi|)
     (एक|एक ही|पूरा) (साथ|बार) (में|) (ही|)
     (all|everything|whole|full|) (in|at|) (one|a single) (go|shot|time|payment|part|piece|instalment|installment)
     all (together|at once)
     (at once|single payment|full payment|lump sum|lumpsum|one time|ek musht|ekmusht|एकमुश्त|एक मुश्त)`,
  ],
  [
    2,
    `(aadha aadha|adha adha|aadhi aadhi|half half|half and half|fifty fifty|आधा आधा|आधी आधी)
     half (now|today|this month) (and|) (half|rest|the rest|the other half|remaining) (later|next month|tomorrow|after|afterwards|)`,
  ],
])
const HALF = /^(?:half|aadha|adha|aadhi|aadhe|आधा|आधी|आधे)$/

/** "Ek saath", "all at once", "aadha abhi, aadha baad mein": parts without a number that could be read. */
export function partsSaid(heard: Tokens, plan: FieldReader): NumberSpan | undefined {
  if (!countsParts(plan)) return undefined
  const said = SAID.first(heard)
  const halves = heard.words.filter((word) => HALF.test(word)).length
  if (said && !(said.tag === 1 && halves > 0))
    return { value: said.tag, digits: undefined, from: said.from, to: said.to }
  return halves === 2 ? { value: 2, digits: undefined, from: 0, to: heard.words.length } : undefined
}
