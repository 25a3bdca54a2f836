import { decodeEntries } from '../actors/journal/journal-row.ts'
import type { ActorStore } from '../actors/ports/actor-store.ts'
import type { Runtime } from '../actors/runtime/runtime-types.ts'
import type { ActorId, Entry, PlainSnapshot, UncommittedActor } from '../actors/types.ts'
import { callView, closedCallView } from '../machines/dialogue/call-view.ts'
import type { Recipients } from '../machines/dialogue/call-context.ts'
import { renderSummary } from './envelope.ts'

/**
 * The summary of an ended call, as bytes of JSON, that all deliveries of the call share. A call that has ended never changes, so
 * it is rendered from the call's record and turns whenever it is needed; the first attempts find it in memory.
 */
export interface CallSummaries {
  /**
   * Renders the summary of a call that closes, with its agent's current name, for the deliveries that its end creates;
   * nobody finds it before that end is committed. `uncommitted`: the call, where its closing is not committed yet.
   */
  prepare(actorId: ActorId, agentName: string | null, uncommitted?: UncommittedActor): Promise<void>
  /** The summary; null where there is no such call, or it goes on. */
  find(callId: string): Promise<Buffer | null>
  /** Receives every commit of this node, and keeps the summaries that are likely to be sent soon. */
  observe(committed: { actorId: ActorId; entries: readonly Entry[]; state: { plain: PlainSnapshot } }): void
}

/** Limits of what is kept: the summaries of some thousand calls that end at the same time. */
const MAX_KEPT_BYTES = 8 * 1024 * 1024
const MAX_PREPARED = 1_000

interface RecentSummary {
  summary: Buffer
  /** How many deliveries of the call have not asked for it. */
  deliveriesLeft: number
}

const DONE = 'xstate.done.actor.resolveRecipients'

export function createCallSummaries(
  runtime: Pick<Runtime, 'read'>,
  actors: Pick<ActorStore, 'readRows' | 'readJournal'>,
): CallSummaries {
  /** Of calls whose end is about to be committed. Other endings of the same call replace it, or never come about. */
  const prepared = new Map<string, Buffer>()
  /** Keyed by call, oldest first: summaries are sent in about the order in which they are committed. */
  const recent = new Map<string, RecentSummary>()
  let keptBytes = 0

  function keep(callId: string, kept: RecentSummary): void {
    forget(callId)
    recent.set(callId, kept)
    keptBytes += kept.summary.length
    for (const oldest of recent.keys()) {
      if (keptBytes <= MAX_KEPT_BYTES) return
      forget(oldest)
    }
  }

  function forget(callId: string): void {
    keptBytes -= recent.get(callId)?.summary.length ?? 0
    recent.delete(callId)
  }

  /** Kept no longer than until each delivery has asked: what lives long is costly to collect. */
  function take(callId: string): Buffer | null {
    const kept = recent.get(callId)
    if (!kept) return null
    kept.deliveriesLeft -= 1
    if (kept.deliveriesLeft <= 0) forget(callId)
    return kept.summary
  }

  async function findStored(actorId: ActorId): Promise<Buffer | null> {
    const record = await runtime.read(actorId)
    if (!record || record.snapshot.status === 'active') return null
    // Older versions kept it in the call's last row, as they sent it.
    const [row] = await actors.readJournal(actorId, record.seq - 1, 1)
    const stored = row ? summaryIn(decodeEntries(row)) : null
    if (stored !== null) return Buffer.from(stored)
    const call = callView(record.snapshot)
    return renderSummary(call, turnsOf(await actors.readRows('turn', call.id), call.turnCount))
  }

  return {
    async prepare(actorId, agentName, uncommitted) {
      const { snapshot } = uncommitted ?? (await runtime.read(actorId)) ?? {}
      const call = snapshot && closedCallView(snapshot, agentName)
      if (!call) return
      const last = uncommitted?.rows ?? []
      const rows = [
        ...(await actors.readRows('turn', call.id)),
        ...last.map(({ body }) => ({ body: JSON.stringify(body) })),
      ]
      prepared.delete(call.id)
      prepared.set(call.id, renderSummary(call, turnsOf(rows, call.turnCount)))
      const [oldest] = prepared.keys()
      if (oldest !== undefined && prepared.size > MAX_PREPARED) prepared.delete(oldest)
    },
    async find(callId) {
      return take(callId) ?? (await findStored(`conversation/${callId}`)) ?? findStored(`call/${callId}`)
    },
    observe({ actorId, entries, state }) {
      if (prepared.size === 0 || state.plain.status === 'active') return
      const callId = actorId.slice(actorId.indexOf('/') + 1)
      const summary = prepared.get(callId)
      if (summary === undefined) return
      prepared.delete(callId)
      const done = entries.find(({ event }) => event.type === DONE)
      if (done && done.creates.length > 0) keep(callId, { summary, deliveriesLeft: done.creates.length })
    },
  }
}

/** Rows beyond `turnCount` were spoken to an answering machine and do not count as turns. */
function turnsOf(rows: readonly { body: string }[], turnCount: number): string[] {
  return rows.slice(0, turnCount).map(({ body }) => body)
}

function summaryIn(entries: readonly Entry[]): string | null {
  const done = entries.findLast(({ event }) => event.type === DONE)
  return (done?.event['output'] as Partial<Recipients> | undefined)?.summary ?? null
}
