import { agentOf } from '../access.ts'
import { tagOf } from '../agent-drafts.ts'
import type { Operation } from '../operation.ts'
import { draftResponse } from '../responses/draft.ts'

export const getDraft: Operation<'getDraft'> =
  (deps) =>
  async ({ person, params }, reply) => {
    const agent = await agentOf(deps, person, params.id)
    const draft = await deps.store.drafts.find(agent.id)
    reply.header('etag', tagOf(draft.revision))
    return draftResponse(agent, draft)
  }
