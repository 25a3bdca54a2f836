import { findStarted, startConversation as start, type ConversationStart } from '../conversations.ts'
import { readyAgentOf } from '../agents.ts'
import { chooseModel } from '../choose-model.ts'
import type { ApiDeps } from '../deps.ts'
import type { Principal } from '../http/authentication.ts'
import type { Operation, Schema } from '../operation.ts'
import { variablesFor } from '../variables.ts'
import { idFor } from '../idempotency-scope.ts'

export const startConversation: Operation<'startConversation'> =
  (deps) =>
  async ({ principal, body, idempotencyScope }, reply) => {
    const callId = idFor(idempotencyScope, deps.newId)
    const begun = idempotencyScope === null ? null : await findStarted(deps, callId)
    const started = begun ?? (await start(deps, await checked(deps, principal, body, callId)))
    reply.code(201)
    return started
  }

async function checked(
  deps: ApiDeps,
  { projectId }: Principal,
  body: Schema<'ConversationRequest'>,
  callId: string,
): Promise<ConversationStart> {
  const agent = await readyAgentOf(deps.store, projectId, body.agentId)
  const variables = variablesFor(agent, body.variables)
  const project = await deps.store.projects.find(projectId)
  const model = await chooseModel(deps, agent, body.model, project)
  return { callId, agent, project, channel: 'api_text', model, variables }
}
