/** One action of a simulated person. */
export type Act =
  | { act: 'wait'; ms: number }
  | { act: 'say'; text: string }
  | { act: 'beep'; ms: number }
  | { act: 'noise'; ms: number }
  | { act: 'press'; keys: string }
  | { act: 'hangUp' }

/** How a number behaves when it is dialled. */
export type Phone =
  | { behaviour: 'answer'; afterMs: number }
  | { behaviour: 'busy'; afterMs: number }
  | { behaviour: 'fail'; afterMs: number }
  | { behaviour: 'ringOut' }
  /** The carrier does not even dial. */
  | { behaviour: 'refuse'; reason: Refusal }

export type Refusal = 'invalidNumber' | 'notPermitted' | 'tooManyCalls'

/** Who is on the line. Made anew for each call, so that it may remember. */
export interface Person {
  phone: Phone
  /** Result of the carrier's answering machine detection. */
  verdict: 'human' | 'machine_start' | 'unknown'
  /** Actions on picking up. */
  onAnswer: readonly Act[]
  /**
   * Returns the reaction to what the agent has said when it falls silent; `heard` is empty if it was not in the
   * simulator's voice. `turn` counts from 1.
   */
  answer(heard: string, turn: number): Act[]
  /** Interrupts the agent's turn after it has spoken this long. */
  interrupts?: { turn: number; afterMs: number; acts: Act[] }
  /** Silence in ms after which the person asks whether anybody is there; null: never. */
  nudgesAfterMs: number | null
  /** Silence in ms after which the person hangs up. */
  hangsUpAfterMs: number
}

export const say = (text: string): Act => ({ act: 'say', text })
export const wait = (ms: number): Act => ({ act: 'wait', ms })
export const press = (keys: string): Act => ({ act: 'press', keys })
export const hangUp: Act = { act: 'hangUp' }
