import { expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import type { ActorId } from '../../../src/actors/types.ts'
import { define, openKernel, typed } from '../../support/kernel/kernel-kit.ts'

const TEXT_LENGTH = 2_000
const ACTORS = 20
const TURNS = 15
/** Enough for what all of them hold, and a sixth of what all their turns have written. */
const MAX_WARM_BYTES = ACTORS * 3 * TEXT_LENGTH

const note = define(
  setup({
    types: typed<{ context: { text: string }; events: { type: 'replace'; text: string } }>(),
    actions: { replace: assign({ text: ({ event }) => event.text }) },
  }).createMachine({
    id: 'note',
    options: { maxIterations: 10 },
    context: { text: '' },
    initial: 'open',
    states: { open: { on: { replace: { actions: 'replace' } } } },
  }),
  { maxTailRows: TURNS },
)

it('is that of what actors hold, not of all that their turns have written', async () => {
  const actors = await openKernel({ definitions: [note], handlers: [], maxWarmBytes: MAX_WARM_BYTES })
  const ids: ActorId[] = []
  for (let count = 0; count < ACTORS; count += 1) ids.push((await actors.create('note')).actorId)
  for (let turn = 0; turn < TURNS; turn += 1) {
    const text = String.fromCodePoint(97 + turn).repeat(TEXT_LENGTH)
    for (const actorId of ids) await actors.send(actorId, { type: 'replace', text })
    expect(actors.kernel.activationBytes).toBeLessThanOrEqual(MAX_WARM_BYTES)
  }
  expect(actors.kernel.activationCount).toBe(ACTORS)
  expect(actors.store.calls.load ?? 0).toBe(0)
})
