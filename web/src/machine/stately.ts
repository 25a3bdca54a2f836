import type { JournalEntry } from './journal.ts'

/** The inspection socket's first message about an actor, as far as the console uses it. */
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

/** More entries than a person would step through there. */
const MAX_REPLAYED = 500

/** Whether a message of the inspection socket is the first about an actor. */
export function isActorMessage(message: unknown): message is ActorMessage {
  return typeof message === 'object' && message !== null && (message as { type?: unknown }).type === '@xstate.actor'
}

/**
 * Returns an actor's history as messages of Stately's inspection protocol: its state at the first entry, then each
 * entry up to its current state. Only names of events and states: contexts and messages are not included.
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
