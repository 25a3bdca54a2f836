import type { AnyStateNode } from 'xstate'
import type { MachineDefinition } from '../contract/definition.ts'

/** Measured on conversations and calls of 480 steps of each kind: together within 5 % of the heap that they took. */
const BYTES_PER_STATE = 1_400
const BYTES_PER_TRANSITION = 470
/** Of the stored data, as objects. */
const BYTES_PER_CHARACTER = 2

/** Returns the approximate memory of a machine and its definition, in bytes. */
export function machineBytes({ machine, dataLength = 0 }: MachineDefinition): number {
  let bytes = BYTES_PER_CHARACTER * dataLength
  const nodes: AnyStateNode[] = [machine.root]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    let transitions = node.always?.length ?? 0
    for (const ofEvent of node.transitions.values()) transitions += ofEvent.length
    bytes += BYTES_PER_STATE + BYTES_PER_TRANSITION * transitions
    nodes.push(...Object.values(node.states))
  }
  return bytes
}
