/** The end of a sentence with the space behind it, which distinguishes it from a full stop inside a word or number. */
const SENTENCE_END = /[.?!।…]["'”’)]*\s+/gu
/** A full stop after one of these does not end a sentence. */
const ABBREVIATED = /(?:^|[\s("'“‘])(?:\p{L}|Mr|Mrs|Ms|Dr|Prof|St|Rs|No|vs|approx|e\.g|i\.e|डॉ|श्री|\d+)\.\s*$/iu

/** Returns the complete sentences at the beginning of a text, including the space after them; '' when there is none. */
export function wholeSentences(text: string): string {
  return text.slice(0, sentenceEnds(text).at(-1) ?? 0)
}

/** Returns the suffixes of a text that start at a sentence, the whole text first. */
export function fromEachSentence(text: string): string[] {
  return [0, ...sentenceEnds(text)].map((start) => text.slice(start)).filter((rest) => rest !== '')
}

/** Returns the sentences of a text, each with the space after it. The last may be incomplete. */
export function sentencesOf(text: string): string[] {
  const starts = [0, ...sentenceEnds(text)]
  return starts.map((start, index) => text.slice(start, starts[index + 1])).filter((sentence) => sentence !== '')
}

/** Returns the ends of complete sentences, after their spaces. */
function sentenceEnds(text: string): number[] {
  const ends: number[] = []
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length
    if (!ABBREVIATED.test(text.slice(Math.max(0, end - 12 - match[0].length), end))) ends.push(end)
  }
  return ends
}
