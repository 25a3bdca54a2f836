import { StoreUnavailable } from '../errors.ts'
import { ALARM_HORIZON_MS, type Alarms, createAlarms } from './alarms.ts'
import { answer, isAdmitted, isExclusive, isOvertaken, missing } from './answers.ts'
import { createCommitter } from './committer.ts'
import { createEffectRunner } from './effect-runner.ts'
import { freshEventId } from './event-ids.ts'
import type { Kernel, KernelOptions } from './kernel.ts'
import { loadActor } from './load.ts'
import type { Task } from './mailbox.ts'
import { createOwnTasks, type OwnTasks } from './own-tasks.ts'
import { createPatience } from './patience.ts'
import { decodeRecord } from './records.ts'
import { createResidentLoader } from './resident-loader.ts'
import { createResidents, type Resident } from './residents.ts'
import type { Answer } from './runtime-types.ts'
import { createSettlement } from './settle-turn.ts'
import { takeTurn } from './take-turn.ts'
import { earliest, ownersOf, recordOf } from './actor-state.ts'
import { Turn } from './turn.ts'
import type { ActorId, ActorRecord, Create } from './types.ts'

const MAX_LOST_RACES = 20
const MAX_QUEUE = 1_000

/**
 * The main path of every event: receive → load → step → commit → answer → run effects.
 *
 * One mailbox per actor orders the work of this process; across processes the insert of the journal entry decides, and
 * whoever loses loads the actor again and takes the event there.
 */
