import { agentOf } from '../access.ts'
import { readPrecondition, saveDraft, tagOf } from '../agent-drafts.ts'
import { versionOf } from '../agent-versions.ts'
import type { Operation } from '../operation.ts'
import { draftResponse } from '../responses/draft.ts'

export const restoreVersion: Operation<'restoreVersion'> =
  (deps) =>
  async ({ person, params, http }, reply) => {
    const agent = await agentOf(deps, person, params.id)
    const { flow } = await versionOf(deps, agent.id, Number(params.version))
    const draft = await saveDraft(deps, agent, readPrecondition(http.headers['if-match']), { flow, by: person.email })
    reply.header('etag', tagOf(draft.revision))
    return draftResponse(agent, draft)
  }
