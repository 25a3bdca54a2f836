import { recordOf } from '../access.ts'
import { actorResponse } from '../responses/actor.ts'
import type { Operation } from '../operation.ts'

export const getActor: Operation<'getActor'> =
  (deps) =>
  async ({ person, params }) => {
    const { type, id } = params
    const record = await recordOf(deps, person, type, id, 'actor')
    return actorResponse(record)
  }
