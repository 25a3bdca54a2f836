import type { FieldValue, Understanding } from '../../ports/language.ts'

/** Characters of all values together: they are taken from one message, which is no longer. */
const MAX_VALUES_LENGTH = 8_000

/** An understanding of bearable size, whatever a model makes of a message: texts beyond that are left out. */
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
