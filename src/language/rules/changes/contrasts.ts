import { regex } from '../../../base/regex.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { BUT } from '../words/function-words.ts'

/** What somebody puts in the place of something else: "three not two", "do nahi teen", "dinner instead of lunch". */
export interface Contrast {
  /** What is said to be wrong. */
  old: Clause
  /** What is said in its place. */
  said: Clause
  /** All words of the contrast. */
  from: number
  to: number
}

const NAHI = wordSet('nahi nai na नहीं ना')
const NOT = wordSet('not isnt arent wasnt')
/** What begins another thought. */
const JOINS = wordSet('and aur also plus or but because agar if और लेकिन मगर lekin magar क्योंकि अगर')
/** What stands before the new value where the old one was said first: "not eight but nine". */
const LEADS = wordSet('but its it just only rather make balki बल्कि')
const MAX_WORDS = 10
const MAX_CONTRASTS = 12

/**
 * Every way in which a message can set one thing against another, the likeliest first. Which of them is meant, and for what,
 * only the fields can tell.
 */
export function contrastsIn(heard: Tokens): Contrast[] {
  const found: Contrast[] = []
  for (let at = 0; at < heard.words.length && found.length < MAX_CONTRASTS; at++) {
    const word = heard.words[at] ?? ''
    const next = heard.words[at + 1] ?? ''
    if (NAHI.has(word)) found.push(...aroundNahi(heard, at))
    else if (NOT.has(word)) found.push(...aroundNot(heard, at))
    else if (INSTEAD.test(`${word} ${next}`)) found.push(...saidThenOld(heard, at, at + 2))
    else if (IN_PLACE.test(`${word} ${next}`)) found.push(...oldThenSaid(heard, at, at + 2))
    else if (BUT.test(word) && reports(heard, at)) found.push(...reportedThenSaid(heard, at))
    else if (TO.test(word) && changes(heard, at)) found.push(...oldThenSaid(heard, at, at + 1))
  }
  return found
}

const INSTEAD = /^(?:instead of|rather than|in place)$/
const IN_PLACE = /^(?:(?:ki|ke) (?:jagah|bajay|bajaye|badle)|(?:की|के) (?:जगह|बजाय|बदले))$/
const TO = /^(?:to|se|से)$/
const CHANGES =
  /\b(?:change|changed|shift|move|switch|update|badal\w*|kar (?:do|dijiye|dena|dijie)|kardo)\b|बदल|कर (?:दो|दीजिए|देना)/

/** "From Friday to Saturday", "do se teen kar do": with a word for changing beside it. */
function changes({ words }: Tokens, at: number): boolean {
  return CHANGES.test(words.slice(Math.max(0, at - MAX_WORDS), at + MAX_WORDS).join(' '))
}

const SAID = regex`
  ^(?:
    said|told|gave|mentioned|wrote|bola|boli|bataya|batayi|likhaya|likhwaya|likhwayi|kaha|बोला|बोली|बताया|बताई|लिखाया|लिखवाया|कहा
  )$
`

function reports({ words }: Tokens, at: number): boolean {
  return words.slice(Math.max(0, at - MAX_WORDS), at).some((word) => SAID.test(word))
}

/** "I said 42 but he is 43", "umar 42 boli thi par 43 hai" */
function reportedThenSaid(heard: Tokens, at: number): Contrast[] {
  return oldThenSaid(heard, at, at + 1).flatMap((one) => {
    const verb = heard.words.findIndex((word, index) => index >= one.old.from && SAID.test(word))
    let from = verb + 1
    while (from < one.old.to && /^(?:you|it|as|was|is|the|thi|tha|थी|था)$/.test(heard.words[from] ?? '')) from += 1
    const old = from < one.old.to ? { from, to: one.old.to } : { from: one.old.from, to: verb }
    return old.to > old.from ? { ...one, old } : []
  })
}

/** "Two nahi three", "three hain, two nahi" */
function aroundNahi(heard: Tokens, at: number): Contrast[] {
  const inOrder = oldThenSaid(heard, at, at + 1)
  if (inOrder.length > 0) return inOrder
  const before = stretchBefore(heard, at)
  const [earlier] = before.from > 0 && heard.breaks[before.from] ? [stretchBefore(heard, before.from)] : []
  const ways: Contrast[] = []
  if (earlier && earlier.to > earlier.from) ways.push({ old: before, said: earlier, from: earlier.from, to: at + 1 })
  for (let split = at - 1; split > before.from && split >= at - MAX_OLD; split--)
    ways.push({ old: { from: split, to: at }, said: { from: before.from, to: split }, from: before.from, to: at + 1 })
  return ways
}

const MAX_OLD = 4

/** "Three, not two", "it's not two, it's three", "not two but three" */
function aroundNot(heard: Tokens, at: number): Contrast[] {
  // "I have not gone out for two weeks, met nobody" denies what was done, and puts nothing right.
  const isOfDeed = AUXILIARY.test(heard.words[at - 1] ?? '') && !heard.breaks[at]
  if (isOfDeed && heard.words[at] === 'not' && !TELLS.test(heard.words[at + 1] ?? '')) return []
  const old = stretchAfter(heard, at + 1, LEADS)
  let start = old.to
  while (start < heard.words.length && LEADS.has(heard.words[start] ?? '')) start += 1
  const isFollowed = heard.breaks[old.to] === true || start > old.to
  const after = isFollowed ? stretchAfter(heard, start) : old
  const isVerb = COPULA.test(heard.words[at - 1] ?? '') && !heard.breaks[at] // "the name is not Arjun"
  const ways = isVerb || heard.words[at] !== 'not' ? [] : saidThenOld(heard, at, at + 1)
  if (isFollowed && old.to > old.from && after.to > after.from)
    ways.push({ old, said: after, from: stretchBefore(heard, at).from, to: after.to })
  return ways
}

const AUXILIARY = /^(?:have|has|had|could|would|will)$/
const TELLS = /^(?:said|told|given|mentioned|say|be)$/
const COPULA = /^(?:is|are|was|were|its|be|am|do|does|did)$/

function saidThenOld(heard: Tokens, from: number, to: number): Contrast[] {
  const said = stretchBefore(heard, from)
  const old = stretchAfter(heard, to)
  return said.to > said.from && old.to > old.from ? [{ old, said, from: said.from, to: old.to }] : []
}

function oldThenSaid(heard: Tokens, from: number, to: number): Contrast[] {
  const old = stretchBefore(heard, from)
  const said = stretchAfter(heard, to)
  return said.to > said.from && old.to > old.from ? [{ old, said, from: old.from, to: said.to }] : []
}

/** The words up to another thought or a pause, which may stand right before `end`. */
function stretchBefore({ words, breaks }: Tokens, end: number): Clause {
  let from = end
  while (from > 0 && end - from < MAX_WORDS && !JOINS.has(words[from - 1] ?? '') && (from === end || !breaks[from]))
    from -= 1
  return { from, to: end }
}

function stretchAfter({ words, breaks }: Tokens, start: number, stops: ReadonlySet<string> = JOINS): Clause {
  let to = start
  while (
    to < words.length &&
    to - start < MAX_WORDS &&
    (to === start || (!breaks[to] && !stops.has(words[to] ?? ''))) &&
    !JOINS.has(words[to] ?? '')
  )
    to += 1
  return { from: start, to }
}
