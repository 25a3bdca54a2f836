import { StoreUnavailable } from '../../base/errors.ts'
import type { Database } from './database.ts'

/**
 * Resolves with the result of `write` once it is durable. `write` must not depend on other writes of its group, and is
 * executed again, alone, when one of them fails.
 */
export type BatchedTransaction = <Result>(write: () => Result) => Promise<Result>

interface Waiting {
  write: () => unknown
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/**
 * Whatever is written in one turn of the event loop shares a transaction, and with it one sync of the disk. `committed`
 * is called after each, and does not throw.
 */
export function createGroupCommit(database: Database, committed: () => void = () => {}): BatchedTransaction {
  let waiting: Waiting[] = []

  function writeAll(): void {
    const group = waiting
    waiting = []
    try {
      const results = database.transaction(() => group.map(({ write }) => write()))
      group.forEach(({ resolve }, index) => resolve(results[index]))
    } catch (error) {
      // Writes are repeated singly only if one of them was wrong; an outage may even have written all.
      const isOver = group.length === 1 || error instanceof StoreUnavailable
      for (const one of group) {
        if (isOver) one.reject(error)
        else writeAlone(one)
      }
    }
    committed()
  }

  function writeAlone({ write, resolve, reject }: Waiting): void {
    try {
      resolve(database.transaction(write))
    } catch (error) {
      reject(error)
    }
  }

  return <Result>(write: () => Result) =>
    new Promise<Result>((resolve, reject) => {
      if (waiting.length === 0) setImmediate(writeAll)
      waiting.push({ write, resolve: (result) => resolve(result as Result), reject })
    })
}
