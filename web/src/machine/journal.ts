/** The properties of a journal entry that a list shows. */
export interface JournalEntry {
  seq: number
  at: string
  event: { type: string }
}

/** The shortest pause that is shown. */
const IDLE_MS = 60_000

/** The entries of a journal by position: entry 1 first. One that is not read yet is undefined. */
export type Journal<Entry extends JournalEntry> = readonly (Entry | undefined)[]

/** Returns the pause before each entry in milliseconds; null where it is too short to show or not known yet. */
export function idleGaps(entries: Journal<JournalEntry>): (number | null)[] {
  return entries.map((entry, index) => {
    const previous = entries[index - 1]
    if (!entry || !previous) return null
    const gap = Date.parse(entry.at) - Date.parse(previous.at)
    return gap >= IDLE_MS ? gap : null
  })
}

/** Events that begin a turn: somebody has said something, in text or on the phone. */
const TURN_EVENTS = ['message.send', 'xstate.done.actor.promptAndCollect']

/**
 * Returns the number of the turn that begins with each entry, as calls count them; null where none begins, and after
 * entries that are not read yet.
 */
export function turnsBegun(entries: Journal<JournalEntry>): (number | null)[] {
  let turn = 1
  const unread = entries.indexOf(undefined)
  return entries.map((entry, index) => {
    const isCounted = entry && (unread === -1 || index < unread)
    return isCounted && TURN_EVENTS.includes(entry.event.type) ? (turn += 1) : null
  })
}

/** Returns the journal with the entries that were read. */
export function mergeEntries<Entry extends JournalEntry>(
  known: Journal<Entry>,
  read: readonly Entry[],
): Journal<Entry> {
  const merged = Array.from(
    { length: Math.max(known.length, ...read.map(({ seq }) => seq)) },
    (_, index) => known[index],
  )
  for (const entry of read) merged[entry.seq - 1] = entry
  return merged
}

/** `count` entries after `after`. */
export interface JournalPage {
  after: number
  count: number
}

/** Entries of one page, the most that the service gives. */
export const JOURNAL_PAGE = 200
/** Pages that are read at once. */
const PAGES_AT_ONCE = 5

/**
 * Returns the pages to read next of a journal that has entries up to `latest`. Where the shown entry is not known, it
 * comes first, with the newest ones; then what is nearest to it.
 */
export function pagesToRead(known: Journal<JournalEntry>, latest: number, shown: number): JournalPage[] {
  const pages: JournalPage[] = []
  for (let seq = 1; seq <= latest; seq += 1) {
    if (known[seq - 1]) continue
    const page = pages.at(-1)
    if (page && page.after + page.count === seq - 1 && page.count < JOURNAL_PAGE) page.count += 1
    else pages.push({ after: seq - 1, count: 1 })
  }
  const newest = pages.at(-1)
  const distance = ({ after, count }: JournalPage) => Math.max(after + 1 - shown, shown - (after + count), 0)
  const nearest = pages.toSorted((one, other) => distance(one) - distance(other))
  if (nearest[0] && newest && distance(nearest[0]) === 0) return [...new Set([nearest[0], newest])]
  return nearest.slice(0, PAGES_AT_ONCE)
}

/**
 * Returns the `seq` of the last message before a time, which is the one that was answered then; null if there is none.
 */
export function messageBefore(entries: readonly JournalEntry[], answeredAt: string): number | null {
  const until = Date.parse(answeredAt)
  const message = entries.findLast(({ event, at }) => event.type === 'message.send' && Date.parse(at) <= until)
  return message?.seq ?? null
}
