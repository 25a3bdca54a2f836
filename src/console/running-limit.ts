import { Conflict } from '../base/errors.ts'

/**
 * Runs at most `max` pieces of work of the same name at a time. Beyond it, throws `Conflict` with this message and runs
 * nothing.
 */
export function createRunningLimit(max: number, message: string) {
  const running = new Map<string, number>()
  return async function runWithin<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const count = running.get(name) ?? 0
    if (count >= max) throw new Conflict(message)
    running.set(name, count + 1)
    try {
      return await work()
    } finally {
      const left = (running.get(name) ?? 1) - 1
      if (left > 0) running.set(name, left)
      else running.delete(name)
    }
  }
}
