import { idOf, typeOf } from '../../actors/records.ts'
import type { ActorRecord } from '../../actors/types.ts'
import { isoTime } from '../../api/answers/iso-time.ts'
import { masked } from '../masked.ts'
import type { Schema } from '../operation.ts'

export function actorAnswer(record: ActorRecord): Schema<'Actor'> {
  const { actorId, seq, machine, version, snapshot, timers, effects, wakeAt } = record
  const type = typeOf(actorId)
  return {
    actorId,
    type,
    id: idOf(actorId),
    seq,
    definition: { machine, version },
    status: snapshot.status,
    value: snapshot.value,
    context: masked(type, snapshot.context),
    timers: timers.map((timer) => ({ ...timer, at: isoTime(timer.at) })),
    effects: effects.map(({ id, src, input }) => ({ id, src, input: masked(type, input) })),
    wakeAt: wakeAt === null ? null : isoTime(wakeAt),
  }
}
