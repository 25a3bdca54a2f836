import { randomUUID } from 'node:crypto'
import { StoreUnavailable } from '../../base/errors.ts'
import type { EffectContext, EffectHandlers } from './effect-handler.ts'
import { elapsedMs, pause } from '../../base/pause.ts'
import type { Clock, EpochMs } from '../../base/time.ts'
import { INTERRUPTED } from '../contract/effect.ts'
import { toJsonError } from '../step/step.ts'
import { resultEventId } from './effect-result.ts'
import type { ActorId, Effect } from '../types.ts'
import type { Json, JsonObject } from '../../base/json.ts'

/** Reports of effects. Each resolves once the actor has accepted it, and never rejects. */
export interface Reports {
  /** The effect has come to its end. Called once, and not after it was stopped. */
  finished(actorId: ActorId, effect: Effect, end: EffectEnd): Promise<void>
  /** The handler threw an unexpected error; called once, for the log, before `finished`. */
  failed(actorId: ActorId, effect: Effect, error: unknown): void
  /**
   * The store has been away for `forMs`, so the effect cannot be done yet; it is run again. Called once for each try.
   */
  heldUp(actorId: ActorId, error: StoreUnavailable, forMs: number): void
  /** No effect of the actor runs here any more. */
  idle(actorId: ActorId): void
  /** `eventId` differs from run to run: a repeat need not send what the first run sent. */
  progress(
    actorId: ActorId,
    effect: Effect,
    event: { type: string; [key: string]: Json },
    eventId: string,
  ): Promise<void>
}

/** `outcome`: an output or an error. `cameAt`: when it was clear already, if that is long ago. */
interface EffectEnd {
  outcome: JsonObject
  cameAt?: EpochMs
}

/** Runs effects that have been committed, and stops those whose state was left. */
export interface EffectRunner {
  /** Does nothing for an effect that is running. `invokedAt`: time of the event that invoked it. */
  run(actorId: ActorId, effect: Effect, invokedAt: EpochMs): void
  /**
   * The commit that invokes these may or may not have been written, so none of them was begun. `hash`: of its last
   * entry.
   */
  withhold(effects: readonly Effect[], hash: string): void
  /**
   * Runs what is pending without running here, of a dead process or of a commit that was in doubt. What must not be
   * repeated fails instead, unless it was never begun: where `hash`, the actor's latest, is that of a commit whose
   * effects were withheld.
   */
  resume(actorId: ActorId, effect: Effect, invokedAt: EpochMs, hash: string): void
  stop(actorId: ActorId, effectId: string): void
  /** Stops the actor's effects other than these. */
  keepOnly(actorId: ActorId, pending: readonly Effect[]): void
  /** Whether an effect of the actor runs here, or its result is not accepted yet. */
  isBusyFor(actorId: ActorId): boolean
  /** Actors whose effects run here. */
  readonly actorIds: Iterable<ActorId>
  /** Aborts everything; nothing is started or reported afterwards, so that a successor runs it again. */
  close(): void
}

/** Waits between the tries of an effect while the store is away; the last one is repeated. */
const STORE_RETRY_DELAYS_MS = [250, 500, 1_000, 2_000]
/** Beyond it the oldest are forgotten, and count as begun. */
const MAX_WITHHELD = 10_000

/** What an effect comes to that the store has kept for longer than it may wait. */
const tooLate = toJsonError(new StoreUnavailable('too late'))

