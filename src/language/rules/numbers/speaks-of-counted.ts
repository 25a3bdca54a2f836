import type { FieldReader } from '../field-reader.ts'
import { mattersIn } from '../words/matters-in.ts'
import { wordsOf } from '../words/tokens.ts'
import { cachedByText } from '../words/cached-by-text.ts'

/** Whether a word is another one for what the field counts: "gaadi" where vehicles are counted. */
export function speaksOfCounted({ field, label }: FieldReader, word: string): boolean {
  const named = mattersOf(word)
  if (named.length === 0) return false
  return [...label, ...descriptionWords(field.description)].some((one) =>
    mattersOf(one).some((id) => named.includes(id)),
  )
}

const descriptionWords = cachedByText<readonly string[]>(wordsOf, 2_000)

function mattersOf(word: string): number[] {
  const stems = word.endsWith('s') ? [word, word.slice(0, -1)] : [word]
  return stems.flatMap((one) =>
    mattersIn([one]).flatMap(({ matters }) => matters.filter(({ isNamed }) => isNamed).map(({ id }) => id)),
  )
}
