import { readyAgentOf } from '../../api/agents.ts'
import { startConversation } from '../../api/conversations.ts'
import { chooseModel } from '../../api/choose-model.ts'
import { variablesFor } from '../../api/variables.ts'
import { agentOf } from '../access.ts'
import { withDraftFlow } from '../agent-drafts.ts'
import type { Operation } from '../operation.ts'

export const startTestConversation: Operation<'startTestConversation'> =
  (deps) =>
  async ({ person, params, body }, reply) => {
    const given = await agentOf(deps, person, params.id)
    deps.testStarts.take(person.userId, deps.clock.now(), reply)
    const agent =
      body?.flow === 'draft'
        ? await withDraftFlow(deps, given)
        : await readyAgentOf(deps.store, given.projectId, given.id)
    const variables = variablesFor(agent, body?.variables)
    const project = await deps.store.projects.find(agent.projectId)
    const model = await chooseModel(deps, agent, body?.model, project)
    return startConversation(deps, { callId: deps.newId(), agent, project, channel: 'browser_text', model, variables })
  }
