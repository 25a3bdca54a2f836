import type { Task } from './mailbox.ts'
import type { Activation } from './activations.ts'
import type { CommandResult } from './runtime-types.ts'
import type { ActorId, PlainSnapshot } from '../types.ts'

/** The result of a command for a loaded actor, without a step. */
export function commandResult({ actorId, state }: Activation, outcome: CommandResult['outcome']): CommandResult {
  return { actorId, seq: state?.seq ?? 0, outcome, snapshot: state?.plain ?? null }
}

export function missingResult(actorId: ActorId): CommandResult {
  return { actorId, seq: 0, outcome: 'missing', snapshot: null }
}

/** Whether the snapshot meets the caller's precondition. */
export function meetsPrecondition(task: Task, snapshot: PlainSnapshot): boolean {
  return task.kind !== 'event' || task.precondition === undefined || task.precondition(snapshot)
}

export function rejectsIfBusy(task: Task): task is Extract<Task, { kind: 'event' }> & { rejectIfBusy: true } {
  return task.kind === 'event' && task.rejectIfBusy === true
}

/** Whether the actor has moved since an exclusive caller was asked: it has lost a race, or sees more than there was. */
export function isOvertaken({ state }: Activation, task: Task, racesLost: number): boolean {
  if (!rejectsIfBusy(task)) return false
  return racesLost > 0 || (state?.seq ?? 0) > (task.expectedSeq ?? Infinity)
}
