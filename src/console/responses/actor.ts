import { idOf, typeOf } from '../../actors/journal/records.ts'
import { redact } from '../../actors/inspection/redact.ts'
import type { ActorRecord } from '../../actors/types.ts'
import type { JsonObject } from '../../base/json.ts'
import { isoTime } from '../../api/responses/iso-time.ts'
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
    context: redact(snapshot.context, true) as JsonObject,
    timers: timers.map((timer) => ({ ...timer, at: isoTime(timer.at) })),
    effects: effects.map(({ id, src, input }) => ({ id, src, input: redact(input, true) })),
    wakeAt: wakeAt === null ? null : isoTime(wakeAt),
  }
}
