import type { Database } from './database.ts'

/** More than one message's commit takes, twice, as the index holds it too. */
const TRIAL_BYTES = 16 * 1024

/**
 * Whether the store can do its work: it answers a trivial read and, from a failure to the next commit, takes a write
 * that is tried each time it is asked. A disk that is full is still read without complaint.
 */
export function createHealthCheck(database: Database): () => boolean {
  const ping = database.prepare('SELECT 1')
  // If this process ends in between, the next start removes the trial.
  const fill = database.prepare('INSERT OR REPLACE INTO nodes (id, beatAt) VALUES (?, 0)')
  const clear = database.prepare('DELETE FROM nodes WHERE id = ?')
  const trial = 'trial'.padEnd(TRIAL_BYTES, '.')

  return () => {
    try {
      if (!database.isInDoubt) return ping.get() !== undefined
      database.transaction(() => fill.run(trial))
      database.transaction(() => clear.run(trial))
      return true
    } catch {
      return false
    }
  }
}
