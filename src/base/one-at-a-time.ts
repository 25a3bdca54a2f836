import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import type { ByteBudget } from './byte-budget.ts'

/** Does the work when its turn has come, and hands it the budget for what it reads. */
export type InTurn = <Result>(work: (budget: ByteBudget) => Promise<Result>) => Promise<Result>

/** Work that waits this long is not what keeps the event loop busy: the next need not wait for it. */
const MAX_WAIT_MS = 250

/**
 * A queue for work that keeps the event loop busy for some milliseconds each time, such as large pages: the next begins
 * when the one before has settled, or has waited for something else for a while, and everybody else has had a turn. So
 * many at once delay each other, and nobody else by more than one of them.
 */
export function oneAtATime(budget: ByteBudget = unlimited): InTurn {
  let before: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = before.then(() => work(budget))
    before = settledOrWaiting(before, result).then(() => nextTurn())
    return result
  }
}

async function settledOrWaiting(begins: Promise<unknown>, result: Promise<unknown>): Promise<void> {
  await begins
  const timer = new AbortController()
  const settled = result.then(
    () => {},
    () => {},
  )
  await Promise.race([settled, delay(MAX_WAIT_MS, undefined, { signal: timer.signal, ref: false }).catch(() => {})])
  timer.abort()
}

function unlimited(): Promise<void> {
  return Promise.resolve()
}
