import { decodeEntries } from '../actors/journal/journal-row.ts'
import type { ActorStore } from '../actors/ports.ts'
import type { Runtime } from '../actors/runtime/runtime-types.ts'
import type { ActorId, Entry, PlainSnapshot, UncommittedActor } from '../actors/types.ts'
import { closedCallView } from '../machines/call/call-view.ts'
import type { Recipients } from '../machines/dialogue/call-context.ts'
import { renderSummary, type DeliveredTurn } from './envelope.ts'

/**
 * The summary of an ended call, as JSON, that all deliveries of the call share. The effect that resolves the recipients
 * writes it once, so that it is stored in the call's journal, in the same commit that creates the deliveries.
 */
export interface CallSummaries {
  /**
   * Renders the summary of a call that closes, with its agent's current name. Returns null when the text is too long
   * for a journal entry: each delivery then renders its own body.
   * `uncommitted`: the call, where its closing is not committed yet.
   */
  write(actorId: ActorId, agentName: string | null, uncommitted?: UncommittedActor): Promise<string | null>
  /** Returns the committed summary, or null for a call that ended without one, as calls of older versions did. */
  find(callId: string): Promise<string | null>
  /** Receives every commit of this node, and caches the summaries that are likely to be sent soon. */
  observe(committed: { actorId: ActorId; entries: readonly Entry[]; state: { plain: PlainSnapshot } }): void
}

/** In UTF-16 units. A journal entry has room for three bytes of each. */
const MAX_LENGTH = 64 * 1024
/** Limit of the cache in UTF-16 units: the summaries of some thousand calls that end at the same time. */
const MAX_KEPT_LENGTH = 8 * 1024 * 1024

const DONE = 'xstate.done.actor.resolveRecipients'

export function createCallSummaries(
  runtime: Pick<Runtime, 'read'>,
  actors: Pick<ActorStore, 'readRows' | 'readJournal' | 'lastSeq'>,
): CallSummaries {
  /** Keyed by call, oldest first: summaries are sent in about the order in which they are committed. */
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
    // The commit that created the deliveries is the call's last journal entry.
    const [row] = seq === null ? [] : await actors.readJournal(actorId, seq - 1, 1)
    return row ? summaryIn(decodeEntries(row)) : null
  }

  return {
    async write(actorId, agentName, uncommitted) {
      const { snapshot } = uncommitted ?? (await runtime.read(actorId)) ?? {}
      const call = snapshot && closedCallView(snapshot, agentName)
      if (!call) return null
      const last = uncommitted?.rows ?? []
      const rows = [
        ...(await actors.readRows('turn', call.id)),
        ...last.map(({ body }) => ({ body: JSON.stringify(body) })),
      ]
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

/** Rows beyond `turnCount` were spoken to an answering machine and do not count as turns. */
export function turnsOf(rows: readonly { body: string }[], turnCount: number): DeliveredTurn[] {
  return rows.slice(0, turnCount).map((row) => JSON.parse(row.body) as DeliveredTurn)
}

function summaryIn(entries: readonly Entry[]): string | null {
  const done = entries.findLast(({ event }) => event.type === DONE)
  return (done?.event['output'] as Partial<Recipients> | undefined)?.summary ?? null
}
