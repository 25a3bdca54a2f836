import { setImmediate as nextTurn } from 'node:timers/promises'

interface TurnQueueOptions {
  /** How many pieces of work of one lane may wait. Default: any number. */
  maxWaiting?: number
  /** What work is refused with where its lane is full. */
  whenFull?: () => Error
  /**
   * Work that has waited this long is not what keeps the event loop busy: the next begins beside it. Default: 250 ms.
   */
  maxTurnMs?: number
}

interface TurnOptions {
  /** Whose work it is: those who have some waiting take turns. Default: all are one. */
  lane?: string
  /** Asked when the turn has come: whether nobody waits for the result any more, so that the work is left out. */
  isGone?: () => boolean
}

interface Waiting {
  begin: () => Promise<unknown>
  isGone: () => boolean
  leaveOut: () => void
}

/** Rejects with what `whenFull` makes where a lane has too much work waiting, and with `LeftOut` where nobody waits. */
export type TurnQueue = <Result>(work: () => Promise<Result>, options?: TurnOptions) => Promise<Result>

/**
 * For work that keeps the event loop busy for some milliseconds each time, such as building a large machine or reading
 * a long page. Does one piece at a time: the next begins when the one before has settled, or has waited for something
 * else for a while, and everybody else has had a turn of the event loop.
 */
export function createTurnQueue({
  maxWaiting = Infinity,
  whenFull = () => new Error('full'),
  maxTurnMs = 250,
}: TurnQueueOptions = {}): TurnQueue {
  /** Lanes with waiting work, the one whose turn is next first. */
  const lanes = new Map<string, Waiting[]>()
  let isRunning = false

  function takeNext(): Waiting | undefined {
    for (const [lane, waiting] of lanes) {
      const next = waiting.shift()
      lanes.delete(lane)
      if (waiting.length > 0) lanes.set(lane, waiting)
      if (next) return next
    }
    return undefined
  }

  async function run(): Promise<void> {
    isRunning = true
    await Promise.resolve()
    for (let next = takeNext(); next; next = takeNext()) {
      if (next.isGone()) {
        next.leaveOut()
        continue
      }
      await settledOrLate(next.begin(), maxTurnMs)
      await nextTurn()
    }
    isRunning = false
  }

  return (work, { lane = '', isGone = () => false } = {}) => {
    const waiting = lanes.get(lane) ?? []
    if (waiting.length >= maxWaiting) return Promise.reject(whenFull())
    return new Promise((resolve, reject) => {
      const begin = () => work().then(resolve, reject)
      waiting.push({ begin, isGone, leaveOut: () => reject(new LeftOut()) })
      lanes.set(lane, waiting)
      if (!isRunning) void run()
    })
  }
}

/** Nobody waited for the work any more when its turn had come. */
export class LeftOut extends Error {
  override readonly name = 'LeftOut'
}

/** `result` never rejects. */
function settledOrLate(result: Promise<unknown>, lateMs: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, lateMs).unref()
    void result.then(() => {
      clearTimeout(late)
      resolve()
    })
  })
}