export function createEffectRunner(handlers: EffectHandlers, clock: Clock, reports: Reports): EffectRunner {
  const running = new Map<ActorId, Map<string, AbortController>>()
  /** By effect id, the hash of the commit. Most of these commits were not written, and their effects never come up. */
  const withheld = new Map<string, string>()
  let isClosed = false

  async function begin(
    actorId: ActorId,
    effect: Effect,
    invokedAt: EpochMs,
    work: (context: EffectContext) => Promise<EffectEnd>,
  ) {
    withheld.delete(effect.id)
    const ofActor = running.get(actorId) ?? new Map<string, AbortController>()
    if (isClosed || ofActor.has(effect.id)) return
    const controller = new AbortController()
    running.set(actorId, ofActor.set(effect.id, controller))
    const { signal } = controller

    let run = ''
    let ordinal = 0
    let lastReport: Promise<void> | undefined
    const send: EffectContext['send'] = (event) => {
      if (signal.aborted) return
      run ||= randomUUID().slice(0, 8)
      const eventId = `${resultEventId(effect)}:${run}:${(ordinal += 1)}`
      lastReport = (lastReport ?? Promise.resolve()).then(() => reports.progress(actorId, effect, event, eventId))
    }
    const end = await work({ signal, effectId: effect.id, invokedAt, send })
    if (lastReport) await lastReport
    if (!signal.aborted) await reports.finished(actorId, effect, end)
    if (signal.aborted) return
    release(actorId, effect.id)
    if (!running.has(actorId)) reports.idle(actorId)
  }

  function release(actorId: ActorId, effectId: string): void {
    const ofActor = running.get(actorId)
    ofActor?.delete(effectId)
    if (ofActor?.size === 0) running.delete(actorId)
  }

  async function endOf(actorId: ActorId, effect: Effect, context: EffectContext): Promise<EffectEnd> {
    const handler = handlers.get(effect.src)
    try {
      if (!handler) throw new Error(`No handler for ${effect.src}.`)
      const limitMs = handler.storeRetryLimitMs?.(context) ?? Infinity
      if (limitMs < 0) return { outcome: { error: tooLate }, cameAt: clock.now() + limitMs }
      const output = await untilStoreIsBack(() => handler.run(effect.input, context), {
        limitMs,
        signal: context.signal,
        onAway: (error, forMs) => reports.heldUp(actorId, error, forMs),
      })
      return { outcome: { output: (output ?? null) as Json } }
    } catch (error) {
      if (!context.signal.aborted && !handler?.isExpectedError?.(error)) reports.failed(actorId, effect, error)
      return { outcome: { error: toJsonError(error) } }
    }
  }

  /** Repeats `work` while it throws `StoreUnavailable`, for at most `limitMs` since the first try that did. */
  async function untilStoreIsBack<Result>(
    work: () => Promise<Result>,
    options: { limitMs: number; signal: AbortSignal; onAway: (error: StoreUnavailable, forMs: number) => void },
  ): Promise<Result> {
    const { limitMs, signal, onAway } = options
    let awaySince: number | undefined
    for (let attempt = 0; ; attempt += 1) {
      const triedAt = elapsedMs(clock)
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || signal.aborted) throw error
        awaySince ??= triedAt
        const forMs = elapsedMs(clock) - awaySince
        if (forMs >= limitMs) throw error
        onAway(error, forMs)
        const delayMs = STORE_RETRY_DELAYS_MS[Math.min(attempt, STORE_RETRY_DELAYS_MS.length - 1)] ?? 0
        await pause(clock, Math.min(delayMs, limitMs - forMs), signal)
        signal.throwIfAborted()
      }
    }
  }

  function stop(actorId: ActorId, effectId: string): void {
    running.get(actorId)?.get(effectId)?.abort()
    release(actorId, effectId)
  }

  return {
    run(actorId, effect, invokedAt) {
      void begin(actorId, effect, invokedAt, (context) => endOf(actorId, effect, context))
    },
    withhold(effects, hash) {
      for (const { id } of effects) {
        const [oldest] = withheld.keys()
        if (oldest !== undefined && withheld.size >= MAX_WITHHELD) withheld.delete(oldest)
        withheld.set(id, hash)
      }
    },
    resume(actorId, effect, invokedAt, hash) {
      const mustFail = handlers.get(effect.src)?.onInterrupted === 'fail' && withheld.get(effect.id) !== hash
      const message = `${effect.src} was interrupted and is not done twice.`
      void begin(actorId, effect, invokedAt, async (context) =>
        mustFail ? { outcome: { error: { name: INTERRUPTED, message } } } : endOf(actorId, effect, context),
      )
    },
    stop,
    keepOnly(actorId, pending) {
      for (const effectId of running.get(actorId)?.keys() ?? []) {
        if (!pending.some((effect) => effect.id === effectId)) stop(actorId, effectId)
      }
    },
    isBusyFor: (actorId) => running.has(actorId),
    get actorIds() {
      return running.keys()
    },
    close() {
      isClosed = true
      for (const ofActor of running.values()) for (const controller of ofActor.values()) controller.abort()
      running.clear()
    },
  }
}
