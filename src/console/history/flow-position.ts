import type { StateValue } from '../../actors/types.ts'
import { nodeIdOf } from '../../machines/flow/state-keys.ts'

/** Where a machine is in its flow. */
export interface FlowPosition {
  /** Id of the step. */
  node: string
  /** The state within the step, for those that take their time. */
  inner: string | null
}

/** The states around a compiled flow, by phone and by text. */
const REGIONS = [['active'], ['inProgress', 'dialogue', 'flow']]

/** Null outside the flow: while the phone rings, and at the end. */
export function flowPositionIn(value: StateValue | null): FlowPosition | null {
  for (const region of REGIONS) {
    const inside = region.reduce<StateValue | null | undefined>(
      (outer, key) => (typeof outer === 'object' ? outer?.[key] : undefined),
      value,
    )
    if (typeof inside === 'string') return { node: nodeIdOf(inside), inner: null }
    const [entry] = Object.entries(inside ?? {})
    if (entry) return { node: nodeIdOf(entry[0]), inner: typeof entry[1] === 'string' ? entry[1] : null }
  }
  return null
}