export function createRuntime(options: KernelOptions): Kernel {
  const { store, machines, handlers, clock, nodeId, log, isShared = false } = options
  let stopping = false
  const isStopping = () => stopping
  const committer = createCommitter(store, clock)
  const residents = createResidents(clock, handle)
  const alarms: Alarms = createAlarms(clock, (actorId) => void own.wake(actorId))
  const own: OwnTasks = createOwnTasks({ receive, residents, alarms, clock, log, isStopping })
  const runner = createEffectRunner(handlers, {
    failed: (actorId, { src }, err) => log.warn({ actorId, src, err }, 'an effect failed'),
    finished: (actorId, effect, outcome) => own.report(actorId, { kind: 'result', effect, outcome }),
    progress: (actorId, effect, event, eventId) => own.report(actorId, { kind: 'progress', effect, event, eventId }),
  })
  const found = (actorId: ActorId) => own.found(actorId)
  const findOutLater = (...actorIds: ActorId[]) => own.findOutLater(...actorIds)
  const loader = createResidentLoader({ store, machines, nodeId, alarms, runner, isStopping, found })
  const settlement = createSettlement({ store, residents, loader, alarms, runner, log, isStopping, findOutLater })
  const losePatience = createPatience(clock, residents, runner)
  const setting = { nodeId, machines, handlers, now: () => clock.now() }

  /** Queues the task in its actor's mailbox, or refuses it before anything is accepted. */
  function receive(actorId: ActorId, task: Task): Promise<Answer> {
    if (stopping) return Promise.reject(new StoreUnavailable('stopping'))
    const isInternal = task.kind !== 'start' && task.kind !== 'event'
    if (!isInternal && committer.isOverloaded) return Promise.reject(new StoreUnavailable('behind'))
    const resident = residents.open(actorId)
    if (!isInternal && resident.mailbox.length >= MAX_QUEUE) return Promise.reject(new StoreUnavailable('mailbox full'))
    if (isExclusive(task) && resident.mailbox.hasAsk) return answerBusy(resident, task)
    return resident.mailbox.post(task)
  }

  /** One task of one actor, from its turn in the mailbox to its answer. */
  async function handle(resident: Resident, task: Task): Promise<Answer> {
    let isFresh = false
    if (task.kind === 'look') resident.state = undefined
    for (let attempt = 0; attempt < MAX_LOST_RACES; attempt += 1) {
      if (resident.state && isShared && !isFresh && isExclusive(task)) {
        // First of all, so that a race which is lost then was lost to somebody who asked at the same time.
        isFresh = (task.seenSeq ?? (await store.lastSeq(resident.actorId)) ?? 0) <= resident.state.seq
        if (!isFresh) resident.state = undefined
      }
      if (!resident.state && task.kind !== 'start') {
        await loader.load(resident)
        if (!resident.state) return answer(resident, 'missing')
        isFresh = true
      }
      if (resident.state && task.kind === 'start') return answerStored(resident)
      if (resident.state && !isAdmitted(task, resident.state.plain)) return missing(resident.actorId)
      if (isOvertaken(resident, task, attempt) && !(await wasTaken(resident, task))) return answer(resident, 'busy')
      const turn = takeTurn(resident, task, setting)
      if (!(turn instanceof Turn)) {
        if (await wasTaken(resident, task)) return answer(resident, 'duplicate')
        if (task.kind === 'wake') alarms.set(resident.actorId, earliest(resident.state?.timers ?? []))
        if (!isShared || isFresh) return turn
        resident.state = undefined // another process may have changed what we remember
        continue
      }
      const result = await commit(resident, turn)
      if (result === 'committed') return settlement.settle(resident, turn, task)
      resident.state = undefined
      if (result === 'duplicate' || task.kind === 'start') return answerStored(resident)
    }
    throw new StoreUnavailable('too many writers')
  }

  async function commit(resident: Resident, turn: Turn) {
    try {
      const result = await committer.commit(turn.toCommit())
      own.storeIsThere()
      return result
    } catch (error) {
      resident.state = undefined
      findOutLater(turn.actorId, ...turn.children.map(({ actorId }) => actorId))
      throw error
    }
  }

  async function answerBusy({ actorId, state }: Resident, task: Task): Promise<Answer> {
    const known = state ? { seq: state.seq, snapshot: state.plain } : await read(actorId)
    if (!known || !isAdmitted(task, known.snapshot)) return missing(actorId)
    return { actorId, seq: known.seq, outcome: 'busy', snapshot: known.snapshot }
  }

  /** The event was taken before; what the actor has come to since is the answer. */
  async function answerStored(resident: Resident): Promise<Answer> {
    if (!resident.state || isShared) await loader.load(resident)
    return answer(resident, 'duplicate')
  }

  /** A named event that the actor has no use for any more may be the very one that brought it here. */
  async function wasTaken({ actorId }: Resident, task: Task): Promise<boolean> {
    if (task.kind !== 'event' || !task.isNamed) return false
    return (await store.findEvent(actorId, task.eventId)) !== null
  }

  function recall(actorId: ActorId): ActorRecord | null {
    const { definition, state } = residents.peek(actorId) ?? {}
    if (!definition || !state || isShared) return null
    return recordOf(definition, state, actorId, ownersOf(state, nodeId))
  }

  async function read(actorId: ActorId): Promise<ActorRecord | null> {
    const known = recall(actorId)
    if (known) return known
    const stored = await store.load(actorId)
    if (!stored) return null
    if (stored.record && stored.tail.length === 0) return decodeRecord(stored.record)
    const loaded = await loadActor(store, machines, actorId)
    return loaded && recordOf(loaded.definition, loaded.state, actorId, ownersOf(loaded.state, nodeId))
  }

  async function start(create: Create, eventId = freshEventId(), until?: (Task & { kind: 'start' })['until']) {
    const definition = await machines.find(create.machine, create.version)
    const actorId: ActorId = `${create.type}/${create.id}`
    return receive(actorId, { kind: 'start', create, definition, eventId, ...(until && { until }) })
  }

  return {
    create: (create, { eventId } = {}) => start(create, eventId),
    createAndAsk: (create, until, { eventId } = {}) => start(create, eventId, until),
    send(actorId, event, { eventId } = {}) {
      return receive(actorId, { kind: 'event', event, ...named(eventId) })
    },
    ask(actorId, event, until, { eventId, ...options } = {}) {
      return receive(actorId, { kind: 'event', event, ...named(eventId), until, ...options })
    },
    read,
    recall,
    async wake(due) {
      const now = clock.now()
      const overdue: Promise<void>[] = []
      for (const { actorId, wakeAt } of due) {
        if (wakeAt <= now) overdue.push(own.wake(actorId))
        else if (wakeAt <= now + ALARM_HORIZON_MS) alarms.set(actorId, wakeAt)
      }
      await Promise.all(overdue)
    },
    async adopt(actorId, livingNodes = []) {
      try {
        const resident = residents.open(actorId)
        await resident.mailbox.run(() => loader.takeOver(resident, livingNodes))
      } catch (error) {
        if (error instanceof StoreUnavailable) {
          findOutLater(actorId) // the store may have written down that the effects are ours
          throw error
        }
        log.error({ actorId, err: error }, 'an actor could not be taken over')
      }
    },
    resume(actorIds) {
      for (const actorId of actorIds) if (!runner.isBusyFor(actorId)) own.lookAt(actorId)
    },
    async catchUp() {
      if (!isShared) return
      losePatience()
      for (const actorId of new Set([...residents.awaited(), ...runner.actorIds])) {
        const seq = await store.lastSeq(actorId)
        if (seq !== residents.peek(actorId)?.state?.seq) own.lookAt(actorId)
      }
    },
    observe: (observer) => settlement.observe(observer),
    forgetIdle() {
      residents.forgetIdle(({ actorId }) => runner.isBusyFor(actorId))
    },
    get residentCount() {
      return residents.size
    },
    get isOverloaded() {
      return committer.isOverloaded
    },
    async stop() {
      stopping = true
      alarms.close()
      runner.close()
      await residents.close(new StoreUnavailable('stopping'))
      await committer.flush()
    },
  }
}

/** The caller's own id for an event, by which a repeat is recognised, or a fresh one. */
function named(eventId: string | undefined): { eventId: string; isNamed: boolean } {
  return { eventId: eventId ?? freshEventId(), isNamed: eventId !== undefined }
}
