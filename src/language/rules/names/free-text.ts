import { regex } from '../../../base/regex.ts'
import { type FieldReader } from '../fields/field-reader.ts'
import { type Tokens, textBetween } from '../words/tokens.ts'
import { behindReminder } from '../texts/reminder.ts'
import { isPlaceNoun } from '../places/find-place.ts'

export interface TextSpan {
  value: string
  from: number
  to: number
}

const FILLERS = new Set('um umm uh uhh er erm hmm well so okay ok ah oh'.split(' '))
const COPULAS = new Set(['is', 'are', 'be', 'hai', 'hain', 'as', 'to', 'was', 'था', 'है', 'हैं'])
const MODALS = new Set(['should', 'will', 'would', 'must'])

/** "my city is Pune", "change the city to Pune", "मेरा पता … है": the value that follows the field's own name. */
export function labelled(heard: Tokens, plan: FieldReader): TextSpan | undefined {
  const { label } = plan
  if (label.length === 0) return undefined
  for (let at = 0; at + 1 < heard.words.length; at++) {
    const isPlace = plan.kind === 'city' && isPlaceNoun(heard.words[at] ?? '')
    const length = isPlace ? 1 : label.length
    if (!isPlace && !label.every((word, index) => heard.words[at + index] === word)) continue
    let from = at + length
    if (MODALS.has(heard.words[from] ?? '')) from += 1
    const hasColon = heard.text[heard.ends[from - 1] ?? 0] === ':'
    const end = hasColon || COPULAS.has(heard.words[from] ?? '') ? undefined : changedTo(heard, from)
    if (!hasColon && end === undefined && !COPULAS.has(heard.words[from] ?? '')) continue
    if (!hasColon && end === undefined) from += 1
    if (end === undefined && CALLED.test(heard.words[from] ?? '') && from + 1 < heard.words.length) from += 1
    let to = end ?? from
    while (end === undefined && to < heard.words.length && (to === from || !heard.breaks[to])) to += 1
    if (COPULAS.has(heard.words[to - 1] ?? '')) to -= 1
    if (to > from && !SAYS_OF_IT.test(heard.words[from] ?? '')) {
      return { value: textBetween(heard, from, to), from, to }
    }
  }
  return undefined
}

/** "The address is wrong", "pata badal gaya hai", "address wahi hai": what is said of a value is none. */
const SAYS_OF_IT = regex`
  ^(?:
    not|wrong|correct|right|what|fine|same|different|chang(?:e|ed|ing)|updated|kya|kaun|nahi|galat|sahi|theek|wahi
    |wohi|vahi|alag|badal|badla|badli|क्या|कौन|नहीं|गलत|सही|ठीक|वही|अलग|बदल|बदला|चेंज
  )$
`

/** "My village is called Rampur" */
const CALLED = /^(?:called|named|actually)$/

/** Returns the end of the value in "city Mumbai kar do". */
function changedTo({ words, breaks }: Tokens, from: number): number | undefined {
  for (let to = from + 1; to < Math.min(words.length, from + 5) && !breaks[to]; to++) {
    if (CHANGES.has(`${words[to] ?? ''} ${words[to + 1] ?? ''}`)) return to
    if (/^(?:hai|है)$/.test(words[to] ?? '') && breaks[to + 1]) return to
  }
  return undefined
}

const CHANGES = new Set([
  'kar do',
  'kar dijiye',
  'kar dena',
  'likh do',
  'likh lijiye',
  'rakh do',
  'कर दो',
  'कर दीजिए',
  'लिख दो',
  'लिख लीजिए',
])

/** Returns the whole message without an "um, well" before it. */
export function wholeText(heard: Tokens, from = 0, to = heard.words.length): TextSpan | undefined {
  let start = from
  while (start < to && FILLERS.has(heard.words[start] ?? '')) start += 1
  start = Math.min(behindReminder(heard, start), to)
  if (start >= to) return undefined
  const end = to === heard.words.length ? heard.text.length : (heard.ends[to - 1] ?? 0)
  const begin = start === 0 ? 0 : (heard.starts[start] ?? 0)
  const value = heard.text.slice(begin, end).replace(/\s+/g, ' ').trim()
  return { value: value.replace(/^[,;:.\s]+/, ''), from: start, to }
}
