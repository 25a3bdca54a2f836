import type { Exchange } from '../../../ports/language.ts'
import { type Tokens, tokenize } from '../words/tokens.ts'
import type { TimeSpan } from './clock.ts'
import { DAY_PARTS, type DayPart, nearestPart } from './day-parts.ts'
import { withPart } from './with-part.ts'

/**
 * A time without a part of the day takes the one that was said just before: "parso subah", and then "7 baje", is seven in the
 * morning.
 */
export function withPartSaidBefore(time: TimeSpan, heard: Tokens, history: readonly Exchange[]): TimeSpan {
  return withPart(time, heard, () => partOfSameHour(heard, time) ?? partSaidBefore(history))
}

/** "Raat ke gyarah baje utrenge, to gyarah baje hi": the hour was named with its part of the day before. */
function partOfSameHour(heard: Tokens, { from, to }: TimeSpan): DayPart | undefined {
  const before = heard.words.lastIndexOf(heard.words[from] ?? '', from - 1)
  return from > 0 && before >= 0 ? nearestPart(heard, before, before + to - from) : undefined
}

/** The part of the day in what the person said last of all times, where it stood with little else ("tomorrow evening"). */
function partSaidBefore(history: readonly Exchange[]): DayPart | undefined {
  for (const { caller } of history.slice(-MAX_EXCHANGES).toReversed()) {
    if (caller === null || !MAY_NAME_PART.test(caller)) continue
    const { words } = tokenize(caller)
    const parts = new Set(words.flatMap((word) => DAY_PARTS.get(word) ?? []))
    const [part, another] = parts
    return words.length <= MAX_WORDS && another === undefined ? part : undefined
  }
  return undefined
}

const MAX_EXCHANGES = 3
const MAX_WORDS = 6
const MAY_NAME_PART = new RegExp([...DAY_PARTS.keys()].join('|'), 'i')
