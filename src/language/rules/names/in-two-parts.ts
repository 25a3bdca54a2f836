import type { Tokens } from '../words/tokens.ts'
import { nameFrom } from './name-from.ts'
import type { NameSpan } from './name-span.ts'

/** "First name is Farida, surname Contractor": both parts of a name. `find` looks for the other part without these words. */
export function inTwoParts(heard: Tokens, find: (said: Tokens) => NameSpan | undefined): NameSpan | undefined {
  const { words } = heard
  const at = words.findIndex(
    (word, index) => SURNAME.test(word) || (LAST.test(word) && NAME.test(words[index + 1] ?? '')),
  )
  if (at === -1) return undefined
  let from = at + (SURNAME.test(words[at] ?? '') ? 1 : 2)
  while (IS.test(words[from] ?? '')) from += 1
  if (heard.breaks[from]) return undefined
  const last = nameFrom(heard, from)
  if (last === undefined) return undefined
  const isOfLast = words.map((_, index) => (index >= at && index < last.to) || heard.aside?.[index] === true)
  const breaks = heard.breaks.map((isBreak, index) => isBreak || index === at || index === last.to)
  const first = find({ ...heard, breaks, aside: isOfLast })
  if (first === undefined || (first.from < last.to && first.to > at)) return undefined
  const value = `${first.value} ${last.value}`
  return { value, isExplicit: true, explicit: true, from: Math.min(first.from, at), to: Math.max(first.to, last.to) }
}

const SURNAME = /^(?:surname|lastname|upnaam|सरनेम|उपनाम)$/
const LAST = /^(?:last|family|लास्ट)$/
const NAME = /^(?:name|naam|नेम|नाम)$/
const IS = /^(?:is|hai|h|to|toh|mera|my|है|तो)$/
