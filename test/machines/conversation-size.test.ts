import { describe, expect, it } from 'vitest'
import { MAX_CONTEXT_BYTES, MAX_ENTRY_BYTES } from '../../src/actors/limits.ts'
import type { Json } from '../../src/actors/types.ts'
import { checkFlow } from '../../src/machines/flow/check.ts'
import {
  MAX_COLLECTED_CHARS,
  MAX_FIELD_NAMES_BYTES,
  MAX_FIELD_TEXT_CHARS,
  MAX_FIELDS,
  MAX_ID_CHARS,
  MAX_IDS_BYTES,
  MAX_TEXT_CHARS,
} from '../../src/machines/flow/limits.ts'
import type { Flow, FlowNode } from '../../src/machines/flow/types.ts'
import { ask, end, flowOf, start, text } from './support/flows.ts'
import { Talk } from './support/talk.ts'

/** As JSON; `src/api/variables.ts` takes no more of either. */
const VARIABLES_BYTES = 48 * 1024
const METADATA_BYTES = 48 * 1024
/** Of one message, and of all values that a model finds in it. */
const MESSAGE_CHARS = 8_000
/** Ids, hash, state value and the names of an entry's parts. */
const ENTRY_OVERHEAD_BYTES = 4_000

/** Three bytes each, as most of the world's letters. */
const hindi = (length: number) => 'क'.repeat(length)
const unique = (n: number, length: number) => hindi(length - 3) + String(n).padStart(3, '0')

const names = Array.from({ length: MAX_FIELDS }, (_, n) => unique(n, MAX_FIELD_NAMES_BYTES / MAX_FIELDS / 3))
const descriptionChars = Math.floor(MAX_FIELD_TEXT_CHARS / MAX_FIELDS) - (names[0]?.length ?? 0)
const askIds = Array.from({ length: Math.floor(MAX_IDS_BYTES / MAX_ID_CHARS / 3) - 1 }, (_, n) =>
  unique(n, MAX_ID_CHARS),
)

/** Everything that a flow may have, as large as it may be, and a way back to the first question for ever. */
const largest: Flow = flowOf(
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

describe('a conversation with everything at its largest at once', () => {
  it('runs on a flow that the checks let through', () => {
    expect(checkFlow(largest).issues.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('stays below the size that the kernel keeps, in context and in every entry', () => {
    const variables = { note: hindi(VARIABLES_BYTES / 3 - 10) }
    const talk = new Talk(largest, { variables, agentName: hindi(200), model: `openai:${hindi(190)}` })
    const most = { context: 0, entry: 0 }
    const weigh = (event: Json) => {
      const owed = [[...talk.effects.values()], talk.turns.splice(0), [...talk.timers]]
      most.context = Math.max(most.context, bytes(talk.snapshot.context))
      most.entry = Math.max(most.entry, bytes([event, owed]))
    }
    weigh({ variables })
    talk.compose(hindi(MESSAGE_CHARS))
    weigh(hindi(MESSAGE_CHARS))
    const values = Object.fromEntries(names.map((name) => [name, hindi(Math.floor(MAX_COLLECTED_CHARS / MAX_FIELDS))]))
    for (let round = 0; round < 12 && !talk.ended; round += 1) {
      talk.send(hindi(MESSAGE_CHARS))
      weigh(hindi(MESSAGE_CHARS))
      talk.understand({ values: round % 3 === 2 ? {} : values })
      weigh(values)
      talk.compose(hindi(MESSAGE_CHARS))
      weigh(hindi(MESSAGE_CHARS))
    }
    expect(talk.context.visited).toHaveLength(askIds.length)
    // A phone call carries metadata too.
    expect(most.context + METADATA_BYTES).toBeLessThan(MAX_CONTEXT_BYTES)
    expect(most.entry + METADATA_BYTES).toBeLessThan(MAX_ENTRY_BYTES - ENTRY_OVERHEAD_BYTES)
  })
})

function bytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}
