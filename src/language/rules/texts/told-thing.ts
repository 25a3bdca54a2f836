import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isSameMatter } from '../fields/same-matter.ts'
import { soundsLikeLabel } from '../fields/sounds-like-label.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { isKinInflected, isPossessive } from '../names/kin.ts'
import { STATES } from '../names/not-names.ts'
import { asksForInstitution } from '../places/place-nouns.ts'
import { isGrammarWord, isOpen } from '../words/bare-clauses.ts'
import { beforeRequest } from '../words/before-request.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import { BE, OF } from '../words/function-words.ts'
import type { Tokens } from '../words/tokens.ts'

/** What a thing is called behind the field's own noun: "my college is Christ University", "हमारा गोत्र शांडिल्य है". */
export function namedByNoun(heard: Tokens, plan: FieldReader): Clause | undefined {
  const { words } = heard
  for (const { from, to } of clausesOf(heard).toReversed()) {
    const noun = behindNoun(words, behind(words, from, to, FILLER), to, plan)
    if (noun === undefined) continue
    const tail = beforeTail(heard, noun.to, to, plan)
    const spoken = words.slice(noun.to, tail.to)
    const isClosed = noun.isClosed || tail.isClosed || spoken.every(isOpen)
    if (isClosed && spoken.length > 0 && !spoken.some((word) => NOT.test(word))) return { from: noun.to, to: tail.to }
  }
  return undefined
}

/** What somebody or something is, by a verb of being: "he is the works manager", "सेल्स मैनेजर हैं वो", "kashyap gotra ke hain". */
export function toldByBeing(heard: Tokens, plan: FieldReader): Clause | undefined {
  const { words } = heard
  for (const { from, to } of clausesOf(heard).toReversed()) {
    const begin = behind(words, from, to, FILLER)
    // "My father's watch, it's precious" tells what the thing is like.
    const who = words.slice(0, from).some(isPossessive) ? undefined : behindWho(words, begin, to)
    const start = who?.to ?? begin
    const tail = beforeTail(heard, start, to, plan)
    const said = { from: start, to: withoutNoun(heard, start, tail, plan) }
    const spoken = words.slice(said.from, said.to)
    if (spoken.length === 0 || spoken.length > MAX_WORDS || spoken.some(isOfSentence)) continue
    const isNamed = spoken.some(isOpen)
    if (
      who
        ? (who.isClosed || tail.isClosed) && (who.isDefinite || isNamed)
        : isNamed && (tail.isTold || said.to < tail.to)
    )
      return said
  }
  return undefined
}

/** "Busy", "coming", "pata": how somebody is or what one does. */
function isOfSentence(word: string): boolean {
  return (
    isGrammarWord(word) ||
    NOT.test(word) ||
    isPossessive(word) ||
    isKinInflected(word) ||
    STATES.has(word) ||
    DOES.test(word)
  )
}

const DOES =
  /^[a-z]{3,}ing$|^[a-z]{2,}t[aei]$|^[\u0900-\u097f]{2,}(?:ता|ती|ते)$|^(?:pata|maloom|yaad|bahar|baahar|free|khali|taiyar|taiyaar|पता|मालूम|याद|बाहर|तैयार)$/
const MAX_WORDS = 5
const FILLER = regex`
  ^(?:
    so|well|um|uh|umm|oh|ok|okay|yes|yeah|actually|basically|officially|mainly|mostly|currently|presently|just|haan|han|ji|jee
    |arre|are|achha|accha|acha|matlab|dekhiye|suniye|bas|ab|हां|जी|अरे|अच्छा|मतलब|देखिए|सुनिए|बस|अब
  )$
`
const ARTICLE =
  /^(?:the|its|his|her|their|uska|uski|uske|unka|unki|unke|iska|iski|iske|inka|उसका|उसकी|उनका|उनकी|इसका|इसकी)$/
const COPULA = /^(?:is|was|hai|hain|है|हैं)$/
const PARTICLE = /^(?:to|toh|na|तो|ना)$/
const NOT = /^(?:not|dont|nahi|mat|mein|me|se|of|in|नहीं|मत|में|से)$/

function behind(words: readonly string[], from: number, to: number, leads: RegExp): number {
  let at = from
  while (at < to && leads.test(words[at] ?? '')) at += 1
  return at
}

