import { apiKeyDefinition } from '../machines/api-key/api-key.ts'
import { callDefinition, flowHashOfCall } from '../machines/call/call.ts'
import { conversationDefinition, flowHashOfConversation } from '../machines/conversation/conversation.ts'
import { webhookDeliveryDefinition } from '../machines/webhook-delivery/webhook-delivery.ts'
import { createTurnQueue } from '../base/turn-queue.ts'
import type { FlowStore } from '../ports/entities.ts'
import { flowMachineLoader } from './flow-machine-loader.ts'
import { createMachineLookup, type MachineLookup } from '../actors/machine-lookup.ts'

/**
 * Every machine that a stored actor may run on; those of conversations and calls are built from the flows that were
 * saved.
 */
export function createMachineRegistry(flows: FlowStore, isFull?: (dataLength: number) => boolean): MachineLookup {
  const inTurn = createTurnQueue()
  const loaders = {
    conversation: flowMachineLoader(flows, flowHashOfConversation, conversationDefinition, inTurn),
    call: flowMachineLoader(flows, flowHashOfCall, callDefinition, inTurn),
  }
  return createMachineLookup([apiKeyDefinition, webhookDeliveryDefinition], loaders, isFull)
}
