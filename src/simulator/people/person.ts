/** What somebody on the line does, one thing after the other. */
export type Act =
  | { act: 'wait'; ms: number }
  | { act: 'say'; text: string }
  | { act: 'beep'; ms: number }
  | { act: 'noise'; ms: number }
  | { act: 'press'; keys: string }
  | { act: 'hangUp' }

/** What a number does when it is dialled. */
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
  /** What the carrier's machine detection finds. */
  verdict: 'human' | 'machine_start' | 'unknown'
  /** What happens on picking up. */
  onAnswer: readonly Act[]
  /**
   * What is done about what the agent has said by the time it falls silent; empty when it was not in the simulator's
   * voice. `turn` counts from 1.
   */
  answer(heard: string, turn: number): Act[]
  /** Cuts in on the agent's turn once it has spoken for so long. */
  interrupts?: { turn: number; afterMs: number; acts: Act[] }
  /** When nobody has spoken for so long: asks whether anybody is there. Null: never. */
  nudgesAfterMs: number | null
  /** When nobody has spoken for so long: hangs up. */
  hangsUpAfterMs: number
}

export const say = (text: string): Act => ({ act: 'say', text })
export const wait = (ms: number): Act => ({ act: 'wait', ms })
export const press = (keys: string): Act => ({ act: 'press', keys })
export const hangUp: Act = { act: 'hangUp' }
