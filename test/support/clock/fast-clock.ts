import type { Clock } from '../../../src/base/time.ts'
import { VirtualClock } from './virtual-clock.ts'

const STEP_MS = 10

/**
 * Time that goes on by itself, at most `factor` times as fast as real time: for tests over real sockets, which a
 * virtual clock cannot wait for. It goes on in short steps, each after what the one before has brought about, so that
 * no time is gone for a process that had no processor for a while. It stands still while nothing is planned.
 */
export function fastClock(factor: number): Clock {
  const clock = new VirtualClock(Date.now())
  let isGoing = false
  async function go(): Promise<void> {
    while (clock.plannedCount > 0) {
      await clock.advance(STEP_MS)
      await new Promise((resolve) => setTimeout(resolve, STEP_MS / factor))
    }
    isGoing = false
  }
  return {
    now: () => Math.floor(clock.now()),
    after(delayMs, callback) {
      const cancel = clock.after(delayMs, callback)
      if (!isGoing) void go()
      isGoing = true
      return cancel
    },
  }
}
