import { readyAgentOf } from '../agents.ts'
import { startConversation as start } from '../conversations.ts'
import { chooseModel } from '../choose-model.ts'
import type { Operation } from '../operation.ts'
import { variablesFor } from '../variables.ts'
import { idFor } from '../idempotency-scope.ts'

export const startConversation: Operation<'startConversation'> =
  (deps) =>
  async ({ principal, body, idempotencyScope: work }, reply) => {
    const agent = await readyAgentOf(deps.store, principal.projectId, body.agentId)
    const variables = variablesFor(agent, body.variables)
    const project = await deps.store.projects.find(agent.projectId)
    const model = await chooseModel(deps, agent, body.model, project)
    const callId = idFor(work, deps.newId)
    const started = await start(deps, { callId, agent, project, channel: 'api_text', model, variables })
    reply.code(201)
    return started
  }
