import type { FieldReader } from '../fields/field-reader.ts'
import { isOpen } from '../words/bare-clauses.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { kindsOfPlace } from './place-nouns.ts'

/**
 * Where several places are asked for, the one that is told by its kind: "village Rampur, district Sitapur". `other` where
 * only the kind of another place is told. Undefined where the kinds decide nothing.
 */
export function placeByKind(
  heard: Tokens,
  plan: FieldReader,
  asked: readonly FieldReader[],
): Clause | 'other' | undefined {
  const own = kindsOfPlace(plan)
  if (own === undefined) return undefined
  const kinds = asked.flatMap((one) => (one !== plan && one.kind === 'city' ? (kindsOfPlace(one) ?? []) : []))
  const isKind = (word: string): boolean => own.has(word) || kinds.some((kind) => kind.has(word))
  if (kinds.length === 0 || kinds.includes(own) || !heard.words.some(isKind)) return undefined
  for (const clause of clausesOf(heard)) {
    const place = placeIn(heard, clause, own, isKind)
    if (place) return place
  }
  const isOther = clausesOf(heard).length === 1 && !heard.words.some((word) => own.has(word))
  return isOther ? 'other' : undefined
}

/** Behind the word for its kind, or before it; undefined where names stand on both sides. */
function placeIn(
  { words }: Tokens,
  { from, to }: Clause,
  own: ReadonlySet<string>,
  isKind: (word: string) => boolean,
): Clause | undefined {
  const at = words.findIndex((word, index) => index >= from && index < to && own.has(word))
  if (at === -1) return undefined
  const isName = (index: number): boolean => isOpen(words[index] ?? '') && !isKind(words[index] ?? '')
  let start = at
  while (start > from && isName(start - 1)) start -= 1
  let end = at + 1
  while (end < to && isName(end)) end += 1
  if (start < at && end > at + 1) return undefined
  if (end > at + 1) return { from: at + 1, to: end }
  return start < at ? { from: start, to: at } : undefined
}
