/** What an entry of a journal is shown by. */
export interface JournalEntry {
  seq: number
  at: string
  event: { type: string }
}

/** A pause that is worth a word. */
const IDLE_MS = 60_000

/** How long nothing happened before each entry, in milliseconds; null where that is not worth a word. */
export function idleGaps(entries: readonly JournalEntry[]): (number | null)[] {
  return entries.map(({ at }, index) => {
    const previous = entries[index - 1]
    if (!previous) return null
    const gap = Date.parse(at) - Date.parse(previous.at)
    return gap >= IDLE_MS ? gap : null
  })
}

/** Joins what was just read to what is known, by `seq`, in order. */
export function mergeEntries<Entry extends JournalEntry>(known: readonly Entry[], read: readonly Entry[]): Entry[] {
  const bySeq = new Map([...known, ...read].map((entry) => [entry.seq, entry]))
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq)
}

/** The `seq` of the message that was answered at a time: the last one that had come by then. Null without one. */
export function messageBefore(entries: readonly JournalEntry[], answeredAt: string): number | null {
  const until = Date.parse(answeredAt)
  const message = entries.findLast(({ event, at }) => event.type === 'message.send' && Date.parse(at) <= until)
  return message?.seq ?? null
}
