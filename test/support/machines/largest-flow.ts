import {
  MAX_COLLECTED_CHARS,
  MAX_FIELD_NAMES_BYTES,
  MAX_FIELD_TEXT_CHARS,
  MAX_FIELDS,
  MAX_ID_CHARS,
  MAX_IDS_BYTES,
  MAX_TEXT_CHARS,
} from '../../../src/machines/flow/limits.ts'
import type { Flow, FlowNode } from '../../../src/machines/flow/types.ts'
import { ask, end, flowOf, start, text } from './flows.ts'

/** Limit of the JSON; `src/api/variables.ts` accepts no more. */
export const VARIABLES_BYTES = 48 * 1024
export const METADATA_BYTES = 48 * 1024
/** Limits of one message, and of all values that a model finds in it. */
export const MESSAGE_CHARS = 8_000
/** Ids, hash, state value and the names of an entry's parts. */
export const ENTRY_OVERHEAD_BYTES = 4_000

/** A text of letters of three bytes each, as in most of the world's scripts. */
export const hindi = (length: number) => 'क'.repeat(length)
const unique = (n: number, length: number) => hindi(length - 3) + String(n).padStart(3, '0')

const names = Array.from({ length: MAX_FIELDS }, (_, n) => unique(n, MAX_FIELD_NAMES_BYTES / MAX_FIELDS / 3))
const descriptionChars = Math.floor(MAX_FIELD_TEXT_CHARS / MAX_FIELDS) - (names[0]?.length ?? 0)
export const askIds = Array.from({ length: Math.floor(MAX_IDS_BYTES / MAX_ID_CHARS / 3) - 1 }, (_, n) =>
  unique(n, MAX_ID_CHARS),
)

/** A flow at every limit, with an endless loop back to the first question. */
export const largest: Flow = flowOf(
  [
    start(askIds[0] ?? '', hindi(MAX_TEXT_CHARS)),
    ...askIds.map((id, place) => ({
      ...ask(id, place === 0 ? names : [names[place % names.length] ?? ''], askIds[place + 1] ?? 'branch'),
      guidance: hindi(MAX_TEXT_CHARS),
    })),
    back(),
    end('end', hindi(MAX_TEXT_CHARS)),
  ],
  {
    fields: names.map((name) => ({ ...text(name), description: hindi(descriptionChars) })),
    settings: { persona: hindi(MAX_TEXT_CHARS), languages: ['hi'], maxAttempts: 10 },
  },
)

function back(): FlowNode {
  const missing = names.map((field) => ({ next: 'end', when: { op: 'exists' as const, field, value: false } }))
  const all = { next: askIds[0] ?? '', when: { op: 'exists' as const, field: names[0] ?? '', value: true } }
  return { id: 'branch', type: 'branch', branches: [...missing, all], default: 'end' }
}

/** The longest stored answer to every field. */
export const largestValues = Object.fromEntries(
  names.map((name) => [name, hindi(Math.floor(MAX_COLLECTED_CHARS / MAX_FIELDS))]),
)

export function bytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}
