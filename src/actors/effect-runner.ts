import type { EffectHandlers } from './effects.ts'
import { toJsonError } from './step.ts'
import type { ActorId, Effect, Json, JsonObject } from './types.ts'

export interface Reports {
  /** The effect has an output or an error. Called once, and not after it was stopped. */
  finished(actorId: ActorId, effect: Effect, outcome: JsonObject): void
  progress(actorId: ActorId, effect: Effect, ordinal: number, event: { type: string; [key: string]: Json }): void
}

/** Runs effects that have been committed, and stops those whose state was left. */
export interface EffectRunner {
  run(actorId: ActorId, effect: Effect): void
  /** Runs what a dead process left behind; an effect that must not be repeated fails instead. */
  resume(actorId: ActorId, effect: Effect): void
  stop(effectId: string): void
  isRunning(effectId: string): boolean
  /** Aborts everything; nothing is reported afterwards, so that a successor runs it again. */
  close(): void
}

export function createEffectRunner(handlers: EffectHandlers, reports: Reports): EffectRunner {
  const running = new Map<string, AbortController>()

  async function run(actorId: ActorId, effect: Effect): Promise<void> {
    const handler = handlers.get(effect.src)
    if (!handler) return report(actorId, effect, { error: { name: 'Error', message: `No handler for ${effect.src}.` } })
    const controller = new AbortController()
    running.set(effect.id, controller)
    let ordinal = 0
    const { signal } = controller
    const send = (event: { type: string; [key: string]: Json }) => {
      if (!signal.aborted) reports.progress(actorId, effect, (ordinal += 1), event)
    }
    let outcome: JsonObject
    try {
      outcome = { output: ((await handler.run(effect.input, { signal, effectId: effect.id, send })) ?? null) as Json }
    } catch (error) {
      outcome = { error: toJsonError(error) }
    }
    if (!running.delete(effect.id) || signal.aborted) return
    report(actorId, effect, outcome)
  }

  function report(actorId: ActorId, effect: Effect, outcome: JsonObject): void {
    reports.finished(actorId, effect, outcome)
  }

  return {
    run(actorId, effect) {
      void run(actorId, effect)
    },
    resume(actorId, effect) {
      if (running.has(effect.id)) return
      if (handlers.get(effect.src)?.onInterrupted !== 'fail') return void run(actorId, effect)
      const message = `${effect.src} was interrupted and is not done twice.`
      report(actorId, effect, { error: { name: 'Interrupted', message } })
    },
    stop(effectId) {
      running.get(effectId)?.abort()
      running.delete(effectId)
    },
    isRunning: (effectId) => running.has(effectId),
    close() {
      for (const controller of running.values()) controller.abort()
      running.clear()
    },
  }
}
