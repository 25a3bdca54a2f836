import { type Random, pick } from './random.ts'

/** Faults of the carrier in one call. */
export interface Faults {
  /** `error`: returns 500 and does not dial. `errorButDials`: returns 500, but the phone rings. */
  create: 'normal' | 'error' | 'errorButDials'
  /** Delay of the response to the dial request; the phone rings meanwhile. */
  createDelayMs: number
  /** The last callback is delivered before the response to the dial request. */
  endsBeforeCreateAnswers: boolean
  /** Each callback comes twice. */
  duplicateCallbacks: boolean
  /** Callbacks before the last are delayed, so that they arrive in the wrong order, or after it. */
  shuffledCallbacks: boolean
  lostCallbacks: 'none' | 'last' | 'all'
  /**
   * `neverOpened`: the call is answered, but no socket opens. `late`: it opens after `socketAfterMs`. `silent`: it
   * opens and sends `start` only. `dropped`: cut without a close frame after `socketAfterMs`. `frozen`: open after that
   * time, but without traffic.
   */
  socket: 'normal' | 'neverOpened' | 'late' | 'silent' | 'dropped' | 'frozen'
  socketAfterMs: number
}

export const NO_FAULTS: Faults = {
  create: 'normal',
  createDelayMs: 0,
  endsBeforeCreateAnswers: false,
  duplicateCallbacks: false,
  shuffledCallbacks: false,
  lostCallbacks: 'none',
  socket: 'normal',
  socketAfterMs: 4_000,
}

/** Random faults: most calls have one or two. */
export function randomFaults(random: Random): Faults {
  return {
    create: random() < 0.06 ? pick(random, ['error', 'errorButDials']) : 'normal',
    createDelayMs: random() < 0.2 ? Math.floor(random() * 5_000) : 0,
    endsBeforeCreateAnswers: random() < 0.05,
    duplicateCallbacks: random() < 0.3,
    shuffledCallbacks: random() < 0.3,
    lostCallbacks: random() < 0.15 ? pick(random, ['last', 'all']) : 'none',
    socket: random() < 0.2 ? pick(random, ['neverOpened', 'silent', 'dropped', 'frozen']) : 'normal',
    socketAfterMs: Math.floor(random() * 15_000),
  }
}
