import { BadRequest } from '../../base/errors.ts'
import type { EventTime } from '../contract/event-time.ts'
import { actorTime } from './actor-time.ts'
import type { Task } from './mailbox.ts'
import type { ExternalEvent } from './runtime-types.ts'
import type { ActorState } from '../journal/actor-state.ts'
import { type Checked, checked, resultEvent, resultEventId } from './effect-result.ts'
import type { ActorEvent, Effect } from '../types.ts'
import type { EpochMs } from '../../base/time.ts'

/**
 * `hasClientId`: only its id shows whether the event was accepted before. For timers and effects their pending entry
 * shows it too.
 */
interface TaskEvent {
  event: ActorEvent
  /** Of the event, where it is known. */
  json?: string | undefined
  eventId: string
  hasClientId?: boolean
}

/** Returns the event of a task in this state; undefined when the task is stale. */
export function toEvent(state: ActorState, task: Task, now: EpochMs): TaskEvent | undefined {
  const time = actorTime(now, state.at)
  switch (task.kind) {
    case 'start':
    case 'refresh':
      return undefined
    case 'event':
      return taskEvent(stampEvent(task.event, time), task.eventId, task.hasClientId === true)
    case 'progress':
      if (!pendingIn(state, task.effect)) return undefined
      return taskEvent(stampEvent(task.event, time), task.eventId, true)
    case 'result': {
      const effect = pendingIn(state, task.effect)
      return effect && taskEvent(resultEvent(effect, task.outcome, time), resultEventId(effect))
    }
    case 'wake': {
      const [due] = state.timers.filter((timer) => timer.at <= now).sort((a, b) => a.at - b.at)
      if (!due) return undefined
      const { id, generation, event: type } = due
      const dueAt = Math.max(due.at, state.at)
      return { event: { type, ...time, dueAt, timerId: id, generation }, eventId: `timer:${generation}:${id}` }
    }
  }
}

function taskEvent({ value, json }: Checked<ActorEvent>, eventId: string, hasClientId = false): TaskEvent {
  return { event: value, json, eventId, hasClientId }
}

function pendingIn(state: ActorState, effect: Effect): Effect | undefined {
  return state.effects.find((one) => one.id === effect.id)
}

const RESERVED_KEYS = ['effectId', 'timerId', 'clockAt']

/** Only the kernel itself may say that an effect ended or a timer fired. */
function stampEvent(stamped: ExternalEvent, time: EventTime): Checked<ActorEvent> {
  if (stamped.type.startsWith('xstate.') || RESERVED_KEYS.some((key) => key in stamped))
    throw new BadRequest(`${stamped.type} is not an event that may be sent.`)
  return checked<ActorEvent>({ ...stamped, ...time })
}
