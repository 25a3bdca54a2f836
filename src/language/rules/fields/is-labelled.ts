import type { FieldReader } from './field-reader.ts'
import { matterIds, mattersIn } from '../words/matters-in.ts'
import { spellingKey } from '../words/spelling-key.ts'
import { oncePerField } from './once-per-field.ts'

/** Whether the words speak of the field by its name: "pata badal gaya" for `address_changed`. */
export function isLabelled(words: readonly string[], plan: FieldReader): boolean {
  const { names } = plan
  const { sounds, matters } = labelOf(plan)
  for (const word of words) if (names.has(word) || (sounds.size > 0 && sounds.has(spellingKey(word)))) return true
  if (matters.size === 0) return false
  return mattersIn(words).some((span) => span.matters.some(({ id, isNamed }) => isNamed && matters.has(id)))
}

/** How the telling words of a field's name sound, and the matters that they are about. */
const labelOf = oncePerField(({ label, names }) => {
  const telling = label.filter((word) => names.has(word))
  return {
    sounds: new Set(telling.map(spellingKey).filter((key) => key.length > 2)),
    matters: new Set(matterIds(telling)),
  }
})
