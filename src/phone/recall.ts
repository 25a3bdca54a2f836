import { decodeEntry } from '../actors/entries.ts'
import { PARTITIONS, type ActorStore, type Clock } from '../actors/ports.ts'
import type { Runtime } from '../actors/runtime-types.ts'
import type { Capacity } from './capacity.ts'

/** No call that is still to be answered waits longer for anything. */
const LONGEST_WAIT_MS = 60_000
const MAX_DUE = 10_000
const ALL_PARTITIONS = Array.from({ length: PARTITIONS }, (_, index) => index)

/** Keeps the count of ringing calls right where this process has not dialled them, or is not where they are answered. */
export interface Recall {
  /** Counts the calls that ring since before this process began: whoever answers is heard here. */
  count(): Promise<void>
  /**
   * Counts no longer those that were answered, or ended, elsewhere, nor what one of these other nodes, which live, has
   * dialled.
   */
  lookAgain(livingNodes: readonly string[]): Promise<void>
}

export function createRecall(deps: {
  actors: Pick<ActorStore, 'listDue' | 'readJournal'>
  runtime: Pick<Runtime, 'read'>
  capacity: Pick<Capacity, 'expect' | 'review' | 'coming'>
  clock: Clock
}): Recall {
  const { actors, runtime, capacity, clock } = deps
  /** Not dialled here. */
  const recalled = new Set<string>()

  async function dialledBy(callId: string): Promise<string | null> {
    const [first] = await actors.readJournal(`call/${callId}`, 0, 1)
    return first ? decodeEntry(first).writer : null
  }

  return {
    async count() {
      const due = await actors.listDue(clock.now() + LONGEST_WAIT_MS, ALL_PARTITIONS, MAX_DUE)
      for (const { actorId } of due) {
        if (!actorId.startsWith('call/')) continue
        const callId = actorId.slice('call/'.length)
        recalled.add(callId)
        capacity.expect(callId)
        capacity.review(callId, (await runtime.read(actorId))?.snapshot ?? null)
      }
    },
    async lookAgain(livingNodes) {
      for (const callId of capacity.coming) {
        const known = await runtime.read(`call/${callId}`)
        if (!known) continue // its place is taken before it is there
        const isOthers = recalled.has(callId) && livingNodes.includes((await dialledBy(callId)) ?? '')
        capacity.review(callId, isOthers ? null : known.snapshot)
      }
      const coming = new Set(capacity.coming)
      for (const callId of recalled) if (!coming.has(callId)) recalled.delete(callId)
    },
  }
}
