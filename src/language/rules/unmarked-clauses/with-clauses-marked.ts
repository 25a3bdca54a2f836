import { tokenize } from '../words/tokens.ts'
import { beginsClause } from './begins-clause.ts'
import { endsClause } from './ends-clause.ts'

/**
 * A text with a comma where a clause ends that nothing marks, as many recognisers of speech and many who type leave them out: "kal
 * mat aana parso aana", "I'm driving now call me later". Only what its grammar tells counts: a finite verb at the end of a Hindi
 * clause, a subject with its verb at the beginning of an English one, an order, and joining words such as "but".
 *
 * @returns undefined where there is no such place.
 */
export function withClausesMarked(text: string): string | undefined {
  const heard = tokenize(text)
  if (heard.words.length < SHORTEST || heard.words.length > LONGEST) return undefined
  const ends: number[] = []
  for (let at = 1; at < heard.words.length; at++) {
    if (heard.breaks[at] === true || !(endsClause(heard, at) || beginsClause(heard, at))) continue
    heard.breaks[at] = true
    ends.push(heard.ends[at - 1] ?? 0)
  }
  if (ends.length === 0) return undefined
  return [0, ...ends].map((from, index) => heard.text.slice(from, ends[index])).join(',')
}

/** "Main kal aaunga" is one clause. */
const SHORTEST = 4
/** Longer texts are written, and have commas. */
const LONGEST = 60
