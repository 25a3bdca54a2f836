import { wholeText, type TextSpan } from '../names/free-text.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import type { Clause } from '../words/clauses.ts'
import { beforeRequest } from '../words/before-request.ts'
import type { Tokens } from '../words/tokens.ts'
import { isSentence } from './is-sentence.ts'
import { isPlaceWord } from './place-words.ts'
import { asksForName, framedThing } from './framed-thing.ts'
import { readParts, standingText, textOf } from './standing-text.ts'
import { textExtent } from './text-extent.ts'
import { findUnitNumber } from './unit-number.ts'
import { writtenWords } from './written-words.ts'

/**
 * The answer to a question for free text, as a clerk would write it down: without greetings, lead-ins and remarks, and
 * only what stands after corrections. Undefined where nothing does. Texts that a person tells in words of their own
 * are kept whole.
 */
export function readStandingText(heard: Tokens, plan: FieldReader, readsHindi: boolean): TextSpan | undefined {
  const extent = textExtent(plan)
  if (extent === 'whole') {
    const written = writtenWords(heard, plan)
    return written ? { value: textOf(heard, [written]), ...written } : wholeText(heard)
  }
  if (extent === 'number') return unitNumber(heard, plan, readsHindi)
  const thing = extent === 'thing' ? framedThing(heard, plan) : undefined
  if (thing) return { value: textOf(heard, [thing]), ...thing }
  const { parts, isContested } = standingText(heard, plan)
  const [first, last] = [parts[0], parts.at(-1)]
  if (first === undefined || last === undefined) {
    const isWhole =
      extent === 'thing'
        ? !(asksForName(plan) && isSentence(heard, { from: 0, to: heard.words.length }))
        : isPlaceInSentence(heard, plan)
    return isWhole && !isContested ? wholeText(heard) : undefined
  }
  if (isCutOff(heard, parts)) return undefined
  const to = extent === 'thing' ? thingEnd(heard, last) : last.to
  if (extent === 'thing' && asksForName(plan)) {
    const named = parts.filter((part) => !isSentence(heard, part))
    const [only, another] = named.length > 0 ? named : parts
    if (only === undefined || isSentence(heard, only)) return undefined
    if (named.length < parts.length && another === undefined) return { value: textOf(heard, [only]), ...only }
  }
  return { value: textOf(heard, [...parts.slice(0, -1), { from: last.from, to }]), from: first.from, to }
}

/** "मुझे अंधेरी स्टेशन से जाना है": the only sentence, and it tells where. */
function isPlaceInSentence(heard: Tokens, plan: FieldReader): boolean {
  const [only, another] = readParts(heard, plan).filter(({ act }) => act !== 'aside')
  return (
    only !== undefined && another === undefined && heard.words.slice(only.bare.from, only.bare.to).some(isPlaceWord)
  )
}

/** "बॉश की", "Samsung wali": what kind of thing, without the ending that says so. */
function thingEnd(heard: Tokens, part: Clause): number {
  const { words } = heard
  const { from } = part
  const to = Math.max(from + 1, beforeRequest(heard, from, part.to))
  return to - from > 1 && /^(?:k[aei]|wal[aei]|का|की|के|वाला|वाली|वाले)$/.test(words[to - 1] ?? '') ? to - 1 : to
}

/** "Bengali... sorry, you're breaking up": a word or two beside a bad line. */
function isCutOff({ words, aside }: Tokens, parts: readonly Clause[]): boolean {
  const said = parts.flatMap(({ from, to }) => words.slice(from, to))
  return aside?.some(Boolean) === true && said.length <= MAX_CUT_OFF && !said.some(isPlaceWord)
}

const MAX_CUT_OFF = 2
const MAX_NAME = 4

/** Whether an answer gives a number although it asks for a moment as well: "ek minute... haan, 33". */
export function hasNumberedPart(heard: Tokens, plan: FieldReader): boolean {
  if (!['number', 'place'].includes(textExtent(plan))) return false
  return readParts(heard, plan).some(
    ({ bare, act }) => act === 'value' && findUnitNumber(heard, bare, false) !== undefined,
  )
}

/** "LG nahi, Samsung": what is denied comes with what is so, and refuses nothing. */
export function replacesDenied(heard: Tokens, plan: FieldReader): boolean {
  const extent = textExtent(plan)
  const acts = extent === 'whole' ? [] : readParts(heard, plan).map(({ act }) => act)
  return acts.includes('denied') && acts.lastIndexOf('value') > acts.indexOf('denied')
}

function unitNumber(heard: Tokens, plan: FieldReader, readsHindi: boolean): TextSpan | undefined {
  let found: TextSpan | undefined
  let named: TextSpan | undefined
  let takenBack = false
  for (const { bare, act } of readParts(heard, plan)) {
    takenBack ||= bare.corrects || act === 'cancels' || act === 'denied'
    if (act === 'cancels') found = undefined
    const part = act === 'denied' ? behindNahi(heard, bare) : bare
    if ((act !== 'value' && act !== 'denied') || part === undefined) continue
    const number = findUnitNumber(heard, part, readsHindi)
    if (number && (found === undefined || takenBack)) found = number
    if (number) takenBack = false
    const words = heard.words.slice(bare.from, bare.to)
    if (!number && act === 'value' && words.length <= MAX_NAME && !words.some(isGrammarWord))
      named = { value: textOf(heard, [bare]), from: bare.from, to: bare.to }
  }
  return takenBack && found === undefined ? undefined : (found ?? named)
}

/** "12 nahi 21": what is said behind the "nahi". */
function behindNahi({ words }: Tokens, { from, to }: Clause): Clause | undefined {
  const at = words.findIndex((word, index) => index > from && index < to - 1 && /^(?:nahi|nahin|नहीं|नही)$/.test(word))
  return at === -1 ? undefined : { from: at + 1, to }
}
