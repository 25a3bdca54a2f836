import type { ApiDeps } from './deps.ts'
import type { Operation, OperationId } from './operation.ts'
import { endConversation } from './operations/end-conversation.ts'
import { getAgent } from './operations/get-agent.ts'
import { getCall } from './operations/get-call.ts'
import { hangUpCall } from './operations/hang-up-call.ts'
import { listAgents } from './operations/list-agents.ts'
import { listCalls } from './operations/list-calls.ts'
import { placeCall } from './operations/place-call.ts'
import { sendMessage } from './operations/send-message.ts'
import { startConversation } from './operations/start-conversation.ts'
import { withIdempotency } from './http/idempotency.ts'
import type { Handler } from './http/mount-operations.ts'

/** Every operation of `openapi/v1.yaml`. */
const operations: { [Id in OperationId]: Operation<Id> } = {
  listAgents,
  getAgent,
  placeCall,
  listCalls,
  getCall,
  hangUpCall,
  startConversation,
  sendMessage,
  endConversation,
}

const REPEATABLE: readonly string[] = ['placeCall', 'startConversation', 'sendMessage'] satisfies OperationId[]

/** The handlers by operation id, ready to be mounted. */
export function createOperations(deps: ApiDeps): Record<string, Handler> {
  const entries = Object.entries(operations).map(([id, operation]) => {
    const handler = operation(deps) as unknown as Handler // the guard and the schemas make a request an `ApiRequest`
    const mounted: Handler = REPEATABLE.includes(id) ? withIdempotency(id, handler, deps) : handler
    mounted.prefetches = operation.prefetches
    return [id, mounted] as const
  })
  return Object.fromEntries(entries)
}
