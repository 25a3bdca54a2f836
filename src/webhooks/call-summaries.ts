import { decodeEntries } from '../actors/journal/journal-row.ts'
import type { ActorStore } from '../actors/ports.ts'
import type { Runtime } from '../actors/runtime/runtime-types.ts'
import type { ActorId, Entry, PlainSnapshot } from '../actors/types.ts'
import { closedCallView } from '../machines/call/call-view.ts'
import type { Recipients } from '../machines/dialogue/call-context.ts'
import { renderSummary, type DeliveredTurn } from './envelope.ts'

/**
 * What all deliveries of a call say of it, as JSON: written once, by the effect that finds out whom to tell, so that it
 * stands in the call's journal, in the commit that makes the deliveries.
 */
export interface CallSummaries {
  /**
   * The summary of a call that closes, with the name that its agent has now; null when it is too long to stand in a
   * journal: each delivery is written by itself then.
   */
  write(actorId: ActorId, agentName: string | null): Promise<string | null>
  /** The one that was committed; null for a call that ended without, as all did once. */
  find(callId: string): Promise<string | null>
  /** Sees every commit of this node, and keeps what is likely to be sent soon. */
  observe(committed: { actorId: ActorId; entries: readonly Entry[]; state: { plain: PlainSnapshot } }): void
}

/** In UTF-16 units. An entry of the journal has room for three bytes of each. */
const MAX_LENGTH = 64 * 1024
/** Of all summaries in memory, in UTF-16 units: some thousand calls that have ended together. */
const MAX_KEPT_LENGTH = 8 * 1024 * 1024

const DONE = 'xstate.done.actor.resolveRecipients'

export function createCallSummaries(
  runtime: Pick<Runtime, 'read'>,
  actors: Pick<ActorStore, 'readRows' | 'readJournal' | 'lastSeq'>,
): CallSummaries {
  /** By call, the oldest first: they are sent in about the order in which they come. */
  const recent = new Map<string, string>()
  let keptLength = 0

  function keep(callId: string, summary: string): void {
    recent.set(callId, summary)
    keptLength += summary.length
    for (const [oldest, { length }] of recent) {
      if (keptLength <= MAX_KEPT_LENGTH) return
      recent.delete(oldest)
      keptLength -= length
    }
  }

  async function findIn(actorId: ActorId): Promise<string | null> {
    const seq = await actors.lastSeq(actorId)
    // It ended with the deliveries' commit, and takes nothing after its end.
    const [row] = seq === null ? [] : await actors.readJournal(actorId, seq - 1, 1)
    return row ? summaryIn(decodeEntries(row)) : null
  }

  return {
    async write(actorId, agentName) {
      const record = await runtime.read(actorId)
      const call = record && closedCallView(record.snapshot, agentName)
      if (!call) return null
      const rows = await actors.readRows('turn', call.id)
      const summary = renderSummary(call, turnsOf(rows, call.turnCount))
      return summary.length <= MAX_LENGTH ? summary : null
    },
    async find(callId) {
      return recent.get(callId) ?? (await findIn(`conversation/${callId}`)) ?? findIn(`call/${callId}`)
    },
    observe({ actorId, entries, state }) {
      if (state.plain.status === 'active' || !/^(?:call|conversation)\//.test(actorId)) return
      const summary = summaryIn(entries)
      if (summary !== null) keep(actorId.slice(actorId.indexOf('/') + 1), summary)
    },
  }
}

/** Rows beyond `turnCount` were spoken to an answering machine and are no turns. */
export function turnsOf(rows: readonly { body: string }[], turnCount: number): DeliveredTurn[] {
  return rows.slice(0, turnCount).map((row) => JSON.parse(row.body) as DeliveredTurn)
}

function summaryIn(entries: readonly Entry[]): string | null {
  const done = entries.findLast(({ event }) => event.type === DONE)
  return (done?.event['output'] as Partial<Recipients> | undefined)?.summary ?? null
}
