import { StoreUnavailable } from '../../base/errors.ts'
import type { WakeTimers } from './wake-timers.ts'
import { arrived } from './deadlines.ts'
import type { KernelOptions } from '../kernel.ts'
import type { Task } from './mailbox.ts'
import { elapsedMs, pause } from '../../base/pause.ts'
import type { Clock, EpochMs } from '../../base/time.ts'
import type { Activations } from './activations.ts'
import type { CommandResult } from './runtime-types.ts'
import { toJsonError } from '../step/step.ts'
import type { ActorId } from '../types.ts'

const RETRY_MS = 1_000
/** How long an actor is left alone that cannot be loaded or woken, so that sweeps do not try it again each second. */
const SET_ASIDE_MS = 60_000
const MAX_SET_ASIDE = 10_000
/** How long asks wait while the store rejects what they wait for, in ms. */
const REJECT_ASKS_AFTER_MS = 5_000

/** Tasks that the kernel sends to actors itself, through the same mailbox as everyone. None rejects. */
export interface SelfMessages {
  /** An effect's report, retried while the store is unavailable. */
  report(actorId: ActorId, task: Task): Promise<void>
  /** One that cannot be loaded or woken is logged and then skipped for a minute. */
  wake(actorId: ActorId): Promise<void>
  /** Skips the actor for a minute: it cannot be loaded, or not be woken. */
  setAside(actorId: ActorId): void
  isSetAside(actorId: ActorId): boolean
  /** Actors that are being skipped. */
  readonly setAsideCount: number
  /** Another node may have changed the actor. */
  refresh(actorId: ActorId): void
  /** Actors of which a commit may or may not have been written: one, then those that it creates. */
  reconcileLater(...actorIds: ActorId[]): void
  /** An effect of the actor has been waiting for the store for `forMs`. Asks are rejected after a while. */
  heldUp(actorId: ActorId, error: StoreUnavailable, forMs: number): void
  /** The actor's in-doubt commit has been resolved. */
  reconciled(actorId: ActorId): void
  /** The store has written something. */
  markStoreUp(): void
}

export interface SelfMessagesDeps {
  receive: (actorId: ActorId, task: Task) => Promise<CommandResult>
  activations: Activations
  wakeTimers: Pick<WakeTimers, 'snooze'>
  clock: Clock
  log: KernelOptions['log']
  isStopping: () => boolean
}

export function createSelfMessages({
  receive,
  activations,
  wakeTimers,
  clock,
  log,
  isStopping,
}: SelfMessagesDeps): SelfMessages {
  const inDoubt = new Set<ActorId>()
  const setAsideUntil = new Map<ActorId, EpochMs>()
  let outageLogged = false

  async function report(actorId: ActorId, task: Task): Promise<void> {
    const since = elapsedMs(clock)
    task = arrived(task, clock.now())
    for (;;) {
      try {
        await receive(actorId, task)
        return
      } catch (error) {
        if (isStopping()) return
        if (error instanceof StoreUnavailable) {
          logOutage(actorId, error)
          if (elapsedMs(clock) - since >= REJECT_ASKS_AFTER_MS)
            activations.peek(actorId)?.mailbox.rejectPendingAsks(error)
          await pause(clock, RETRY_MS)
        } else if (task.kind === 'result' && !('error' in task.outcome)) {
          task = { ...task, outcome: { error: toJsonError(error) } }
        } else {
          log.error({ actorId, err: error }, 'a report was not accepted')
          return
        }
      }
    }
  }

  function logOutage(actorId: ActorId, err: StoreUnavailable): void {
    if (!outageLogged)
      log.warn({ actorId, err }, 'the store is unavailable; results of effects are kept and stored later')
    outageLogged = true
  }

  /** Not repeated at once when the store is away: the sweep comes again, and the wake timer. */
  async function once(actorId: ActorId, task: Task, failure: string): Promise<void> {
    try {
      await receive(actorId, task)
    } catch (error) {
      if (error instanceof StoreUnavailable) wakeTimers.snooze(actorId)
      else {
        setAside(actorId)
        log.error({ actorId, err: error }, failure)
      }
    }
  }

  function setAside(actorId: ActorId): void {
    const [oldest] = setAsideUntil.keys()
    if (oldest !== undefined && setAsideUntil.size >= MAX_SET_ASIDE) setAsideUntil.delete(oldest)
    setAsideUntil.set(actorId, clock.now() + SET_ASIDE_MS)
  }

  function isSetAside(actorId: ActorId): boolean {
    const until = setAsideUntil.get(actorId)
    if (until === undefined) return false
    const restMs = until - clock.now()
    if (restMs > 0 && restMs <= SET_ASIDE_MS) return true
    setAsideUntil.delete(actorId)
    return false
  }

  function reconcileLater(...actorIds: ActorId[]): void {
    const [actorId, ...created] = actorIds.filter((id) => !inDoubt.has(id))
    if (actorId === undefined) return
    inDoubt.add(actorId)
    // Those that it creates are there once it has been loaded, if it has been written.
    void report(actorId, { kind: 'refresh' }).then(() => {
      inDoubt.delete(actorId)
      reconcileLater(...created)
    })
  }

  return {
    report,
    heldUp(actorId, error, forMs) {
      logOutage(actorId, error)
      if (forMs >= REJECT_ASKS_AFTER_MS) activations.peek(actorId)?.mailbox.rejectPendingAsks(error)
    },
    async wake(actorId) {
      // One in doubt is about to be loaded. An effect of it that was never begun may have come to its end long ago.
      if (isSetAside(actorId) || inDoubt.has(actorId)) return
      await once(actorId, { kind: 'wake' }, 'an actor could not be woken, and is skipped')
    },
    setAside,
    isSetAside,
    get setAsideCount() {
      return setAsideUntil.size
    },
    refresh: (actorId) => void once(actorId, { kind: 'refresh' }, 'an actor could not be looked at'),
    reconcileLater,
    reconciled(actorId) {
      inDoubt.delete(actorId)
      setAsideUntil.delete(actorId)
    },
    markStoreUp() {
      outageLogged = false
    },
  }
}
