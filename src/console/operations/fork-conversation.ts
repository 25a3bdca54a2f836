import { recordOf } from '../access.ts'
import { forkConversation as fork } from '../history/fork-conversation.ts'
import type { Operation } from '../operation.ts'

export const forkConversation: Operation<'forkConversation'> =
  (deps) =>
  async ({ person, params, body }) =>
    fork(deps, await recordOf(deps, person, 'conversation', params.id, 'conversation'), body)