/** Where the words go on behind the field's own noun: "my college is", "gotra to". */
function behindNoun(
  words: readonly string[],
  from: number,
  to: number,
  plan: FieldReader,
): { to: number; isClosed: boolean } | undefined {
  let at = from
  while (at < to && (isPossessive(words[at] ?? '') || ARTICLE.test(words[at] ?? ''))) at += 1
  const noun = words[at] ?? ''
  const isOwned = at > from && isPossessive(words[at - 1] ?? '')
  if (
    !plan.names.has(noun) &&
    !soundsLikeNoun(plan, noun) &&
    !(isOwned && (speaksOf(plan, noun) || isSameMatter(plan, noun)))
  )
    return undefined
  at += 1
  while (at < to && plan.names.has(words[at] ?? '')) at += 1
  while (at < to && PARTICLE.test(words[at] ?? '')) at += 1
  const isClosed = COPULA.test(words[at] ?? '')
  return at < to ? { to: isClosed ? at + 1 : at, isClosed: isClosed || PARTICLE.test(words[at - 1] ?? '') } : undefined
}

/** Where the words go on behind who or what it is told of: "he is the", "we belong to", "hum log". */
function behindWho(
  words: readonly string[],
  from: number,
  to: number,
): { to: number; isClosed: boolean; isDefinite: boolean } | undefined {
  const lead = WHO_IS.exec(words.slice(from, Math.min(to, from + MAX_LEAD)).join(' '))
  if (!lead?.[0]) return undefined
  let at = from + lead[0].trim().split(' ').length
  at = behind(words, at, to, /^(?:actually|just|only|also|now|to|toh|तो)$/)
  const isDefinite = /^(?:the|a|an|our|my|ek|एक)$/.test(words[at] ?? '')
  return { to: isDefinite ? at + 1 : at, isClosed: lead[1] !== undefined, isDefinite }
}

const MAX_LEAD = 4
const WHO_IS = regex`
  ^(?:
    ((?:i|we) (?:was|were|am|are|did|studied|graduated|passed)(?: my \w+)?(?: out)? (?:in|from)
      |(?:it|that|this|he|she|mine|ours|his|hers|there) (?:is|was)|its|thats|hes|shes|im|i (?:am|was)|we (?:are|were)
      |they (?:are|were)|theyre|(?:i|we|they|he|she) belongs? to|(?:i|we|they|he|she) works? as)
    |(?:hamar|humar|mer|apn|हमार|मेर|अपन)[aieाीे] (?:to|toh|तो)
    |(?:main|mai|hum|ham|wo|woh|vo|ye|yeh|मैं|हम|वो|वह|ये|यह)(?: log| sab| लोग| सब)?
  )(?= )
`

interface Tail {
  to: number
  /** Whether a verb of being was there. */
  isClosed: boolean
  /** Whether it is told of somebody behind the verb. */
  isTold: boolean
}

/** Where a clause ends without its verb of being and what stands behind that: "hai ji", "hai hamara", "hain wo". */
function beforeTail(heard: Tokens, from: number, to: number, { names }: FieldReader): Tail {
  const { words } = heard
  let end = to
  // "… hai uska designation"
  if (TAG.test(words[end - 2] ?? '') && names.has(words[end - 1] ?? '')) end -= 1
  while (end > from + 1 && TAG.test(words[end - 1] ?? '')) end -= 1
  const isTold = end < to && BE.test(words[end - 1] ?? '')
  const close = beforeRequest(heard, from, isTold ? end : to)
  const isClosed = words.slice(close, to).some((word) => BE.test(word))
  let at = isClosed && BE.test(words[close - 1] ?? '') ? close - 1 : close
  const isOf = isClosed && at - from > 1 && (OF.test(words[at - 1] ?? '') || WALA.test(words[at - 1] ?? ''))
  if (isOf) at -= 1
  return { to: at, isClosed, isTold }
}

const TAG = regex`
  ^(?:
    wo|woh|vo|ye|yeh|hum|ham|main|mera|meri|mere|hamara|hamari|humara|humari|apna|apni|uska|uski|unka|unki|iska|iski|sab|log
    |shayad|shaayad|ji|sir|madam|वो|वह|ये|यह|हम|मैं|मेरा|मेरी|हमारा|हमारी|अपना|अपनी|उसका|उसकी|उनका|उनकी|इसका|इसकी|शायद|जी
  )$
`
const WALA = /^(?:wal[aei]|वाला|वाली|वाले)$/

/** "Bharadwaja gotra", "labrador breed ka": the noun says what it is; a house has its noun in its name. */
function withoutNoun(heard: Tokens, from: number, { to, isClosed }: Tail, plan: FieldReader): number {
  const last = heard.words[to - 1] ?? ''
  if (to - from < 2 || !(plan.names.has(last) || soundsLikeNoun(plan, last)) || asksForInstitution(plan)) return to
  return isClosed || heard.words.slice(from, to - 1).every(isOpen) ? to - 1 : to
}

/** "गोत्र" for "gotra"; the "ईस्ट" of a place is no "site". */
function soundsLikeNoun(plan: FieldReader, word: string): boolean {
  return soundsLikeLabel(plan, word) && !/^[अ-औ]/.test(word)
}
