import type { FieldValue, Understanding } from '../../ports/language.ts'

/** Maximum length of all values together in characters: they come from one message, which is no longer than this. */
const MAX_VALUES_LENGTH = 8_000

/** Limits the size of an understanding, whatever a model returns: texts beyond the limits are left out. */
export function limitSize(understanding: Understanding): Understanding {
  let room = MAX_VALUES_LENGTH
  const kept: [string, FieldValue][] = []
  for (const [name, value] of Object.entries(understanding.values)) {
    room -= typeof value === 'string' ? value.length : 0
    if (room < 0) break
    kept.push([name, value])
  }
  return room < 0 ? { ...understanding, values: Object.fromEntries(kept) } : understanding
}
