/** An end of a sentence, and the blank by which it is known not to be the middle of something. */
const SENTENCE_END = /[.?!।…]["'”’)]*\s+/gu
/** A full stop behind these ends nothing. */
const ABBREVIATED = /(?:^|[\s("'“‘])(?:\p{L}|Mr|Mrs|Ms|Dr|Prof|St|Rs|No|vs|approx|e\.g|i\.e|डॉ|श्री|\d+)\.\s*$/iu

/** The sentences at the beginning of a text that are complete, the blanks behind them included; '' when none is. */
export function wholeSentences(text: string): string {
  let end = 0
  for (const match of text.matchAll(SENTENCE_END)) {
    const after = match.index + match[0].length
    if (!ABBREVIATED.test(text.slice(Math.max(0, after - 12 - match[0].length), after))) end = after
  }
  return text.slice(0, end)
}
