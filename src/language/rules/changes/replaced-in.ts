import type { Clause } from '../words/clauses.ts'
import { soundsTheSame } from '../words/sounds-the-same.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'

const AROUND = /^(?:hai|hain|h|ka|ki|ke|ko|mein|me|pe|par|is|it|wala|wali|the|a|से|में|है|हैं|का|की|के|को|पर|वाला|वाली)$/

/** Where the words that end a part of a message stand in an answer that is known; undefined where they do not. */
export function knownWordsIn(heard: Tokens, { from, to }: Clause, known: string): Clause | undefined {
  let end = to
  while (end > from && AROUND.test(heard.words[end - 1] ?? '')) end -= 1
  const stored = wordsOf(known)
  const isSame = (said: string, at: number) => stored[at] === said || soundsTheSame(stored[at] ?? '', said)
  for (let last = stored.length - 1; last >= 0; last--) {
    let count = 0
    while (count <= last && end - count > from && isSame(heard.words[end - count - 1] ?? '', last - count)) count += 1
    const said = heard.words.slice(end - count, end)
    if (count > 0 && said.some((word) => word.length > 2 && !/^\d+$/.test(word)))
      return { from: last - count + 1, to: last + 1 }
  }
  return undefined
}

/**
 * "Neetha" for the "Neeta" of "Neeta Rao": what was said takes the place of the words, unless it has other words of the answer,
 * and so is all of it.
 */
export function withWordsReplaced(known: string, { from, to }: Clause, said: string): string {
  const words = known.split(/\s+/)
  const saidWords = wordsOf(said)
  const stored = wordsOf(known)
  const isAll = stored.some((word, at) => (at < from || at >= to) && saidWords.includes(word))
  if (isAll || words.length !== stored.length) return said
  return [...words.slice(0, from), said, ...words.slice(to)].join(' ')
}
