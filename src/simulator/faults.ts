import { type Random, pick } from './random.ts'

/** What goes wrong with a call that is the carrier's fault. All off: nothing does. */
export interface Faults {
  /** `error`: answers 500 and does not dial. `errorButDials`: answers 500 while the phone rings all the same. */
  create: 'normal' | 'error' | 'errorButDials'
  /** How long the answer to the order takes; the phone rings meanwhile. */
  createDelayMs: number
  /** The last callback is delivered before the order is answered. */
  endsBeforeCreateAnswers: boolean
  /** Each callback comes twice. */
  duplicateCallbacks: boolean
  /** Callbacks before the last are held up, so that they come in the wrong order, or after it. */
  shuffledCallbacks: boolean
  lostCallbacks: 'none' | 'last' | 'all'
  /**
   * `neverOpened`: the call is answered and no socket comes. `silent`: it opens, says `start` and nothing more.
   * `dropped`: cut without a close frame after `socketAfterMs`. `frozen`: open from then on, but dead.
   */
  socket: 'normal' | 'neverOpened' | 'silent' | 'dropped' | 'frozen'
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

/** A bad day: most calls have one or two things wrong with them. */
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
