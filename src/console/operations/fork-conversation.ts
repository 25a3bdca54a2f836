import { LIMITS } from '../../base/limits.ts'
import { recordOf } from '../access.ts'
import { forkConversation as fork } from '../history/fork-conversation.ts'
import type { Operation } from '../operation.ts'

export const forkConversation: Operation<'forkConversation'> =
  (deps) =>
  async ({ person, params, body }, reply) => {
    const origin = await recordOf(deps, person, 'conversation', params.id, 'conversation')
    const take = (worth: number) => deps.testStarts.take(person.userId, deps.clock.now(), reply, worth)
    take(1)
    // A long conversation takes far more of the disk than one that begins.
    return fork(deps, origin, body, (bytes) => take(Math.floor(bytes / LIMITS.forkBytesPerStart.value)))
  }
