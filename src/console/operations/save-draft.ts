import type { JsonObject } from '../../base/json.ts'
import { agentOf } from '../access.ts'
import { readPrecondition, saveDraft as save, tagOf } from '../agent-drafts.ts'
import type { Operation } from '../operation.ts'
import { draftResponse } from '../responses/draft.ts'

export const saveDraft: Operation<'saveDraft'> =
  (deps) =>
  async ({ person, params, body, http }, reply) => {
    const agent = await agentOf(deps, person, params.id)
    const precondition = readPrecondition(http.headers['if-match'])
    const draft = await save(deps, agent, precondition, { flow: body.flow as JsonObject, by: person.email })
    reply.header('etag', tagOf(draft.revision))
    return draftResponse(agent, draft)
  }
