import { closeConversation } from '../conversations.ts'
import type { Operation } from '../operation.ts'

export const endConversation: Operation<'endConversation'> =
  (deps) =>
  async ({ principal, params }, reply) => {
    await closeConversation(deps, principal.projectId, params.id)
    reply.code(204)
  }
