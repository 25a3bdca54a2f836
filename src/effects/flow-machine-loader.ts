import type { MachineDefinition } from '../actors/contract/definition.ts'
import type { TurnQueue } from '../base/turn-queue.ts'
import type { Flow } from '../machines/flow/types.ts'
import type { FlowStore } from '../ports/entities.ts'
import type { MachineLoader } from '../actors/machine-lookup.ts'

/**
 * Builds the machine of a conversation or call from the flow that it was started with. Only checked flows are stored,
 * and one is not checked again: stricter checks of a later version must not strand what is under way. The machine of a
 * large flow takes 100 ms to build: it is built `inTurn`, so that many at once let everything else go on between them.
 */
export function flowMachineLoader(
  flows: FlowStore,
  flowHashIn: (version: string) => string | null,
  definitionOf: (flow: Flow, flowHash: string) => MachineDefinition,
  inTurn: TurnQueue,
): MachineLoader {
  return async (version, refuseIfFull) => {
    const flowHash = flowHashIn(version)
    const saved = flowHash && (await flows.find(flowHash))
    if (!saved) return null
    return inTurn(async () => {
      // The store returns the flow parsed; the memory of its machine grows with the length of its JSON.
      const dataLength = JSON.stringify(saved).length
      refuseIfFull(dataLength)
      const definition = definitionOf(saved as unknown as Flow, flowHash)
      return { ...definition, dataLength }
    })
  }
}
