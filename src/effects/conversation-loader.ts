import { conversationDefinition, flowHashOfConversation } from '../machines/conversation/conversation.ts'
import type { TurnQueue } from '../base/turn-queue.ts'
import type { FlowStore } from '../ports/entities.ts'
import { flowMachineLoader } from './flow-machine-loader.ts'
import type { MachineLoader } from '../actors/machines.ts'

export function conversationLoader(flows: FlowStore, inTurn: TurnQueue): MachineLoader {
  return flowMachineLoader(flows, flowHashOfConversation, conversationDefinition, inTurn)
}
