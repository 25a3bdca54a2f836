import { wholeText, type TextSpan } from '../names/free-text.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { isPlaceWord } from '../places/place-words.ts'
import { isCutOff, namesAfterWait, readThing } from './read-thing.ts'
import { relationAsked } from './relation-asked.ts'
import { readParts, standingText, textOf } from './standing-text.ts'
import { textExtent } from './text-extent.ts'
import { findUnitNumber } from './unit-number.ts'
import { writtenWords } from './written-words.ts'

/**
 * The answer to a question for free text, as a clerk would write it down: without greetings, lead-ins and remarks, and
 * only what stands after corrections. Undefined where nothing does. Texts that a person tells in words of their own
 * are kept whole.
 */
export function readStandingText(
  heard: Tokens,
  plan: FieldReader,
  readsHindi: boolean,
  isTaken: (at: number) => boolean,
): TextSpan | undefined {
  const relation = relationAsked(heard, plan)
  if (relation) return { value: textOf(heard, [relation]), ...relation }
  switch (textExtent(plan)) {
    case 'whole': {
      const written = writtenWords(heard, plan)
      return written ? { value: textOf(heard, [written]), ...written } : wholeText(heard)
    }
    case 'number':
      return unitNumber(heard, plan, readsHindi)
    case 'thing':
      return readThing(heard, plan, isTaken)
    case 'place':
      return readWay(heard, plan)
  }
}

function readWay(heard: Tokens, plan: FieldReader): TextSpan | undefined {
  const { parts, isContested } = standingText(heard, plan)
  const [first, last] = [parts[0], parts.at(-1)]
  if (first === undefined || last === undefined)
    return isPlaceInSentence(heard, plan) && !isContested ? wholeText(heard) : undefined
  return isCutOff(heard, parts) ? undefined : { value: textOf(heard, parts), from: first.from, to: last.to }
}

/** "मुझे अंधेरी स्टेशन से जाना है": the only sentence, and it tells where. */
function isPlaceInSentence(heard: Tokens, plan: FieldReader): boolean {
  const [only, another] = readParts(heard, plan).filter(({ act }) => act !== 'aside')
  if (only === undefined || another !== undefined || HAS_CHANGED.test(heard.words.join(' '))) return false
  return heard.words.slice(only.bare.from, only.bare.to).some(isPlaceWord)
}

/** "Office ka address change ho gaya hai" */
const HAS_CHANGED =
  /(?:^| )(?:change|chenj|badal|shift|update|चेंज|बदल|शिफ्ट) (?:ho|hua|hui|kar|gay\S+|हो|हुआ|हुई|कर|गया|गए|गई)(?: |$)/

const MAX_NAME = 4

/** Whether an answer gives a value although it asks for a moment as well: "ek minute... haan, 33". */
export function answersAfterWait(heard: Tokens, plan: FieldReader): boolean {
  const extent = textExtent(plan)
  if (extent === 'thing') return namesAfterWait(heard)
  if (extent === 'whole') return false
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
  const at = words.findIndex((word, index) => index > from && index < to - 1 && /^(?:nahi|नहीं)$/.test(word))
  return at === -1 ? undefined : { from: at + 1, to }
}
