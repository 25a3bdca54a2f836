import { PhraseMatcher } from '../../words/phrase-matcher.ts'
import { spellingKey } from '../../words/spelling-key.ts'

/** Degrees of one matter, whose words tell options apart that are said in none of their own words. */
export interface Scale<Degree extends string> {
  /** English, and words that sound like others. */
  words: PhraseMatcher<Degree>
  /** Hindi in either script: words by `soundOf`. */
  sounds: PhraseMatcher<Degree>
}

/** Phrases of Hindi as they sound. */
export function sounding<Degree>(lists: readonly (readonly [Degree, string])[]): PhraseMatcher<Degree> {
  return new PhraseMatcher(lists.map(([degree, lines]) => [degree, lines.replace(/[a-z]+/g, soundOf)] as const))
}

/** The sound of a word; its mark keeps it apart from abbreviations ("kr"). */
export function soundOf(word: string): string {
  return `q${spellingKey(word).replace(/^nhin$/, 'nhi')}`
}
