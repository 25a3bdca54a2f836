import type { Commit } from '../../actors/ports/actor-store.ts'
import type { Journal } from './journal.ts'

/** Commits of which this process does not know whether they were written, until it does. */
export interface InDoubtCommits {
  /** Each with a row of the journal. */
  add(commits: readonly Commit[]): void
  /**
   * Projects the commits that were written. `late`: also checks again those that were missing, as a slow server may
   * execute a write late.
   */
  reconcile(options?: { late: boolean }): Promise<void>
}

/** A minute of heartbeats: no abandoned write is executed later. */
const CHECKS_FOR_A_LATE_WRITE = 12

export function createInDoubtCommits(
  journal: Journal,
  project: (commits: readonly Commit[]) => Promise<unknown>,
): InDoubtCommits {
  interface InDoubtCommit {
    commit: Commit
    checksLeft: number
  }
  const inDoubt: InDoubtCommit[] = []
  const late: InDoubtCommit[] = []
  let running: Promise<void> | null = null

  async function check(open: readonly InDoubtCommit[]): Promise<void> {
    try {
      const documents = open.flatMap(({ commit: { journal: row } }) =>
        row ? [journal.documentOf({ journal: row, rows: [], creates: [] })] : [],
      )
      const stored = await journal.storedAmong(documents)
      const isStored = (_open: InDoubtCommit, index: number) => stored.has(documents[index]?._id ?? '')
      await project(open.filter(isStored).map(({ commit }) => commit))
      const missing = open.filter((one, index) => !isStored(one, index) && one.checksLeft > 0)
      late.push(...missing.map(({ commit, checksLeft }) => ({ commit, checksLeft: checksLeft - 1 })))
    } catch (error) {
      inDoubt.push(...open)
      throw error
    }
  }

  return {
    add(commits) {
      inDoubt.push(...commits.map((commit) => ({ commit, checksLeft: CHECKS_FOR_A_LATE_WRITE })))
    },
    async reconcile(options = { late: false }) {
      // A check that is running has to finish first.
      while (running) await running
      const open = [...inDoubt.splice(0), ...(options.late ? late.splice(0) : [])]
      if (open.length === 0) return
      running = check(open).finally(() => (running = null))
      await running
    },
  }
}
