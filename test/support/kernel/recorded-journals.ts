import { readdirSync, readFileSync } from 'node:fs'
import { decodeEntries, encodeRow } from '../../../src/actors/journal/journal-row.ts'
import { readExportedJournal, type ExportedJournal } from '../../../src/effects/exported-journal.ts'
import type { JournalRow } from '../../../src/actors/ports/actor-store.ts'
import type { Entry } from '../../../src/actors/types.ts'

export const journalFolder = new URL('../../journals/', import.meta.url)

/** The recorded journals, by file name without ending. */
export const recordedJournals: [string, ExportedJournal][] = readdirSync(journalFolder).map((file) => {
  return [file.replace('.jsonl', ''), readExportedJournal(readFileSync(new URL(file, journalFolder), 'utf8'))]
})

/** Returns a copy that a test may change. */
export function recordedJournal(name: string): ExportedJournal {
  const [, file] = recordedJournals.find(([known]) => known === name) ?? []
  if (!file) throw new Error(`${name} was not recorded.`)
  return structuredClone(file)
}

/** Returns the journal with one entry changed and all hashes recomputed, as a forger who has the source could do. */
export function forge(rows: readonly JournalRow[], seq: number, change: (entry: Entry) => void): JournalRow[] {
  let previousHash = ''
  return rows.map((row) => {
    const entries = decodeEntries(row)
    for (const entry of entries) if (entry.seq === seq) change(entry)
    const forged = encodeRow(entries, row.eventId, previousHash)
    previousHash = forged.hash
    return forged
  })
}
