/** The properties of a journal entry that a list shows. */
export interface JournalEntry {
  seq: number
  at: string
  event: { type: string }
}

/** The shortest pause that is shown. */
const IDLE_MS = 60_000

/** Returns the pause before each entry in milliseconds; null where it is too short to show. */
export function idleGaps(entries: readonly JournalEntry[]): (number | null)[] {
  return entries.map(({ at }, index) => {
    const previous = entries[index - 1]
    if (!previous) return null
    const gap = Date.parse(at) - Date.parse(previous.at)
    return gap >= IDLE_MS ? gap : null
  })
}

/** Events that begin a turn: somebody has said something, in text or on the phone. */
const TURN_EVENTS = ['message.send', 'xstate.done.actor.promptAndCollect']

/** Returns the number of the turn that begins with each entry, as calls count them; null where none begins. */
export function turnsBegun(entries: readonly JournalEntry[]): (number | null)[] {
  let turn = 1
  return entries.map(({ event }) => (TURN_EVENTS.includes(event.type) ? (turn += 1) : null))
}

/** Adds entries to the known ones, ordered by `seq`. */
export function mergeEntries<Entry extends JournalEntry>(known: readonly Entry[], read: readonly Entry[]): Entry[] {
  const bySeq = new Map([...known, ...read].map((entry) => [entry.seq, entry]))
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq)
}

/**
 * Returns the `seq` of the last message before a time, which is the one that was answered then; null if there is none.
 */
export function messageBefore(entries: readonly JournalEntry[], answeredAt: string): number | null {
  const until = Date.parse(answeredAt)
  const message = entries.findLast(({ event, at }) => event.type === 'message.send' && Date.parse(at) <= until)
  return message?.seq ?? null
}
