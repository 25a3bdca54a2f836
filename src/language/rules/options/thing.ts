import { namedBy } from '../words/matters-in.ts'

/** What options and a question speak of: its words without the "s" of a plural, and the matters that they name. */
export interface Thing {
  words: ReadonlySet<string>
  matters: ReadonlySet<number>
}

export function thingOf(words: readonly string[], others: readonly string[] = []): Thing {
  return { words: new Set([...words, ...others].map(singular)), matters: new Set(words.flatMap(namedBy)) }
}

export function isOfThing({ words, matters }: Thing, word: string): boolean {
  return words.has(singular(word)) || namedBy(word).some((id) => matters.has(id))
}

/** Words with `THING` in place of those for it, so that one pattern serves whatever it is. */
export function withThing(words: readonly string[], isThing: (word: string) => boolean): string {
  return words.map((word) => (isThing(word) ? 'THING' : word)).join(' ')
}

export function singular(word: string): string {
  return word.replace(/s$/, '')
}
