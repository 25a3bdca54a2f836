import { conversationDefinition, flowHashOf } from '../machines/conversation.ts'
import { checkFlow } from '../machines/flow/check.ts'
import type { FlowStore } from '../ports/records.ts'
import type { MachineLoader } from './machines.ts'

/** Builds the machine of a conversation from the flow that it was started with. */
export function conversationLoader(flows: FlowStore): MachineLoader {
  return async (version) => {
    const flowHash = flowHashOf(version)
    const saved = flowHash && (await flows.find(flowHash))
    const flow = saved && checkFlow(saved).flow
    return flow ? conversationDefinition(flow, flowHash) : null
  }
}
