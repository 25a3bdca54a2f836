import { describe, expect, it } from 'vitest'
import { MAX_CONTEXT_BYTES, MAX_ENTRY_BYTES } from '../../src/actors/limits.ts'
import type { Json } from '../../src/actors/types.ts'
import { ask, end, flowOf, start, text } from './support/flows.ts'
import { Talk } from './support/talk.ts'

/** Three bytes each, as most of the world's letters. */
const hindi = (length: number) => 'क'.repeat(length)

const names = [...Array(20).keys()].map((n) => `field_${n}`)

const wordy = flowOf([start('ask', hindi(1_000)), { ...ask('ask', names, 'end'), guidance: hindi(300) }, end()], {
  fields: names.map((name) => ({ ...text(name), description: hindi(60) })),
  settings: { persona: hindi(500), languages: ['hi'], maxAttempts: 10 },
})

describe('a conversation of long messages', () => {
  it('stays below the size that the kernel keeps, in context and in every entry', () => {
    const talk = new Talk(wordy, { variables: { note: hindi(1_024) } })
    const largest = { context: 0, entry: 0 }
    const weigh = (event: Json) => {
      const owed = [[...talk.effects.values()], talk.turns.splice(0), [...talk.timers]]
      largest.context = Math.max(largest.context, bytes(talk.snapshot.context))
      largest.entry = Math.max(largest.entry, bytes([event, owed]))
    }
    weigh(null)
    talk.compose(hindi(8_000))
    weigh(hindi(8_000))
    for (const name of names.slice(0, 10)) {
      talk.send(hindi(8_000))
      weigh(hindi(8_000))
      talk.understand({ values: { [name]: hindi(2_000) } })
      weigh(hindi(2_000))
      talk.compose(hindi(8_000))
      weigh(hindi(8_000))
    }
    expect(largest.context).toBeLessThan(MAX_CONTEXT_BYTES)
    expect(largest.entry).toBeLessThan(MAX_ENTRY_BYTES - 1_000) // ids, hash, state value
  })
})

function bytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}
