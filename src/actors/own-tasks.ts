import { StoreUnavailable } from '../errors.ts'
import type { Alarms } from './alarms.ts'
import type { KernelOptions } from './kernel.ts'
import type { Task } from './mailbox.ts'
import { pause } from './pause.ts'
import type { Clock } from './ports.ts'
import type { Residents } from './residents.ts'
import type { Answer } from './runtime-types.ts'
import { toJsonError } from './step.ts'
import type { ActorId } from './types.ts'

const RETRY_MS = 1_000
/** How long those who wait for what comes of an event are left waiting while the store refuses it. */
const PATIENCE_MS = 5_000

/** What the kernel has its actors do by itself, through the same door as everybody. None of it rejects. */
export interface OwnTasks {
  /** What an effect has to tell: not lost because the store is away for a moment. */
  report(actorId: ActorId, task: Task): Promise<void>
  wake(actorId: ActorId): Promise<void>
  /** Somebody else may have moved the actor on. */
  lookAt(actorId: ActorId): void
  /** Actors of which a commit may or may not have been written: one, then those that it creates. */
  findOutLater(...actorIds: ActorId[]): void
  /** What was committed of the actor is known. */
  found(actorId: ActorId): void
  /** The store has written something. */
  storeIsThere(): void
}

export interface OwnTasksSetting {
  receive: (actorId: ActorId, task: Task) => Promise<Answer>
  residents: Residents
  alarms: Pick<Alarms, 'postpone'>
  clock: Clock
  log: KernelOptions['log']
  isStopping: () => boolean
}

export function createOwnTasks({ receive, residents, alarms, clock, log, isStopping }: OwnTasksSetting): OwnTasks {
  const unsure = new Set<ActorId>()
  let isKnownAway = false

  async function report(actorId: ActorId, task: Task): Promise<void> {
    const patienceEndsAt = clock.now() + PATIENCE_MS
    for (;;) {
      try {
        await receive(actorId, task)
        return
      } catch (error) {
        if (isStopping()) return
        if (error instanceof StoreUnavailable) {
          warnOfOutage(actorId, error)
          if (clock.now() >= patienceEndsAt) residents.peek(actorId)?.mailbox.disappoint(error)
          await pause(clock, RETRY_MS)
        } else if (task.kind === 'result' && !('error' in task.outcome)) {
          task = { ...task, outcome: { error: toJsonError(error) } }
        } else {
          log.error({ actorId, err: error }, 'a report could not be taken')
          return
        }
      }
    }
  }

  function warnOfOutage(actorId: ActorId, err: StoreUnavailable): void {
    if (!isKnownAway)
      log.warn({ actorId, err }, 'the store is away; what effects have come to is kept until it is back')
    isKnownAway = true
  }

  /** Not repeated at once when the store is away: the sweep comes again, and the alarm. */
  async function once(actorId: ActorId, task: Task, failure: string): Promise<void> {
    try {
      await receive(actorId, task)
    } catch (error) {
      if (error instanceof StoreUnavailable) alarms.postpone(actorId)
      else log.error({ actorId, err: error }, failure)
    }
  }

  function findOutLater(...actorIds: ActorId[]): void {
    const [actorId, ...created] = actorIds.filter((id) => !unsure.has(id))
    if (actorId === undefined) return
    unsure.add(actorId)
    // Those that it creates are there once it has been loaded, if it has been written.
    void report(actorId, { kind: 'look' }).then(() => findOutLater(...created))
  }

  return {
    report,
    wake: (actorId) => once(actorId, { kind: 'wake' }, 'an actor could not be woken'),
    lookAt: (actorId) => void once(actorId, { kind: 'look' }, 'an actor could not be looked at'),
    findOutLater,
    found: (actorId) => void unsure.delete(actorId),
    storeIsThere() {
      isKnownAway = false
    },
  }
}
