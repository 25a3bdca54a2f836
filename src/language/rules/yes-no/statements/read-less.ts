import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import type { Message } from '../../message.ts'
import { formsOf } from '../../words/forms-of.ts'
import { namedBy } from '../../words/matters-in.ts'
import type { YesNo } from '../yes-or-no.ts'

/** "No egg", "bina ande ka" and "with egg is fine" to "should it be eggless?": what the question wants left out. */
export function readLess({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  const things = leftOutBy(plan)
  if (things.length === 0 || move !== undefined || heard.words.length > MAX_WORDS) return undefined
  const { words } = heard
  const at = words.findIndex((word) => things.some((thing) => isSame(word, thing)))
  if (at === -1) return undefined
  const before = words[at - 1] === 'any' ? (words[at - 2] ?? '') : (words[at - 1] ?? '')
  const behind = words[at + 1] ?? ''
  const span = { isExplicit: true, from: Math.max(0, at - 1), to: at + 1 }
  if (WITHOUT.test(before) || /^(?:free|mat|nahi|मत|नहीं)$/.test(behind)) return { value: true, ...span }
  return before === 'with' || /^(?:wal[aei]|वाला|वाली|वाले)$/.test(behind) ? { value: false, ...span } : undefined
}

const MAX_WORDS = 8
const WITHOUT = /^(?:no|without|bina|avoid|not|बिना)$/

const MIN_LESS = 7

/** "Egg" for a question with the word "eggless". */
const leftOutBy = oncePerField(({ cues }): readonly string[] =>
  [...cues].filter((cue) => cue.endsWith('less') && cue.length >= MIN_LESS).map((cue) => cue.slice(0, -'less'.length)),
)

function isSame(word: string, thing: string): boolean {
  const forms = formsOf(word)
  if (forms.includes(thing)) return true
  const ids = namedBy(thing)
  return ids.length > 0 && forms.some((form) => namedBy(form).some((id) => ids.includes(id)))
}
