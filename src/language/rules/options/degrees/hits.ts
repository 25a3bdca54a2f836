import { regex } from '../../../../base/regex.ts'
import { isToldAside } from '../../set-aside/denials.ts'
import { undenied } from '../../set-aside/undenied.ts'
import { clauseAt } from '../../words/clauses.ts'
import { oncePerMessage } from '../../words/once-per-message.ts'
import type { PhraseHit } from '../../words/phrase-matcher.ts'
import type { Tokens } from '../../words/tokens.ts'
import { type Scale, soundOf } from './scale.ts'

/** A degree that a message speaks of, with what a "not" makes of it. */
export interface Hit<Degree> {
  degree: Degree
  from: number
  to: number
  isInverted?: boolean
}

const soundsOf = oncePerMessage((heard): Tokens => ({ ...heard, words: heard.words.map(soundOf) }))

export function hitsOf<Degree extends string>(heard: Tokens, scale: Scale<Degree>, start: number): Hit<Degree>[] {
  const sounds = soundsOf(heard)
  const all: PhraseHit<Degree>[] = [
    ...scale.words.all(heard, start),
    ...scale.sounds.all(sounds, start).filter((hit) => lengthOf(hit) > 1 || isLong(sounds.words[hit.from] ?? '')),
  ]
  const longest = all.filter(
    (hit) =>
      !all.some(
        (other) => other !== hit && other.from <= hit.from && other.to >= hit.to && lengthOf(other) > lengthOf(hit),
      ),
  )
  return longest
    .filter(({ from }) => heard.aside?.[from] !== true)
    .map(({ tag, from, to }) => ({ degree: tag, from, to }))
    .sort((one, other) => one.from - other.from)
}

function lengthOf({ from, to }: { from: number; to: number }): number {
  return to - from
}

/** Short sounds are those of many words. */
function isLong(sound: string): boolean {
  return sound.length > SHORT
}

const SHORT = 3

const NOT = /^(?:not|no|never|cant|cannot|dont|doesnt|didnt|isnt|arent|wasnt|havent|hasnt|wont|nobody|without)$/
const NAHI = /^(?:nahi|nai|mat|नहीं|मत)$/
const REACH_AHEAD = 4
const REACH_BEHIND = 3

/** Whether a "not" of its clause is for it: some words before it in English, behind it in Hindi. */
export function isDenied(heard: Tokens, { from, to }: { from: number; to: number }): boolean {
  const clause = clauseAt(heard, from)
  if (clause === undefined) return false
  for (let at = from - 1; at >= Math.max(clause.from, from - REACH_AHEAD); at--) {
    if (NOT.test(heard.words[at] ?? '')) return true
    if (at === from - 1 && NAHI.test(heard.words[at] ?? '')) return true
    if (/^(?:but|just|only|par|lekin|पर|लेकिन)$/.test(heard.words[at] ?? '')) break
  }
  for (let at = to; at < Math.min(clause.to, to + REACH_BEHIND); at++) {
    if (NAHI.test(heard.words[at] ?? '')) return true
    if (/^(?:but|and|aur|par|lekin|koi|to|और|पर|लेकिन|कोई|तो)$/.test(heard.words[at] ?? '')) break
  }
  return false
}

/** What is left of them: a denied one counts as what `inverse` makes of it, others that are denied or told aside do not count. */
export function weighed<Degree extends string>(
  heard: Tokens,
  hits: readonly Hit<Degree>[],
  inverse: Partial<Record<Degree, Degree>>,
): Hit<Degree>[] {
  const open = new Set(undenied(heard, [...hits]))
  return hits.flatMap((hit) => {
    if (
      isCompared(heard, hit) ||
      /^(?:you|please|aap|आप)$/.test(heard.words[hit.from - 1] ?? '') ||
      isQuoted(heard, hit)
    )
      return []
    if (!isDenied(heard, hit)) return isOfItself(heard, hit) || (open.has(hit) && !isToldAside(heard, hit)) ? [hit] : []
    const degree = inverse[hit.degree]
    return degree === undefined ? [] : [{ ...hit, degree, isInverted: true }]
  })
}

/** The "not" of "bilkul nahi", the "band" of what ceased are its own. */
function isOfItself({ words }: Tokens, { degree, from, to }: Hit<string>): boolean {
  return degree === 'none' || words.slice(from, to).some((word) => NOT.test(word) || NAHI.test(word))
}

/** "More than half", "aadhe se zyada" */
function isCompared({ words }: Tokens, { from, to }: Hit<string>): boolean {
  return (
    /(?:^| )(?:(?:more|less) than|almost|nearly|around|over|under)$/.test(
      words.slice(Math.max(0, from - 2), from).join(' '),
    ) || /^(?:se|से) (?:zyada|jyada|kam|upar|neeche|ज्यादा|कम|ऊपर|नीचे)$/.test(words.slice(to, to + 2).join(' '))
  )
}

/** "The doctor said to take all", "mujhe sab yaad nahi": what others said, or who knows what, is not how it is. */
function isQuoted(heard: Tokens, { from, to }: Hit<string>): boolean {
  const clause = clauseAt(heard, from)
  return heard.words.some(
    (word, at) =>
      clause !== undefined && at >= clause.from && at < clause.to && (at < from || at >= to) && SAYS.test(word),
  )
}

const SAYS = regex`
  ^(?:
    said|says|told|tells|suggested|advised|know|remember|understand|hear|kaha|bola|boli|bole|bataya|yaad|pata|maloom
    |malum|samajh|samjha|sunai|कहा|बोला|बोली|बोले|बताया|याद|पता|मालूम|समझ|समझा|सुनाई
  )$
`
