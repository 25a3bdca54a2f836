import { recordOf } from '../access.ts'
import type { Operation } from '../operation.ts'
import { noSuchEntry, pastActorOf, pastRecord } from '../history/past-actor.ts'
import { actorResponse } from '../responses/actor.ts'

export const getActorState: Operation<'getActorState'> =
  (deps) =>
  async ({ person, params }) => {
    const { type, id } = params
    const seq = Number(params.seq)
    const present = await recordOf(deps, person, type, id, 'actor')
    if (seq > present.seq) throw noSuchEntry()
    if (seq === present.seq) return actorResponse(present)
    return actorResponse(pastRecord(await pastActorOf(deps, present, seq), present.actorId))
  }
