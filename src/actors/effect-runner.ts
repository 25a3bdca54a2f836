import { randomUUID } from 'node:crypto'
import type { EffectContext, EffectHandlers } from './effects.ts'
import { toJsonError } from './step.ts'
import { resultEventId } from './effect-result.ts'
import type { ActorId, Effect, Json, JsonObject } from './types.ts'

/** What effects have to tell. Each resolves once the actor has heard it, and never rejects. */
export interface Reports {
  /** The effect has an output or an error. Called once, and not after it was stopped. */
  finished(actorId: ActorId, effect: Effect, outcome: JsonObject): Promise<void>
  /** The handler threw what is not everyday; said once, for the log, before `finished`. */
  failed(actorId: ActorId, effect: Effect, error: unknown): void
  /** `eventId` differs from run to run: what a repeat tells need not be what the first run told. */
  progress(
    actorId: ActorId,
    effect: Effect,
    event: { type: string; [key: string]: Json },
    eventId: string,
  ): Promise<void>
}

/** Runs effects that have been committed, and stops those whose state was left. */
export interface EffectRunner {
  /** Does nothing for an effect that is in hand already. */
  run(actorId: ActorId, effect: Effect): void
  /** Runs what was left behind; an effect that must not be repeated fails instead. */
  resume(actorId: ActorId, effect: Effect): void
  stop(actorId: ActorId, effectId: string): void
  /** Stops the actor's effects other than these. */
  keepOnly(actorId: ActorId, pending: readonly Effect[]): void
  /** Whether an effect of the actor runs here, or has something to tell that the actor has not heard yet. */
  isBusyFor(actorId: ActorId): boolean
  /** Actors that have effects in hand here. */
  readonly actorIds: Iterable<ActorId>
  /** Aborts everything; nothing is started or reported afterwards, so that a successor runs it again. */
  close(): void
}

export function createEffectRunner(handlers: EffectHandlers, reports: Reports): EffectRunner {
  const inHand = new Map<ActorId, Map<string, AbortController>>()
  let isClosed = false

  async function begin(actorId: ActorId, effect: Effect, work: (context: EffectContext) => Promise<JsonObject>) {
    const ofActor = inHand.get(actorId) ?? new Map<string, AbortController>()
    if (isClosed || ofActor.has(effect.id)) return
    const controller = new AbortController()
    inHand.set(actorId, ofActor.set(effect.id, controller))
    const { signal } = controller

    const run = randomUUID().slice(0, 8)
    let ordinal = 0
    let told = Promise.resolve()
    const send: EffectContext['send'] = (event) => {
      if (signal.aborted) return
      const eventId = `${resultEventId(effect)}:${run}:${(ordinal += 1)}`
      told = told.then(() => reports.progress(actorId, effect, event, eventId))
    }
    const outcome = await work({ signal, effectId: effect.id, send })
    await told
    if (!signal.aborted) await reports.finished(actorId, effect, outcome)
    if (!signal.aborted) letGo(actorId, effect.id)
  }

  function letGo(actorId: ActorId, effectId: string): void {
    const ofActor = inHand.get(actorId)
    ofActor?.delete(effectId)
    if (ofActor?.size === 0) inHand.delete(actorId)
  }

  async function outcomeOf(actorId: ActorId, effect: Effect, context: EffectContext): Promise<JsonObject> {
    const handler = handlers.get(effect.src)
    try {
      if (!handler) throw new Error(`No handler for ${effect.src}.`)
      return { output: ((await handler.run(effect.input, context)) ?? null) as Json }
    } catch (error) {
      if (!context.signal.aborted && !handler?.isEveryday?.(error)) reports.failed(actorId, effect, error)
      return { error: toJsonError(error) }
    }
  }

  function stop(actorId: ActorId, effectId: string): void {
    inHand.get(actorId)?.get(effectId)?.abort()
    letGo(actorId, effectId)
  }

  return {
    run(actorId, effect) {
      void begin(actorId, effect, (context) => outcomeOf(actorId, effect, context))
    },
    resume(actorId, effect) {
      const mustFail = handlers.get(effect.src)?.onInterrupted === 'fail'
      const message = `${effect.src} was interrupted and is not done twice.`
      void begin(actorId, effect, async (context) =>
        mustFail ? { error: { name: 'Interrupted', message } } : outcomeOf(actorId, effect, context),
      )
    },
    stop,
    keepOnly(actorId, pending) {
      for (const effectId of inHand.get(actorId)?.keys() ?? []) {
        if (!pending.some((effect) => effect.id === effectId)) stop(actorId, effectId)
      }
    },
    isBusyFor: (actorId) => inHand.has(actorId),
    get actorIds() {
      return inHand.keys()
    },
    close() {
      isClosed = true
      for (const ofActor of inHand.values()) for (const controller of ofActor.values()) controller.abort()
      inHand.clear()
    },
  }
}
