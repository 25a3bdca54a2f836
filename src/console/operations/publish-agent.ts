import { agentOf } from '../access.ts'
import { draftStateOf, publishDraft } from '../agent-drafts.ts'
import type { Operation } from '../operation.ts'
import { agentResponse } from '../responses/agent.ts'

export const publishAgent: Operation<'publishAgent'> =
  (deps) =>
  async ({ person, params, body }) => {
    const agent = await agentOf(deps, person, params.id)
    const { revision, note = '' } = body
    const live = await publishDraft(deps, agent, { revision, note: note.trim(), by: person.email })
    return agentResponse(live, await draftStateOf(deps, agent.id))
  }
