import type { Task } from './mailbox.ts'
import { resultEvent, resultEventId, type ActorState } from './turn.ts'
import type { ActorEvent, EpochMs } from './types.ts'

/** The event that a task stands for in this state; undefined when it is stale. */
export function offer(state: ActorState, task: Task, now: EpochMs): { event: ActorEvent; eventId: string } | undefined {
  switch (task.kind) {
    case 'start':
      return undefined
    case 'event':
      return { event: { ...task.event, at: now }, eventId: task.eventId }
    case 'result': {
      const effect = state.effects.find((one) => one.id === task.effect.id)
      return effect && { event: resultEvent(effect, task.outcome, now), eventId: resultEventId(effect) }
    }
    case 'wake': {
      const [due] = state.timers.filter((timer) => timer.at <= now).sort((a, b) => a.at - b.at)
      if (!due) return undefined
      const { id, generation, at: dueAt, event: type } = due
      return { event: { type, at: now, dueAt, timerId: id, generation }, eventId: `timer:${generation}:${id}` }
    }
  }
}
