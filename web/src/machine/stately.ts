import type { JournalEntry } from './journal.ts'

/** What the inspection socket first tells of an actor, as far as the console reads it. */
export interface ActorMessage {
  type: '@xstate.actor'
  sessionId: string
  seq: number
  snapshot: Record<string, unknown>
}

interface ReplayedEntry extends JournalEntry {
  to: unknown
  status: string
}

/** More of the past than anybody steps through there. */
const MAX_REPLAYED = 500

/** Whether a message of the inspection socket is the first about an actor. */
export function isActorMessage(message: unknown): message is ActorMessage {
  return typeof message === 'object' && message !== null && (message as { type?: unknown }).type === '@xstate.actor'
}

/**
 * The past of an actor as messages of Stately's inspection protocol: the actor as it was at the first of them, then each
 * entry up to where `actor` is now. Only names of events and states: contexts and what was said stay here.
 */
export function replayMessages(actor: ActorMessage, entries: readonly ReplayedEntry[]): object[] {
  const past = entries.filter(({ seq }) => seq <= actor.seq).slice(-MAX_REPLAYED)
  const [first, ...rest] = past
  if (!first) return [actor]
  const snapshotOf = ({ status, to }: ReplayedEntry) => ({ status, value: to, context: {}, children: {}, tags: [] })
  const steps = rest.flatMap((entry) => {
    const common = {
      ...{ _version: '0.7.2', sessionId: actor.sessionId, rootId: actor.sessionId, seq: entry.seq },
      createdAt: String(Date.parse(entry.at)),
      id: `${actor.sessionId}#${entry.seq}`,
    }
    const event = { type: entry.event.type }
    return [
      { type: '@xstate.event', ...common, event },
      { type: '@xstate.snapshot', ...common, event, snapshot: snapshotOf(entry) },
    ]
  })
  return [{ ...actor, snapshot: snapshotOf(first) }, ...steps]
}
