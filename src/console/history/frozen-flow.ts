import type { Flow } from '../../machines/flow/types.ts'
import { flowHashOfCall } from '../../machines/call/call.ts'
import { flowHashOfConversation } from '../../machines/conversation/conversation.ts'
import type { ConsoleDeps } from '../console-deps.ts'

/**
 * Returns the flow that an actor of this version runs, even if its agent was deleted; null for machines without a flow.
 */
export async function frozenFlow({ store }: Pick<ConsoleDeps, 'store'>, version: string): Promise<Flow | null> {
  const hash = flowHashOfConversation(version) ?? flowHashOfCall(version)
  return hash === null ? null : ((await store.flows.find(hash)) as Flow | null)
}
