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
  const timers = withoutId(before.timers, event.timerId)
  const effects = withoutId(before.effects, event.effectId)

  if (step.snapshot.status !== 'active') {
    return {
      timers: [],
      effects: [],
      timersSet: [],
      timersCancelled: idsOf(timers),
      startEffects: [],
      stopEffects: idsOf(effects),
    }
  }

  const timersSet = each(step.startTimers, ({ id, event: type, delayMs }) => {
    return { id, generation: seq, at: clockOf(event) + Math.ceil(delayMs), event: type }
  })
  const startEffects = each(step.startEffects, ({ childId, src, input }) => {
    return { id: `${actorId}#${seq}#${childId}`, childId, src, input }
  })
  const isReplaced = ({ id }: Timer) => hasId(timersSet, id) || step.cancelTimers.includes(id)
  const isStopped = ({ childId }: Effect) => hasChild(startEffects, childId) || step.stopEffects.includes(childId)
  return {
    timers: joined(some(timers, isReplaced, false), timersSet),
    effects: joined(some(effects, isStopped, false), startEffects),
    timersSet,
    timersCancelled: idsOf(some(timers, isReplaced, true)),
    startEffects,
    stopEffects: idsOf(some(effects, isStopped, true)),
  }
}

/** Nothing was taken, but the event's own timer has fired and the effect it reports has finished all the same. */
export function completePending(before: PendingWork, event: ActorEvent): PendingWork & PendingChanges {
  return {
    timers: withoutId(before.timers, event.timerId),
    effects: withoutId(before.effects, event.effectId),
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

// Most of these lists are empty, and nobody changes one: a list that stays as it is is not copied. V8 makes one piece of
// code for each function here; of list methods written out above it would make one for each place, and each again for
// every kind of list that comes by later.

function withoutId<Thing extends { id: string }>(things: Thing[], id: unknown): Thing[] {
  return id === undefined ? things : some(things, (thing) => thing.id === id, false)
}

/** Those of which `test` says `wanted`. */
function some<Thing>(things: Thing[], test: (thing: Thing) => boolean, wanted: boolean): Thing[] {
  const found: Thing[] = []
  for (const thing of things) if (test(thing) === wanted) found.push(thing)
  return found.length === things.length ? things : found
}

function each<Given, Made>(things: readonly Given[], make: (thing: Given) => Made): Made[] {
  const [first] = things
  if (things.length === 1 && first !== undefined) return [make(first)]
  const made: Made[] = []
  for (const thing of things) made.push(make(thing))
  return made
}

function joined<Thing>(first: Thing[], second: Thing[]): Thing[] {
  if (second.length === 0) return first
  return first.length === 0 ? second : [...first, ...second]
}

function idsOf(things: readonly { id: string }[]): string[] {
  return each(things, ({ id }) => id)
}

function hasId(timers: readonly Timer[], id: string): boolean {
  for (const timer of timers) if (timer.id === id) return true
  return false
}

function hasChild(effects: readonly Effect[], childId: string): boolean {
  for (const effect of effects) if (effect.childId === childId) return true
  return false
}
