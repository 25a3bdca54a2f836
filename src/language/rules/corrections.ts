import { DAY_PARTS } from './dates/day-parts.ts'
import { isDayWord } from './dates/day-words.ts'
import { isGrammarWord } from './words/bare-clauses.ts'
import { type Clause, clauseAt } from './words/clauses.ts'
import { numberWord } from './numbers/number-words.ts'
import type { Tokens } from './words/tokens.ts'
import { PhraseMatcher } from './words/phrase-matcher.ts'
import { BUT } from './words/function-words.ts'

const CORRECTIONS = new PhraseMatcher<true>([
  [
    true,
    `(actually|sorry|rather|instead|correction|scratch that|wait|my mistake|oops|i mean|i meant|i said|not that|no wait|no no|no sorry|no actually)
     (make|change|changed|move|moved|shift|set|update|put|switch|reschedule|correct|keep) (it|that|this|the|my|to)
     (no|nope|nah) (its|it is|thats|that is|make|not|the|my|i|change|lets)
     (lets|let us) (make|do|say|change)
     how about
     (matlab|balki|asal mein|asal me|galti se|maaf|maaf kijiye|nahi nahi|na na|badal|badlo|badal do|badal dijiye|kar do|kar dijiye|kar dena|kardo|ki jagah|ke bajay)
     (मतलब|बल्कि|असल में|गलती से|माफ|माफ कीजिए|नहीं नहीं|ना ना|बदल|बदल दो|बदल दीजिए|कर दो|कर दीजिए|की जगह|के बजाय)`,
  ],
])
const NO = new Set(['no', 'nope', 'nah', 'nahi', 'नहीं'])

const AND = /^(?:and|aur|also|और)$/

export interface Correction {
  /** Whether the person corrects something: only then may a known value change. */
  given: boolean
  /** Words from this index on take precedence over those before it; infinite without a correction. */
  from: number
}

/**
 * Of several values the one that the person comes to behind a correction. What is said once more is a reason against it: "Monday, no
 * wait Tuesday, Monday is my exam". A verb that ends the sentence puts right what stands before it: "23 bola tha, 24 kar do".
 */
export function putRight<Span extends Clause>(
  heard: Tokens,
  spans: readonly Span[],
  correctedFrom: number,
  valueOf: (span: Span) => unknown,
): Span | undefined {
  if (correctedFrom > heard.words.length || spans.length === 0) return undefined
  const done = beforeVerb(heard, spans, correctedFrom)
  if (done) return done
  const old = new Set(spans.filter(({ from }) => from < correctedFrom).map(valueOf))
  const behind = spans.filter(({ from }) => from >= correctedFrom)
  const fresh = behind.filter((span) => !old.has(valueOf(span)))
  const [first] = fresh
  const last = fresh.at(-1) ?? behind.at(-1)
  return first && last && first !== last && isNext(heard, first, last, correctedFrom) ? first : last
}

/** Whether a value follows at once, and what is said behind it is another sentence that takes nothing back. */
function isNext(heard: Tokens, { from, to }: Clause, last: Clause, correctedFrom: number): boolean {
  const { words, breaks } = heard
  if (from > correctedFrom + 1 || (from > correctedFrom && breaks[from] === true)) return false
  if (words.slice(to).some((word) => NO.has(word) || SORRY.test(word))) return false
  const part = clauseAt(heard, last.from)
  const isLight = (at: number): boolean =>
    (at >= last.from && at <= last.to) ||
    isGrammarWord(words[at] ?? '') ||
    isOfValue(words[at] ?? '') ||
    DAY_PARTS.has(words[at] ?? '')
  return part !== undefined && words.some((_word, at) => at >= Math.max(part.from, to) && at < part.to && !isLight(at))
}

const SORRY = /^(?:sorry|wait|actually|rather|make|change|hmm|ruko|matlab|सॉरी|रुको|मतलब|माफ)$/

/** The "24" of "23 bola tha, 24 kar do, Monday ko meeting hai" */
function beforeVerb<Span extends Clause>(
  { words, breaks }: Tokens,
  spans: readonly Span[],
  correctedFrom: number,
): Span | undefined {
  if (!VERB_OF_CHANGE.test(words.slice(0, correctedFrom).join(' '))) return undefined
  const [last] = VERB_OF_CHANGE.exec(words.slice(0, correctedFrom).join(' ')) ?? ['']
  const verb = correctedFrom - last.trim().split(' ').length
  return spans.findLast(({ to }) => to <= verb && to >= verb - 1 && !breaks.slice(to, verb + 1).includes(true))
}

