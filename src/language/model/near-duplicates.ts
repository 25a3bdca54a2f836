/** Words of at least this many letters are compared, and are equal if they begin alike: "thank", "thanks". */
const MEANINGFUL_LENGTH = 3
const STEM_LENGTH = 4
/** Share of common words from which two sentences count as duplicates. */
const ALIKE_FROM = 0.6
const COMMON_WORDS = new Set(
  'and are but can for has have may our that the this was were will with you your'.split(' '),
)

/** Whether a sentence repeats one of the others in other words. Questions are never duplicates. */
export function isNearDuplicate(sentence: string, others: readonly string[]): boolean {
  const stems = stemsOf(sentence)
  if (stems.size === 0 || isQuestion(sentence)) return false
  return others.some((other) => {
    const known = stemsOf(other)
    const common = [...stems].filter((stem) => known.has(stem)).length
    return (2 * common) / (stems.size + known.size) >= ALIKE_FROM
  })
}

const MAX_REACTION_WORDS = 5

/**
 * Whether a sentence only acknowledges what the person said, such as "Great." or "Lovely to meet you, Priya!". One of
 * those per reply is enough.
 */
export function isReaction(sentence: string): boolean {
  return /[.!।…]["'”’)]*\s+$/u.test(sentence) && sentence.trim().split(/\s+/).length <= MAX_REACTION_WORDS
}

export function isQuestion(text: string): boolean {
  return /[?？]["'”’)]*\s*$/u.test(text)
}

function stemsOf(sentence: string): Set<string> {
  const words =
    sentence
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const meaningful = words.filter((word) => word.length >= MEANINGFUL_LENGTH && !COMMON_WORDS.has(word))
  return new Set(meaningful.map((word) => word.slice(0, STEM_LENGTH)))
}
