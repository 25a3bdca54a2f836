import { conversationDefinition, flowHashOf } from '../machines/conversation.ts'
import type { Flow } from '../machines/flow/types.ts'
import type { FlowStore } from '../ports/records.ts'
import type { MachineLoader } from './machines.ts'

/**
 * Builds the machine of a conversation from the flow that it was started with. Only checked flows are stored, and one is
 * not checked again: stricter checks of a later version must not strand a conversation that is under way.
 */
export function conversationLoader(flows: FlowStore): MachineLoader {
  return async (version) => {
    const flowHash = flowHashOf(version)
    const saved = flowHash && (await flows.find(flowHash))
    return saved ? conversationDefinition(saved as unknown as Flow, flowHash) : null
  }
}
