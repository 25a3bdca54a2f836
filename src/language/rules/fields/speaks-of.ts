import type { FieldReader } from './field-reader.ts'
import { phoneticKey } from '../words/phonetic-key.ts'
import { isDevanagari } from '../words/spoken-language.ts'

/** Whether a word names the field, in Devanagari by its sound: "ग्रुप" for "blood group", "टिफ़िन" for "tiffins". */
export function speaksOf(reader: FieldReader, word: string): boolean {
  if (reader.cues.has(word)) return true
  if (!isDevanagari(word)) return false
  const key = phoneticKey(word)
  return key.length >= SHORTEST && soundsOf(reader).has(key)
}

/** Two consonants sound like too many words. */
const SHORTEST = 3
const known = new WeakMap<FieldReader, ReadonlySet<string>>()

function soundsOf(reader: FieldReader): ReadonlySet<string> {
  let sounds = known.get(reader)
  if (sounds === undefined) known.set(reader, (sounds = new Set([...reader.cues].map(phoneticKey))))
  return sounds
}
