import type { MachineDefinition } from '../actors/contract/definition.ts'
import type { Flow } from '../machines/flow/types.ts'
import type { FlowStore } from '../ports/entities.ts'
import type { MachineLoader } from '../actors/machines.ts'

/**
 * Builds the machine of a conversation or call from the flow that it was started with. Only checked flows are stored,
 * and one is not checked again: stricter checks of a later version must not strand what is under way.
 */
export function flowMachineLoader(
  flows: FlowStore,
  flowHashOf: (version: string) => string | null,
  definitionOf: (flow: Flow, flowHash: string) => MachineDefinition,
): MachineLoader {
  return async (version) => {
    const flowHash = flowHashOf(version)
    const saved = flowHash && (await flows.find(flowHash))
    if (!saved) return null
    return { ...definitionOf(saved as unknown as Flow, flowHash), dataLength: JSON.stringify(saved).length }
  }
}
