import { conversationDefinition, flowHashOf } from '../machines/conversation.ts'
import type { FlowStore } from '../ports/records.ts'
import { flowMachineLoader } from './flow-machine-loader.ts'
import type { MachineLoader } from './machines.ts'

export function conversationLoader(flows: FlowStore): MachineLoader {
  return flowMachineLoader(flows, flowHashOf, conversationDefinition)
}
