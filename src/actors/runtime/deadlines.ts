import { earliest, type ActorState } from '../journal/actor-state.ts'
import type { Task } from './mailbox.ts'
import type { EpochMs } from '../../base/time.ts'

/** The same task, marked with when it came. One that waits for the store and is offered again keeps its mark. */
export function arrived(task: Task, now: EpochMs): Task {
  if (task.kind !== 'event' && task.kind !== 'progress' && task.kind !== 'result') return task
  return task.cameAt === undefined ? { ...task, cameAt: now } : task
}

/**
 * Whether a deadline of the actor had passed when the task came, whether or not its timer has fired: after a jump of
 * the clock, or while the machine slept, events come before timers do. Such a deadline is taken first.
 */
export function isBehindDeadline(state: ActorState, task: Task, now: EpochMs): boolean {
  if (!('cameAt' in task) || task.cameAt === undefined || state.plain.status !== 'active') return false
  const dueAt = earliest(state.timers)
  // If the clock was set back since, the order of events is unknown.
  return dueAt !== null && dueAt <= Math.min(task.cameAt, now)
}
