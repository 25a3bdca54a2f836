import { closeConversation } from '../conversations.ts'
import type { Operation } from '../operation.ts'

export const endConversation: Operation<'endConversation'> =
  (deps) =>
  async ({ principal, params }, reply) => {
    await closeConversation(deps, { projectId: principal.projectId, callId: params.id, channel: 'api_text' })
    reply.code(204)
  }
