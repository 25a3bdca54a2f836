import { readdirSync, readFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** More than the event loop's: such a thread gets a tenth of the loop's time where both want a core. */
const NICER_BY = 10

/**
 * Has the threads on which V8 collects garbage and compiles give way to the event loop. While all garbage is collected
 * there are four that work without a break: on a single core they would leave the loop a fifth of it for a tenth of a
 * second. Linux alone has a priority for each thread; elsewhere, and where that is forbidden, all stays as it is.
 */
export function lowerHelperThreads(): void {
  const folder = '/proc/self/task'
  try {
    const niceness = Math.min(getPriority() + NICER_BY, 19)
    for (const id of readdirSync(folder)) {
      if (readFileSync(`${folder}/${id}/comm`, 'utf8').includes('V8Worker')) setPriority(Number(id), niceness)
    }
  } catch {
    // There is nothing to be done about it.
  }
}
