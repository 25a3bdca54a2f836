import type { Flow } from '../../machines/flow/types.ts'
import { flowHashOfCall } from '../../machines/call/call.ts'
import { flowHashOf } from '../../machines/conversation/conversation.ts'
import type { ConsoleDeps } from '../console-deps.ts'

/** The flow that an actor of this version runs on, whatever became of its agent; null for machines without one. */
export async function frozenFlow({ store }: Pick<ConsoleDeps, 'store'>, version: string): Promise<Flow | null> {
  const hash = flowHashOf(version) ?? flowHashOfCall(version)
  return hash === null ? null : ((await store.flows.find(hash)) as Flow | null)
}
