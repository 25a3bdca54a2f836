import { agentOf } from '../access.ts'
import { discardDraft, readPrecondition, tagOf } from '../agent-drafts.ts'
import type { Operation } from '../operation.ts'

export const deleteDraft: Operation<'deleteDraft'> =
  (deps) =>
  async ({ person, params, http }, reply) => {
    const agent = await agentOf(deps, person, params.id)
    const { revision } = await discardDraft(deps, agent, readPrecondition(http.headers['if-match']))
    reply.header('etag', tagOf(revision))
  }
