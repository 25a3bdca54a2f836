import { recordOf } from '../access.ts'
import { forkConversation as fork } from '../history/fork-conversation.ts'
import type { Operation } from '../operation.ts'

export const forkConversation: Operation<'forkConversation'> =
  (deps) =>
  async ({ person, params, body }, reply) => {
    const origin = await recordOf(deps, person, 'conversation', params.id, 'conversation')
    deps.testStarts.take(person.userId, deps.clock.now(), reply)
    return fork(deps, origin, body)
  }
