import { Conflict } from '../base/errors.ts'
import { Tally } from '../base/tally.ts'

/**
 * Runs at most `max` pieces of work of the same name at a time. Beyond it, throws `Conflict` with this message and runs
 * nothing.
 */
export function createRunningLimit(max: number, message: string) {
  const running = new Tally()
  return async function runWithin<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    if (running.of(name) >= max) throw new Conflict(message)
    running.add(name)
    try {
      return await work()
    } finally {
      running.remove(name)
    }
  }
}
