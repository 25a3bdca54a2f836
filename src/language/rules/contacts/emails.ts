import { undenied } from '../set-aside/undenied.ts'
import { numberAt } from '../numbers/numbers.ts'
import { isParticle } from '../words/bare-clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { standingContacts } from './standing-contacts.ts'

export interface EmailSpan {
  value: string
  from: number
  to: number
}

const WRITTEN = /[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/gi
const LOOKS_LIKE_ONE = /^[a-z0-9](?:[a-z0-9_+-]|\.(?!\.)){0,62}@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/
const AT = new Set(['at', 'एट', 'ऐट'])
const DOT = new Set(['dot', 'period', 'डॉट'])
const JOINERS = new Map([
  ['dot', '.'],
  ['point', '.'],
  ['डॉट', '.'],
  ['underscore', '_'],
  ['dash', '-'],
  ['hyphen', '-'],
  ['minus', '-'],
  ['plus', '+'],
])
const IN_LATIN = new Map([
  ['जीमेल', 'gmail'],
  ['याहू', 'yahoo'],
  ['कॉम', 'com'],
  ['आउटलुक', 'outlook'],
])
/** Words at which the sentence ends and the address begins. */
const NOT_PART = new Set(
  'personal official office only use just and aur hai ka ki ke no is its my email mail id address the mera meri it on to send reach me you can thats yes sure ok okay here write so sorry wait rather mean actually oh nahi likho likhiye matlab arre'.split(
    ' ',
  ),
)

/**
 * Finds an address, written ("priya@gmail.com") or spoken ("priya dot sharma at gmail dot com", "… at the rate …").
 * Lower case. Of several that are to be used, the last one after a "no" or "sorry", else the first.
 */
export function findEmail(
  heard: Tokens,
  correctedFrom = Infinity,
  isOfElse: (span: EmailSpan) => boolean = () => false,
): EmailSpan | undefined {
  const spans = standingContacts(heard, undenied(heard, [...writtenEmails(heard), ...spokenEmails(heard)])).filter(
    (one) => !isOfElse(one),
  )
  return spans.findLast(({ from }) => from >= correctedFrom) ?? spans[0]
}

function writtenEmails(heard: Tokens): EmailSpan[] {
  if (!heard.text.includes('@')) return []
  return [...heard.text.matchAll(WRITTEN)].flatMap((match) => {
    const end = match.index + match[0].length
    const from = heard.ends.findIndex((wordEnd) => wordEnd > match.index)
    const to = heard.starts.findIndex((start) => start >= end)
    const start = isContinued(heard, from) ? localFrom(heard, from) : from
    const value = `${localIn(heard, start, from)}${match[0].toLowerCase()}`
    return LOOKS_LIKE_ONE.test(value) ? { value, from: start, to: to < 0 ? heard.words.length : to } : []
  })
}

/** The "sharma@gmail.com" of "priya dot sharma@gmail.com", "p r i y a@gmail.com", "rahul 22@gmail.com" */
function isContinued({ words, breaks }: Tokens, from: number): boolean {
  const before = words[from - 1] ?? ''
  return !breaks[from] && (JOINERS.has(before) || /^[a-z]$/.test(before) || /^\d+$/.test(words[from] ?? ''))
}

function spokenEmails(heard: Tokens): EmailSpan[] {
  return heard.words.flatMap((word, at) => (AT.has(word) ? (spokenEmail(heard, at) ?? []) : []))
}

function spokenEmail(heard: Tokens, at: number): EmailSpan | undefined {
  const domain = domainAfter(heard, at)
  const from = localFrom(heard, at)
  const value = domain && `${localIn(heard, from, at)}@${domain.name}`
  return value !== undefined && LOOKS_LIKE_ONE.test(value) ? { value, from, to: domain?.to ?? at } : undefined
}

const MAX_LOCAL_WORDS = 30

/** Returns the index of the first word before the "at" that belongs to the address. */
function localFrom(heard: Tokens, at: number): number {
  let from = at
  while (from > 0 && at - from < MAX_LOCAL_WORDS) {
    if (from < at && heard.breaks[from] && !isDotted(heard, from)) break
    const word = heard.words[from - 1] ?? ''
    if (from < at && /^\d{7,}$/.test(word)) break // a phone number
    if (NOT_PART.has(word) || (word === 'e' && heard.words[from] === 'mail')) break
    if (!/^[a-z0-9._+-]+$/.test(word) && !JOINERS.has(word)) break
    if (from < at && !JOINERS.has(heard.words[from] ?? '') && isLead(heard, from)) break
    from -= 1
  }
  // "my personal one mary123"
  return heard.words[from] === 'one' && from + 1 < at ? from + 1 : from
}

/** Whether nothing but particles and noise stands before a word: "kshh", "achha to phir". */
function isLead(heard: Tokens, to: number): boolean {
  for (let at = 0; at < to; at++) if (!isParticle(heard, at)) return false
  return true
}

/** "priya dot s 9 0" as "priya.s90"; a word that is spelled out as well counts once. */
function localIn(heard: Tokens, start: number, end: number): string {
  let local = ''
  for (let at = start; at < end;) {
    const word = heard.words[at] ?? ''
    const number = /^\d+$/.test(word) || JOINERS.has(word) ? undefined : numberAt(heard, at, false)
    const isWithin = number?.digits !== undefined && number.to <= end
    const isSaidAgain = word.length > 2 && heard.words.slice(at + 1, at + 1 + word.length).join('') === word
    if (at > start && isDotted(heard, at)) local += '.'
    if (!isSaidAgain && !CASES.has(word)) local += JOINERS.get(word) ?? (isWithin ? number.digits : word)
    at = isWithin ? number.to : at + 1
  }
  return local
}

/** "all small letters" */
const CASES = new Set(['all', 'small', 'letters', 'lowercase'])

function isDotted(heard: Tokens, at: number): boolean {
  return heard.text.slice(heard.ends[at - 1], heard.starts[at]) === '.'
}

function domainAfter(heard: Tokens, at: number): { name: string; to: number } | undefined {
  let next = at + 1
  if (heard.words[next] === 'the' && heard.words[next + 1] === 'rate') next += heard.words[next + 2] === 'of' ? 3 : 2
  let name = latin(heard, next)
  next += 1
  let dots = 0
  while (next < heard.words.length) {
    const isSpoken = DOT.has(heard.words[next] ?? '')
    if (dots === 0 && JOINERS.get(heard.words[next] ?? '') === '-') {
      name += `-${latin(heard, next + 1)}`
      next += 2
      continue
    }
    if (!isSpoken && !isDotted(heard, next)) break
    const at = isSpoken ? next + 1 : next
    const part = spelledOrLatin(heard, at)
    if (part.text === '') break
    name += `.${part.text}`
    dots += 1
    next = part.to
  }
  return dots > 0 ? { name, to: next } : undefined
}

/** "com", and "i o" for "io" */
function spelledOrLatin(heard: Tokens, from: number): { text: string; to: number } {
  let to = from
  while (/^[a-z]$/.test(heard.words[to] ?? '') && to - from < 3) to += 1
  return to - from > 1 ? { text: heard.words.slice(from, to).join(''), to } : { text: latin(heard, from), to: from + 1 }
}

function latin(heard: Tokens, at: number): string {
  const word = heard.words[at] ?? ''
  return IN_LATIN.get(word) ?? word
}
