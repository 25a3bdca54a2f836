/** Words of this many letters carry meaning, and are the same word if they begin alike: "thank", "thanks". */
const MEANINGFUL_LENGTH = 3
const STEM_LENGTH = 4
/** Share of words in common from which two sentences say the same. */
const ALIKE_FROM = 0.6
const COMMON_WORDS = new Set(
  'and are but can for has have may our that the this was were will with you your'.split(' '),
)

/** Whether a sentence says in other words what one of the others has said. Questions are none of its business. */
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

/** "Great.", "Lovely to meet you, Priya!": a few words to what the person said, of which one is enough. Something follows it. */
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
