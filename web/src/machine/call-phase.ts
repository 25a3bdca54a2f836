import { activePaths } from './state-tree.ts'
import { unrecordedTurn } from './unrecorded-turn.ts'

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

/**
 * What a call does, from the value of its machine and its context; null where no state tells it, as at its end. On the
 * phone one state speaks a reply and then hears the answer.
 */
export function callPhase(value: unknown, context: Record<string, unknown> = {}): CallPhase | null {
  const keys = new Set([...activePaths(value)].flatMap((path) => path.split('.')))
  const phase = PHASES.find((each) => keys.has(each)) ?? null
  return phase === 'talking' && 'leg' in context && unrecordedTurn(context).reply === null ? 'listening' : phase
}