const VERB_OF_CHANGE =
  /(?:^| )(?:kardo|badal|badlo|badal do|badal dijiye|kar do|kar dijiye|kar dena|बदल|बदल दो|बदल दीजिए|कर दो|कर दीजिए)$/

export function readCorrection(heard: Tokens): Correction {
  const hits = CORRECTIONS.all(heard)
  const last = hits.findLast(({ to }) => to < heard.words.length) ?? hits.at(-1)
  // "No, and my number is …" answers, and goes on.
  const startsWithNo = NO.has(heard.words[0] ?? '') && heard.words.length > 1 && !AND.test(heard.words[1] ?? '')
  if (last === undefined) {
    const no = heard.words.findIndex(
      (word, at) =>
        at > 0 &&
        (concludes(heard, at) ||
          isLimited(heard, at) ||
          (NO.has(word) && (heard.breaks[at] === true || isExclaimed(heard, at) || isBetweenValues(heard, at)))),
    )
    return { given: startsWithNo || (no > 0 && isBetweenDays(heard, no)), from: no > 0 ? no + 1 : Infinity }
  }
  return { given: true, from: isPreference(heard, last.from) ? last.from - 1 || Infinity : last.to }
}

/** "I'd rather sit at the back": the wish is the sentence, and not only what stands behind "rather". */
function isPreference({ words }: Tokens, at: number): boolean {
  return words[at] === 'rather' && /^(?:id|wed|would)$/.test(words[at - 1] ?? '')
}

/** "Forty two, oh no, forty three" */
function isExclaimed({ words, breaks }: Tokens, at: number): boolean {
  return (
    at > 1 && breaks[at - 1] === true && /^(?:oh|uh|um|ah|well|arre|are|arey|oops|hmm|अरे|ओह)$/.test(words[at - 1] ?? '')
  )
}

/** "One upstairs and one downstairs, so two", "forty. hmm, forty one", "2 pm... better 3 pm": what the person comes to. */
function concludes({ words, breaks }: Tokens, at: number): boolean {
  const isLed = breaks[at] === true ? CONCLUDES.test(words[at] ?? '') : THEREFORE.test(words[at] ?? '')
  if (!isLed) return false
  return words.slice(0, at).some(isOfValue) && words.slice(at + 1, at + 3).some(isOfValue)
}

/** "Twenty acres, but only eight will be sown", "do hain lekin ek hi" */
function isLimited({ words }: Tokens, at: number): boolean {
  const isOnlyBehind = BUT.test(words[at] ?? '') && isOfValue(words[at + 1] ?? '') && ONLY.test(words[at + 2] ?? '')
  if (isOnlyBehind) return words.slice(0, at).some(isOfValue)
  if (!ONLY.test(words[at] ?? '') || !BUT.test(words[at - 1] ?? '')) return false
  return words.slice(0, at).some(isOfValue) && words.slice(at + 1, at + 3).some(isOfValue)
}

const ONLY = /^(?:only|just|sirf|keval|hi|सिर्फ|केवल|ही)$/

const THEREFORE = /^(?:isliye|islie|इसलिए|इसलिये)$/
const CONCLUDES = /^(?:so|say|isliye|इसलिए|better|hmm|rather|matlab|total|totally|altogether|kul|yaani|कुल|मतलब|यानी)$/

/** "Five no six", "nine pm no ten pm", "teen nahi paanch", without a pause between them. */
export function isBetweenValues({ words }: Tokens, at: number): boolean {
  const isHesitating = HESITATES.test(words[at - 1] ?? '') && isOfValue(words[at + 1] ?? '')
  return (
    at + 1 < words.length &&
    (isOfValue(words[at - 1] ?? '') || isHesitating) &&
    words.slice(at + 1, at + 4).some(isOfValue)
  )
}

/** "Sunday no Monday" changes a day that is known; "five no six" may be of what is asked for. */
function isBetweenDays({ words }: Tokens, at: number): boolean {
  return NO.has(words[at] ?? '') && isDayWord(words[at - 1] ?? '') && isDayWord(words[at + 1] ?? '')
}

const HESITATES = /^(?:hmm|um|uh|oh|er|wait)$/

function isOfValue(word: string): boolean {
  return /^\d/.test(word) || ENDS_OF_VALUES.has(word) || numberWord(word, true) !== undefined
}

const ENDS_OF_VALUES = new Set(
  'am pm baje बजे noon midnight lakh lakhs crore thousand hazaar monday tuesday wednesday thursday friday saturday sunday today tomorrow kal aaj parson somvar mangalvar budhvar guruvar shukravar shanivar ravivar'.split(
    ' ',
  ),
)
