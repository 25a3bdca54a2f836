import { idOf, typeOf } from '../../actors/records.ts'
import { sanitise } from '../../actors/sanitise.ts'
import type { ActorRecord, JsonObject } from '../../actors/types.ts'
import { isoTime } from '../../api/answers/iso-time.ts'
import type { Schema } from '../operation.ts'

/** What requests are recognised by is masked. */
export function actorAnswer(record: ActorRecord): Schema<'Actor'> {
  const { actorId, seq, machine, version, snapshot, timers, effects, wakeAt } = record
  return {
    actorId,
    type: typeOf(actorId),
    id: idOf(actorId),
    seq,
    definition: { machine, version },
    status: snapshot.status,
    value: snapshot.value,
    context: sanitise(snapshot.context, true) as JsonObject,
    timers: timers.map((timer) => ({ ...timer, at: isoTime(timer.at) })),
    effects: effects.map(({ id, src, input }) => ({ id, src, input: sanitise(input, true) })),
    wakeAt: wakeAt === null ? null : isoTime(wakeAt),
  }
}
