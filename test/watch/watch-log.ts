import { existsSync, readFileSync } from 'node:fs'
import type { Sample } from './loop-watch.ts'

export const MEBIBYTE = 1024 * 1024

/** Longest time that one piece of work may keep everybody else waiting. */
const MAX_BLOCKED_MS = 1_000
/** What may be kept after a load beyond what was kept before it: caches that are bounded by time or number. */
const MAX_KEPT_BYTES = 96 * MEBIBYTE

/** The samples that `loop-watch.ts` has written so far. */
export function readSamples(file: string): Sample[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  lines.pop() // what is being written, or nothing
  return lines.map((line) => JSON.parse(line) as Sample)
}

/** What is wrong with a run: a blocked event loop, memory that does not come back. */
export function findProblems(samples: readonly Sample[], maxKeptBytes = MAX_KEPT_BYTES): string[] {
  const problems: string[] = []
  const blocked = samples.filter(({ blockedMs }) => blockedMs > MAX_BLOCKED_MS)
  if (blocked.length > 0) {
    const longest = Math.max(...blocked.map(({ blockedMs }) => blockedMs))
    problems.push(`The event loop was blocked ${blocked.length} times, for up to ${longest} ms of CPU time.`)
  }
  const settled = samples.filter(({ hasPlannedOutcome }) => hasPlannedOutcome)
  const [before] = settled
  const after = settled.at(-1)
  if (before && after && before !== after && before.pid === after.pid) {
    const kept = after.heapUsed + after.external - before.heapUsed - before.external
    if (kept > maxKeptBytes) {
      problems.push(`${Math.round(kept / MEBIBYTE)} MiB of memory have not come back after the load.`)
    }
  }
  return problems
}
