import { clockOf } from '../contract/event-time.ts'
import type { Step } from '../step/step.ts'
import type { ActorEvent, ActorId, Effect, Entry, Timer } from '../types.ts'

/** What an actor waits for. */
export interface PendingWork {
  timers: Timer[]
  effects: Effect[]
}

export type PendingChanges = Pick<Entry, 'timersSet' | 'timersCancelled' | 'startEffects' | 'stopEffects'>

/**
 * What an actor waits for after a step, and how that differs from before. The event's own timer has fired and the
 * effect it reports has finished; outside `active` nothing is waited for at all (XState leaves timers alive there).
 */
export function applyStep(
  before: PendingWork,
  event: ActorEvent,
  step: Step,
  actorId: ActorId,
  seq: number,
): PendingWork & PendingChanges {
  const reported = event.effectId
  const fired = event.timerId
  const timers = before.timers.filter((timer) => timer.id !== fired)
  const effects = before.effects.filter((effect) => effect.id !== reported)

  if (step.snapshot.status !== 'active') {
    return {
      timers: [],
      effects: [],
      timersSet: [],
      timersCancelled: timers.map((timer) => timer.id),
      startEffects: [],
      stopEffects: effects.map((effect) => effect.id),
    }
  }

  const timersSet = step.startTimers.map(({ id, event: type, delayMs }) => {
    return { id, generation: seq, at: clockOf(event) + Math.ceil(delayMs), event: type }
  })
  const replaced = [...step.cancelTimers, ...timersSet.map((timer) => timer.id)]
  const startEffects = step.startEffects.map(({ childId, src, input }) => {
    return { id: `${actorId}#${seq}#${childId}`, childId, src, input }
  })
  const stopped = [...step.stopEffects, ...startEffects.map((effect) => effect.childId)]
  return {
    timers: [...timers.filter((timer) => !replaced.includes(timer.id)), ...timersSet],
    effects: [...effects.filter((effect) => !stopped.includes(effect.childId)), ...startEffects],
    timersSet,
    timersCancelled: timers.filter((timer) => replaced.includes(timer.id)).map((timer) => timer.id),
    startEffects,
    stopEffects: effects.filter((effect) => stopped.includes(effect.childId)).map((effect) => effect.id),
  }
}

/** Nothing was taken, but the event's own timer has fired and the effect it reports has finished all the same. */
export function completePending(before: PendingWork, event: ActorEvent): PendingWork & PendingChanges {
  return {
    timers: before.timers.filter((timer) => timer.id !== event.timerId),
    effects: before.effects.filter((effect) => effect.id !== event.effectId),
    timersSet: [],
    timersCancelled: [],
    startEffects: [],
    stopEffects: [],
  }
}

/** Returns the pending work after an entry, from the entry alone, without the machine. */
export function followEntry(before: PendingWork, entry: Entry): PendingWork {
  const { event, timersSet, timersCancelled, startEffects, stopEffects } = entry
  const timers = before.timers.filter(({ id }) => id !== event.timerId && !timersCancelled.includes(id))
  const effects = before.effects.filter(({ id }) => id !== event.effectId && !stopEffects.includes(id))
  return { timers: [...timers, ...timersSet], effects: [...effects, ...startEffects] }
}
