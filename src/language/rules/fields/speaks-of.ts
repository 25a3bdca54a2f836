import type { FieldReader } from './field-reader.ts'
import { oncePerField } from './once-per-field.ts'
import { phoneticKey } from '../words/phonetic-key.ts'
import { isDevanagari } from '../words/spoken-language.ts'

/** Whether a word names the field, in Devanagari by its sound: "ग्रुप" for "blood group", "टिफ़िन" for "tiffins". */
export function speaksOf(reader: FieldReader, word: string): boolean {
  if (reader.cues.has(word)) return true
  if (!isDevanagari(word)) return false
  const key = phoneticKey(word)
  const begins = /^[अ-औ]/.test(word) ? soundsOf(reader).any : soundsOf(reader).withConsonant
  return key.length >= SHORTEST && begins.has(key)
}

/** Two consonants sound like too many words. */
const SHORTEST = 3
interface Sounds {
  readonly any: ReadonlySet<string>
  /** Of the words that may begin with a consonant: "वर्ग" is not "average". */
  readonly withConsonant: ReadonlySet<string>
}

const soundsOf = oncePerField<Sounds>(({ cues }) => ({
  any: new Set([...cues].map(phoneticKey)),
  withConsonant: new Set([...cues].filter((cue) => !/^[aei]/.test(cue)).map(phoneticKey)),
}))
