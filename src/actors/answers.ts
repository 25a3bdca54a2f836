import type { Task } from './mailbox.ts'
import type { Resident } from './residents.ts'
import type { Answer } from './runtime-types.ts'
import type { ActorId, PlainSnapshot } from './types.ts'

/** What a loaded actor answers as it stands. */
export function answer({ actorId, state }: Resident, outcome: Answer['outcome']): Answer {
  return { actorId, seq: state?.seq ?? 0, outcome, snapshot: state?.plain ?? null }
}

export function missing(actorId: ActorId): Answer {
  return { actorId, seq: 0, outcome: 'missing', snapshot: null }
}

/** Whether whoever asks would have the actor that this snapshot is of. */
export function isAdmitted(task: Task, snapshot: PlainSnapshot): boolean {
  return task.kind !== 'event' || task.admits === undefined || task.admits(snapshot)
}

export function isExclusive(task: Task): task is Extract<Task, { kind: 'event' }> & { exclusive: true } {
  return task.kind === 'event' && task.exclusive === true
}

/** Whether the actor has moved since an exclusive caller was asked: it has lost a race, or sees more than there was. */
export function isOvertaken({ state }: Resident, task: Task, racesLost: number): boolean {
  if (!isExclusive(task)) return false
  return racesLost > 0 || (state?.seq ?? 0) > (task.seenSeq ?? Infinity)
}
