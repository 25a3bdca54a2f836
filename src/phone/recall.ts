import { PARTITIONS, type ActorStore, type Clock } from '../actors/ports.ts'
import type { Runtime } from '../actors/runtime-types.ts'
import type { Capacity } from './capacity.ts'

/** No call that is still to be answered waits longer for anything. */
const LONGEST_WAIT_MS = 60_000
const MAX_DUE = 10_000
const ALL_PARTITIONS = Array.from({ length: PARTITIONS }, (_, index) => index)

/** Counts the calls that ring since before this process began: whoever answers is heard here. */
export async function recallCalls(deps: {
  actors: Pick<ActorStore, 'listDue'>
  runtime: Pick<Runtime, 'read'>
  capacity: Pick<Capacity, 'expect' | 'review'>
  clock: Clock
}): Promise<void> {
  const { actors, runtime, capacity, clock } = deps
  const due = await actors.listDue(clock.now() + LONGEST_WAIT_MS, ALL_PARTITIONS, MAX_DUE)
  for (const { actorId } of due) {
    if (!actorId.startsWith('call/')) continue
    const callId = actorId.slice('call/'.length)
    capacity.expect(callId)
    capacity.review(callId, (await runtime.read(actorId))?.snapshot ?? null)
  }
}
