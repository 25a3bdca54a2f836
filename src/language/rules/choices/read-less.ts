import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import type { YesNo } from './yes-no.ts'

/** "No egg" and "with egg is fine" to "should it be eggless?": what the question wants left out. */
export function readLess({ heard, move }: Message, { cues }: FieldReader): YesNo | undefined {
  if (move !== undefined || heard.words.length > MAX_WORDS) return undefined
  const said = heard.words.join(' ')
  for (const cue of cues) {
    if (!cue.endsWith('less') || cue.length < MIN_CUE) continue
    const thing = cue.slice(0, -'less'.length)
    const span = { isExplicit: true, from: 0, to: heard.words.length }
    if (new RegExp(`\\b(?:no|without|bina|not? eat|not? take|avoid) (?:any )?${thing}s?\\b`).test(said))
      return { value: true, ...span }
    if (new RegExp(`^(?:with ${thing}s?\\b|${thing}s? (?:wal[aei]|is fine|is ok|is okay|chaleg[ai]))`).test(said))
      return { value: false, ...span }
  }
  return undefined
}

const MAX_WORDS = 8
const MIN_CUE = 7
