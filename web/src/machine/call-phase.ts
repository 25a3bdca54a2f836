import { activePaths } from './state-tree.ts'

/** What a running call does, by the names of the states that tell it. The first that is active counts. */
const PHASES = [
  'queued',
  'ringing',
  'connecting',
  'processingLastWords',
  'closing',
  'closingPrompt',
  'sayingGoodbye',
  'understanding',
  'asking',
  'wording',
  'deciding',
  'talking',
  'listening',
] as const

export type CallPhase = (typeof PHASES)[number]

/** What a call does, from the value of its machine; null where no state tells it, as at its end. */
export function callPhase(value: unknown): CallPhase | null {
  const keys = new Set([...activePaths(value)].flatMap((path) => path.split('.')))
  return PHASES.find((phase) => keys.has(phase)) ?? null
}
