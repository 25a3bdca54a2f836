import type { FieldReader } from '../fields/field-reader.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { clauseAt } from '../words/clauses.ts'
import { matterIds, mattersIn, namedBy } from '../words/matters-in.ts'
import { soundsTheSame } from '../words/sounds-the-same.ts'
import type { Tokens } from '../words/tokens.ts'
import { fullyNamed } from './fully-named.ts'
import { type OptionSpan, optionWords } from './option-span.ts'
import { isSameDegree } from './same-degree.ts'
import { PLAIN_SORTS } from './kinds/plain-sort.ts'

/** What may stand between a thing and what tells it apart: "pair mein dard", "pain in my knee". */
const LINKS = /^(?:mein|me|main|ka|ki|ke|wala|wali|wale|में|का|की|के|वाला|वाली|वाले)$/
const LINKS_AHEAD = /^(?:in|of|on|my|the|his|her|our|your|a)$/
const MAX_LINKS = 3
const JOINED = /\s(?:and|aur)\s|[&+/]/i
const OF_TIME = /^(?:days?|weeks?|months?|years?|din|hafte|mahine|mahino|saal|दिन|हफ्ते|महीने|साल)$/
/** "Item damaged": of whatever was ordered. */
const ANY_THING = /^(?:item|items|product|order|thing|parcel|package|goods|delivery)$/
const TITLE = /^(?:.|dr|mr|mrs|ms|st|prof|the|of|for|and)$/
const PLAIN = /^(?:khud|apna|apni|apne|self|own|bahut|bohot|zyada|jyada|खुद|अपना|अपनी|अपने|बहुत|ज्यादा)$/

/**
 * Whether only the last word of an option is said, and of something else than the option's: "pair mein dard" is no "stomach pain",
 * "regular service" no "AC service".
 */
export function isOfAnotherSort(heard: Tokens, { value, from, to }: OptionSpan, plan: FieldReader): boolean {
  const own = optionWords(value).filter((word) => !TITLE.test(word) && !isGrammarWord(word))
  const head = own.at(-1) ?? ''
  if (own.slice(0, -1).every((word) => ANY_THING.test(word))) return false
  // "Body and paint" are two things, and no sort of paint.
  if (
    own.length < 2 ||
    JOINED.test(value) ||
    !names(heard, from, to, head) ||
    fullyNamed(heard.words, plan).includes(value)
  )
    return false
  const matters = new Set(matterIds(optionWords(value)))
  const spans = mattersIn(heard.words)
  return [beside(heard, from, -1), beside(heard, to - 1, 1)].some((at) => {
    const word = heard.words[at] ?? ''
    if (
      at < 0 ||
      OF_TIME.test(word) ||
      own.some((one) => one === word || isSameDegree(one, word)) ||
      isGrammarWord(word) ||
      PLAIN.test(word)
    )
      return false
    const span = spans.find((one) => one.from <= at && one.to > at)
    return (
      PLAIN_SORTS.test(word) ||
      word === 'full' ||
      (span !== undefined && !span.matters.some(({ id }) => matters.has(id)))
    )
  })
}

/** Whether the words are this one, or name what it names. */
function names({ words }: Tokens, from: number, to: number, head: string): boolean {
  const said = words.slice(from, to)
  const ids = namedBy(head)
  return (
    said.some((word) => word === head || soundsTheSame(word, head)) ||
    (said.length === 1 && said.some((word) => namedBy(word).some((id) => ids.includes(id))))
  )
}

/** The word that stands beside another one in its clause, past what links the two; -1 where there is none. */
function beside(heard: Tokens, at: number, step: 1 | -1): number {
  const clause = clauseAt(heard, at)
  if (clause === undefined) return -1
  const links = step < 0 ? LINKS : LINKS_AHEAD
  let next = at + step
  for (let passed = 0; passed < MAX_LINKS && links.test(heard.words[next] ?? ''); passed++) next += step
  // "Pain, knee": what follows a thing without a link tells nothing of it.
  if (step > 0 && next === at + 1) return -1
  return next >= clause.from && next < clause.to ? next : -1
}
