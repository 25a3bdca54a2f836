import type { Commit } from '../../actors/ports.ts'
import type { Journal } from './journal.ts'

/** Commits of which this process does not know whether they were written, until it does. */
export interface InDoubtCommits {
  /** Each with a row of the journal. */
  add(commits: readonly Commit[]): void
  /**
   * Projects those that were written. `late`: also looks for what was not there before: a slow server may still do
   * what it was asked.
   */
  settle(options?: { late: boolean }): Promise<void>
}

/** A minute of beats, which no write that was given up on survives. */
const CHECKS_FOR_A_LATE_WRITE = 12

export function createInDoubtCommits(
  journal: Journal,
  project: (commits: readonly Commit[]) => Promise<unknown>,
): InDoubtCommits {
  interface Open {
    commit: Commit
    looksLeft: number
  }
  const unsettled: Open[] = []
  const late: Open[] = []
  let inHand: Promise<void> | null = null

  async function look(open: readonly Open[]): Promise<void> {
    try {
      const documents = open.flatMap(({ commit: { journal: row } }) =>
        row ? [journal.documentOf({ journal: row, rows: [], creates: [] })] : [],
      )
      const stored = await journal.storedAmong(documents)
      const isStored = (_open: Open, place: number) => stored.has(documents[place]?._id ?? '')
      await project(open.filter(isStored).map(({ commit }) => commit))
      const missing = open.filter((one, place) => !isStored(one, place) && one.looksLeft > 0)
      late.push(...missing.map(({ commit, looksLeft }) => ({ commit, looksLeft: looksLeft - 1 })))
    } catch (error) {
      unsettled.push(...open)
      throw error
    }
  }

  return {
    add(commits) {
      unsettled.push(...commits.map((commit) => ({ commit, looksLeft: CHECKS_FOR_A_LATE_WRITE })))
    },
    async settle(options = { late: false }) {
      // What another has in hand is not settled before it says so.
      while (inHand) await inHand
      const open = [...unsettled.splice(0), ...(options.late ? late.splice(0) : [])]
      if (open.length === 0) return
      inHand = look(open).finally(() => (inHand = null))
      await inHand
    },
  }
}
