import type { Tokens } from '../words/tokens.ts'

/** Letters in a row that are more than the initials of a name. */
const MIN_LETTERS = 3

/** Marks the words with which a name that was said is spelled: "X-A-V-I-E-R", "V for Victor, A, R"; undefined without. */
export function spellingIn({ words, breaks }: Tokens): boolean[] | undefined {
  let marks: boolean[] | undefined
  for (let from = 0; from < words.length;) {
    let to = from
    let letters = 0
    let explained = false
    while (isLetter(words[to] ?? '')) {
      const word = explanationEnd(words, breaks, to)
      if (word !== undefined) explained = true
      to = word ?? to + 1
      letters += 1
    }
    const isApart = explained || (letters >= MIN_LETTERS && breaks[to] === true)
    if (isApart) (marks ??= Array.from(words, () => false)).fill(true, from, to)
    from = Math.max(to, from + 1)
  }
  return marks
}

function isLetter(word: string): boolean {
  return word.length === 1 && /[a-z]/.test(word)
}

/** Where "V for Victor", "B as in Bombay", "D se Delhi" ends. */
export function explanationEnd(words: readonly string[], breaks: readonly boolean[], at: number): number | undefined {
  // "Double o se, Ritoo": what stands behind a pause explains nothing.
  if (breaks[at + 2] === true) return undefined
  if (words[at + 1] === 'as' && words[at + 2] === 'in') return Math.min(at + 4, words.length)
  return /^(?:for|like|as|se|से)$/.test(words[at + 1] ?? '') && at + 2 < words.length ? at + 3 : undefined
}
