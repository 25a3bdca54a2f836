/** An end of a sentence, and the blank by which it is known not to be the middle of something. */
const SENTENCE_END = /[.?!।…]["'”’)]*\s+/gu
/** A full stop behind these ends nothing. */
const ABBREVIATED = /(?:^|[\s("'“‘])(?:\p{L}|Mr|Mrs|Ms|Dr|Prof|St|Rs|No|vs|approx|e\.g|i\.e|डॉ|श्री|\d+)\.\s*$/iu

/** The sentences at the beginning of a text that are complete, the blanks behind them included; '' when none is. */
export function wholeSentences(text: string): string {
  return text.slice(0, sentenceEnds(text).at(-1) ?? 0)
}

/** The text from each of its sentences on, beginning with all of it. */
export function fromEachSentence(text: string): string[] {
  return [0, ...sentenceEnds(text)].map((start) => text.slice(start)).filter((rest) => rest !== '')
}

/** The sentences of a text, each with the blanks behind it; the last may be incomplete. */
export function sentencesOf(text: string): string[] {
  const starts = [0, ...sentenceEnds(text)]
  return starts.map((start, index) => text.slice(start, starts[index + 1])).filter((sentence) => sentence !== '')
}

/** Where complete sentences end, behind their blanks. */
function sentenceEnds(text: string): number[] {
  const ends: number[] = []
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length
    if (!ABBREVIATED.test(text.slice(Math.max(0, end - 12 - match[0].length), end))) ends.push(end)
  }
  return ends
}
