import type { JsonObject } from '../base/json.ts'
import type { FieldValue } from './language.ts'

/** What a made-up person's talk with an agent came to. */
export interface SimulatedTalk {
  manner: string
  language: string
  /** Null for a talk that was given up. */
  outcome: string | null
  /** Number of the person's messages. */
  turnCount: number
  /** Whether it ended at an end of the flow with every value that the person meant. */
  isComplete: boolean
  findings: { problem: string; field?: string; kept?: FieldValue; meant?: FieldValue; wish?: string }[]
  transcript: { speaker: 'Agent' | 'Person'; text: string }[]
}

export interface Simulation {
  talks: SimulatedTalk[]
  coverage: { nodes: number; missedNodes: string[]; branches: number; missedBranches: string[] }
}

export interface SimulationRequest {
  /** As saved, without errors. */
  flow: JsonObject
  people: number
  /** The same people for the same seed. */
  seed: number
}

/** Lets made-up people talk with a flow, in memory; the built-in rules understand them. */
export interface Simulations {
  /** Throws `Unprocessable` when it takes too long. */
  hold(request: SimulationRequest): Promise<Simulation>
}
