import { numberWord } from '../numbers/number-words.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { isCommonWord } from './common-words.ts'
import { beforeRequest } from './before-request.ts'
import { isDevanagari, tellsLanguage } from './spoken-language.ts'
import type { Tokens } from './tokens.ts'
import { wordSet } from './word-set.ts'
import { endsAsking } from './ends-asking.ts'

/** Particles around an answer, without a meaning of their own. */
const PARTICLES = wordSet(
  `um umm uh uhh er erm hmm ah aah oh so well ok okay yes yeah yep yup ya sure right fine please kindly just only like i mean
   guess think let lets see
   hello hi hey sir madam maam thanks thank you it its is thats that in at from near sorry and but then
   haan han haanji ji jee achha accha acha theek thik hai rahega rahegi hoga matlab to toh bas arre are arey bhai yaar na sahi
   chalega phir fir mein me main se ko wala wali ka ki
   अं अम उम हम्म हैलो हेलो हलो नमस्ते नमस्कार हां हाँ जी अच्छा ठीक है रहेगा रहेगी होगा मतलब तो ही बस अरे भाई यार ना सही चलेगा
   फिर में से को वाला वाली का की`,
)
/** Words of Hindi grammar in Devanagari; `tellsLanguage` and `isCommonWord` know those in Latin letters. */
const GRAMMAR = wordSet(
  `मैं मेरा मेरी मेरे मुझे हम हमारा हमें आप आपका आपकी आपको तुम यह ये वह वो इस उस इसे उसे इन्हें उन्हें इसका उसका जैसा जैसी जैसे
   कि जो जब तब और या पर लेकिन क्योंकि इसलिए फिर भी क्या क्यों कैसे कब कहां कौन
   कुछ कोई सब लोग नहीं मत हूं हैं था थी थे हुआ हुई गया गई करना करो कर रहा रही रहे चाहिए बात समझे माफ माफी अभी आज कल परसों लिए
   साथ बाद पहले`,
)
const INTRODUCES = /^(?:actually|basically)$/
const MAX_WORDS = 4

/**
 * Returns clauses that may be a whole answer where a name or a city is asked for: words that are neither grammar nor
 * common words, without the particles at their ends. In order.
 */
export function bareClauses(heard: Tokens): Clause[] {
  return clausesOf(heard).flatMap((clause) => {
    let { from, to } = clause
    if (isRequest(heard, from)) return []
    while (from < to && (isParticle(heard, from) || INTRODUCES.test(heard.words[from] ?? ''))) from += 1
    from = behindNoting(heard, from, to)
    to = beforeRequest(heard, from, to)
    if (to < clause.to && to - from > 1 && NAME.test(heard.words[to - 1] ?? '')) to -= 1
    while (to > from && isParticle(heard, to - 1)) to -= 1
    const isAsked = endsAsking(heard, clause)
    const isBare = !isAsked && to > from && to - from <= MAX_WORDS && everyWord(heard, from, to, isOpen)
    return isBare ? [{ from, to }] : []
  })
}

/** Where what is to be noted begins: the "Udaipur" of "put Udaipur", "note down Udaipur", "make it Udaipur". */
function behindNoting({ words }: Tokens, from: number, to: number): number {
  const first = words[from] ?? ''
  const isNoting = NOTES.test(first) || (MAKES.test(first) && words[from + 1] === 'it')
  if (!isNoting) return from
  let at = from + 1
  while (at < to && /^(?:it|down|as|this|that)$/.test(words[at] ?? '')) at += 1
  return at < to ? at : from
}

/** The "naam" of "Anil Gupta naam likh lijiye" */
const NAME = /^(?:naam|नाम)$/
const NOTES = /^(?:put|write|note|enter|likho|likhna|rakho)$/
const MAKES = /^(?:make|keep|mark|take)$/

/** "Please transfer" asks to do something, "please, Pune" does not. */
function isRequest({ words, breaks, text, starts }: Tokens, from: number): boolean {
  if (!/^(?:please|kindly)$/.test(words[from] ?? '') || breaks[from + 1]) return false
  const next = text.charAt(starts[from + 1] ?? text.length)
  return next === next.toLowerCase()
}

/** Returns the clause that counts: after a correction the next one, else the first. */
export function answeringClause<Part extends Clause>(
  clauses: readonly Part[],
  correctedFrom: number,
): Part | undefined {
  return clauses.find(({ from }) => from >= correctedFrom) ?? clauses[0]
}

/** Whether a word is grammar and names nothing, in either script. */
export function isGrammarWord(word: string): boolean {
  return GRAMMAR.has(word) || PARTICLES.has(word) || tellsLanguage(word)
}

/** "Kijiye", "suniye": a polite imperative. */
export function isPoliteRequest(word: string): boolean {
  return POLITE_REQUEST.test(word)
}

export function isParticle(heard: Tokens, at: number): boolean {
  const word = heard.words[at] ?? ''
  return heard.aside?.[at] === true || PARTICLES.has(word) || (isNoise(word) && !isAbbreviation(heard, at))
}

/** The "west" of "Andheri West" */
function isPartOfTown(word: string): boolean {
  return /^(?:east|west|north|south)$/.test(word)
}

export function isOpen(word: string): boolean {
  if (/\d/.test(word) || GRAMMAR.has(word) || isPoliteRequest(word)) return false
  return !tellsLanguage(word) && !isCommonWord(word) && numberWord(word, isDevanagari(word)) === undefined
}

/** "Suniye", "देखिए" */
const POLITE_REQUEST = /(?:iye|iyega)$|(?:िए|िये|इए|िएगा)$/u

/** The "HSR" of "HSR Layout", in a text that is not all in capitals. */
function isAbbreviation({ text, starts, ends }: Tokens, at: number): boolean {
  const written = text.slice(starts[at], ends[at])
  return written === written.toUpperCase() && text !== text.toUpperCase()
}

/** "Kshh" has no syllable. Initials ("K. L. Rao") are one letter. */
function isNoise(word: string): boolean {
  return word.length > 2 && /^[a-z]+$/.test(word) && !/[aeiouy]/.test(word)
}

function everyWord({ words: said, aside }: Tokens, from: number, to: number, test: (word: string) => boolean): boolean {
  for (let at = from; at < to; at++) {
    const word = said[at] ?? ''
    if (aside?.[at] === true || !(test(word) || (at > from && isPartOfTown(word)))) return false
  }
  return true
}
