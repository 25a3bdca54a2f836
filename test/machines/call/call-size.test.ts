import { expect, it } from 'vitest'
import { MAX_CONTEXT_BYTES, MAX_ENTRY_BYTES } from '../../../src/actors/journal/limits.ts'
import type { Json } from '../../../src/base/json.ts'
import {
  bytes,
  ENTRY_OVERHEAD_BYTES,
  hindi,
  largest,
  largestValues,
  MESSAGE_CHARS,
  METADATA_BYTES,
  VARIABLES_BYTES,
} from '../../support/machines/largest-flow.ts'
import { PhoneTalk } from '../../support/machines/phone-talk.ts'

it('a call with everything at its largest at once stays below the size that the kernel keeps', () => {
  const variables = { note: hindi(VARIABLES_BYTES / 3 - 10) }
  const metadata = { note: hindi(METADATA_BYTES / 3 - 10) }
  const call = new PhoneTalk(largest, { variables, metadata, agentName: hindi(200), model: `openai:${hindi(190)}` })
  const most = { context: 0, entry: 0 }
  const weigh = (event: Json) => {
    const owed = [[...call.effects.values()], call.turns.splice(0), [...call.timers]]
    most.context = Math.max(most.context, bytes(call.snapshot.context))
    most.entry = Math.max(most.entry, bytes([event, owed]))
  }
  const words = hindi(MESSAGE_CHARS)
  weigh({ variables, metadata })
  call.dialled().compose(words)
  weigh(words)
  call.finish('prepareOpening', { prepared: true }).openMedia()
  weigh(null)
  for (let round = 0; round < 12 && call.effects.has('promptAndCollect'); round += 1) {
    call.speak()
    weigh(words)
    call.hear(words)
    weigh(words)
    call.understand({ values: round % 3 === 2 ? {} : largestValues })
    weigh(largestValues)
    if (call.effects.has('compose')) call.compose(words)
    weigh(words)
  }
  expect(call.context.turnCount).toBeGreaterThan(5)
  expect(most.context).toBeLessThan(MAX_CONTEXT_BYTES)
  expect(most.entry).toBeLessThan(MAX_ENTRY_BYTES - ENTRY_OVERHEAD_BYTES)
})
