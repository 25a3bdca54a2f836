import { decodeEntries } from '../../actors/journal/journal-row.ts'
import { ALL_PARTITIONS, type ActorStore } from '../../actors/ports/actor-store.ts'
import { type Clock } from '../../base/time.ts'
import type { Runtime } from '../../actors/runtime/runtime-types.ts'
import type { Capacity } from './capacity.ts'

/** No call that is still to be answered waits longer for anything. */
const LONGEST_WAIT_MS = 60_000
const MAX_DUE = 10_000

/**
 * Keeps the count of ringing calls right where this process has not dialled them, or is not where they are answered.
 */
export interface CapacityRecovery {
  /** Counts calls that were dialled before this process started: their media sockets may connect here. */
  count(): Promise<void>
  /** Stops counting calls that were answered elsewhere, have ended, or were dialled by one of these live nodes. */
  recheck(livingNodes: readonly string[]): Promise<void>
}

export function createCapacityRecovery(deps: {
  actors: Pick<ActorStore, 'listDue' | 'readJournal'>
  runtime: Pick<Runtime, 'read'>
  capacity: Pick<Capacity, 'reserveForced' | 'releaseIfDone' | 'pending'>
  clock: Clock
}): CapacityRecovery {
  const { actors, runtime, capacity, clock } = deps
  /** Not dialled here. */
  const recovered = new Set<string>()

  async function dialledBy(callId: string): Promise<string | null> {
    const [first] = await actors.readJournal(`call/${callId}`, 0, 1)
    return (first && decodeEntries(first)[0]?.writer) ?? null
  }

  return {
    async count() {
      const due = await actors.listDue(clock.now() + LONGEST_WAIT_MS, ALL_PARTITIONS, MAX_DUE)
      for (const { actorId } of due) {
        if (!actorId.startsWith('call/')) continue
        const callId = actorId.slice('call/'.length)
        recovered.add(callId)
        capacity.reserveForced(callId)
        capacity.releaseIfDone(callId, (await runtime.read(actorId))?.snapshot ?? null)
      }
    },
    async recheck(livingNodes) {
      for (const callId of capacity.pending) {
        const known = await runtime.read(`call/${callId}`)
        if (!known) continue // its place is taken before it is there
        const isOthers = recovered.has(callId) && livingNodes.includes((await dialledBy(callId)) ?? '')
        capacity.releaseIfDone(callId, isOthers ? null : known.snapshot)
      }
      const pending = new Set(capacity.pending)
      for (const callId of recovered) if (!pending.has(callId)) recovered.delete(callId)
    },
  }
}
