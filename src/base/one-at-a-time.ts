import { createTurnQueue } from './turn-queue.ts'

/** Does the work when its turn has come. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * A queue for work that keeps the event loop busy for some milliseconds each time, such as building a large machine: many
 * at once delay each other, and nobody else by more than one of them.
 */
export function oneAtATime(): InTurn {
  const inTurn = createTurnQueue()
  return (work) => inTurn(work)
}
