import { regex } from '../../../../base/regex.ts'
import { isGrammarWord } from '../../words/bare-clauses.ts'
import type { Clause } from '../../words/clauses.ts'
import { segmentAt } from '../../words/segments.ts'
import type { Tokens } from '../../words/tokens.ts'

/** What is said around a day or a time: its words in order, with `@` for every day and time among them. */
export interface PartOfWhen extends Clause {
  words: readonly string[]
  said: string
}

/** Stands for a day or a time. */
const WHEN = '@'

/**
 * The statement that a day or a time stands in: up to a break, a word that sets the next against it or joins it, or the verb at the
 * end of a Hindi sentence ("Sunday bank band hai Monday ko dunga").
 */
export function partOfWhen(heard: Tokens, span: Clause, spans: readonly Clause[]): PartOfWhen | undefined {
  const within = spans.some((one) => one.from <= span.from && one.to >= span.to) ? spans : [...spans, span]
  const segment = segmentAt(heard, span.from) ?? span
  let { from, to } = segment
  if (to - from > MAX_WORDS) return undefined
  to = Math.max(to, span.to)
  for (let at = from + 1; at < to; at++) {
    if (at > span.from && at < span.to) continue
    if (!begins(heard, at, { from, to }, within)) continue
    if (at <= span.from) from = at
    else to = at
  }
  const words = wordsOf(heard, { from, to }, within)
  return { from, to, words, said: words.join(' ') }
}

/** No statement is longer. */
const MAX_WORDS = 40

function begins(heard: Tokens, at: number, { from, to }: Clause, spans: readonly Clause[]): boolean {
  const word = heard.words[at] ?? ''
  if (GIVES_REASON.test(word)) return at + 2 < to
  // "Friday evening after I return from work"
  if (AFTER.test(word) && SUBJECT.test(heard.words[at + 1] ?? '')) return true
  if (AND.test(word) && DOES.test(heard.words[at + 1] ?? '')) return false
  if (AND.test(word) && /^\d+$/.test(heard.words[at - 1] ?? '')) return false
  if (AND.test(word) && names({ from, to: at }, spans) !== names({ from: at, to }, spans)) return true
  if (JOINS.test(word) || AND.test(word))
    return tells(heard, { from, to: at }, spans) && tells(heard, { from: at + 1, to }, spans)
  const isGivenUp = GIVES_UP.test(`${heard.words[at - 2]} ${heard.words[at - 1]}`)
  const isEnd = isGivenUp || (ENDS.test(heard.words[at - 1] ?? '') && !TRAILS.test(word))
  if (!isEnd && !ASKS.test(`${word} ${heard.words[at + 1] ?? ''} `)) return false
  return names({ from, to: at }, spans) && names({ from: at, to }, spans)
}

const AFTER = /^(?:after|once|when)$/
const SUBJECT = /^(?:i|im|we|my|our|he|she|the|they)$/
const GIVES_REASON = /^(?:because|cause|coz|cos|kyunki|kyonki|kyuki|tab|tabhi|then|क्योंकि|तब|तभी)$/
/** "I will go to the bank on Monday and pay" */
const DOES = /^(?:pay|do|give|come|collect|deposit|transfer|clear|visit|start|join|jama|bhar\S*|de|dunga|karunga)$/
const AND = /^(?:and|aur|और)$/
const JOINS = /^(?:since|as)$/
/** The verb that ends a statement. */
const ENDS = regex('u')`
  ^(?:hai|hain|hoon|hun|hu|tha|thi|hoga|hogi|honge|rahega|rahegi|rahenge|है|हैं|हूं|था|थी|थे|होगा|होगी|होंगे|रहेगा|रहेगी)$
  |^\p{L}{1,8}(?:unga|ungi|aega|aegi|ayega|ayegi|enge|engi)$
  |(?:ूंगा|ूंगी|ऊंगा|ऊंगी|ेंगे|एंगे|एगा|एगी|ेगा|ेगी)$
`
/** "Thursday cancel karke Friday kar do" */
const GIVES_UP = /^(?:cancel|cancil|radd|hata|chhod|chhor|khatam|रद्द|कैंसिल|हटा|छोड़?) (?:karke|kar|ke|करके|कर|के)$/
const TRAILS = /^(?:na|ji|bhi|hi|kya|ki|ना|न|जी|भी|ही|क्या|कि)$/
/** What begins a wish of its own: "I am busy today come tomorrow". */
const ASKS = /^(?:come|send|please|lets|let us|make it|can you|can we|do it|how about|we can|you can) /

function names({ from, to }: Clause, spans: readonly Clause[]): boolean {
  return spans.some((span) => span.from >= from && span.to <= to)
}

/** Whether words say more than when. */
function tells(heard: Tokens, { from, to }: Clause, spans: readonly Clause[]): boolean {
  for (let at = from; at < to; at++) {
    const word = heard.words[at] ?? ''
    if (!isGrammarWord(word) && !spans.some((span) => at >= span.from && at < span.to)) return true
  }
  return false
}

function wordsOf(heard: Tokens, { from, to }: Clause, spans: readonly Clause[]): string[] {
  const words: string[] = []
  for (let at = from; at < to; at++) {
    const isOfWhen = spans.some((span) => at >= span.from && at < span.to)
    if (!isOfWhen) words.push(heard.words[at] ?? '')
    else if (words.at(-1) !== WHEN) words.push(WHEN)
  }
  return words
}
