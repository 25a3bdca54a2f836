import { idOf, typeOf } from '../../actors/journal/records.ts'
import { redact } from '../../actors/inspection/redact.ts'
import type { ActorRecord } from '../../actors/types.ts'
import type { JsonObject } from '../../base/json.ts'
import { isoTime } from '../../base/iso-time.ts'
import type { Schema } from '../operation.ts'
import { actorSubject } from './actor-subject.ts'
import { timerResponse } from './timer.ts'

/** Idempotency ids are masked. */
export function actorResponse(record: ActorRecord): Schema<'Actor'> {
  const { actorId, seq, machine, version, snapshot, timers, effects, wakeAt } = record
  return {
    actorId,
    type: typeOf(actorId),
    id: idOf(actorId),
    subject: actorSubject(record),
    seq,
    definition: { machine, version },
    status: snapshot.status,
    value: snapshot.value,
    context: redact(snapshot.context, true) as JsonObject,
    timers: timers.map(timerResponse),
    effects: effects.map(({ id, src, input }) => ({ id, src, input: redact(input, true) })),
    wakeAt: wakeAt === null ? null : isoTime(wakeAt),
  }
}

/** `rejected` says why the latest event could not be taken. */
export function listedActor(record: ActorRecord, rejected: string | null): Schema<'ListedActor'> {
  const { actorId, seq, machine, version, snapshot, effects, wakeAt, index } = record
  return {
    actorId,
    type: typeOf(actorId),
    id: idOf(actorId),
    subject: actorSubject(record),
    seq,
    machine,
    version,
    value: snapshot.value,
    status: snapshot.status,
    listedAt: isoTime(index.listedAt),
    wakeAt: wakeAt === null ? null : isoTime(wakeAt),
    effects: effects.map(({ src }) => src),
    rejected,
  }
}
