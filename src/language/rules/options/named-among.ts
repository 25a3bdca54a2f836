import { undenied } from '../set-aside/undenied.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isCommonWord } from '../words/common-words.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'

/** The options that share the most words with what was said: "biryani" is two of them where there are two sorts. */
export function namedAmong(heard: Tokens, { field, label }: FieldReader): string[] {
  const said = new Set(
    undenied(
      heard,
      heard.words.map((_word, at) => ({ from: at, to: at + 1 })),
    ).map(({ from }) => heard.words[from] ?? ''),
  )
  const counted = field.options.map((option) => {
    const telling = wordsOf(option).filter((word) => word.length > 1 && !label.includes(word) && !isCommonWord(word))
    return { option, shared: telling.filter((word) => said.has(word)).length }
  })
  const some = counted.filter(({ shared }) => shared > 0)
  return some.length > 2
    ? some.filter(({ shared }) => shared > 1).map(({ option }) => option)
    : some.map(({ option }) => option)
}
