import { outcomeUnknown } from '../../base/errors.ts'
import type { MachineDefinition } from '../contract/definition.ts'
import type { EventTime } from '../contract/event-time.ts'
import type { CommandResult, Until } from './runtime-types.ts'
import type { Create, Effect, Fork, PlainSnapshot } from '../types.ts'
import type { EpochMs } from '../../base/time.ts'
import type { Json, JsonObject } from '../../base/json.ts'

/** A task for an actor. `cameAt`: its arrival, which orders it among the actor's deadlines. */
export type Task =
  | {
      kind: 'start'
      create: Create | Fork
      definition: MachineDefinition
      eventId: string
      hasClientId?: boolean
      until?: Until
      /** When it begins, if that is not now. */
      time?: EventTime
    }
  | {
      kind: 'event'
      event: { type: string; [key: string]: Json }
      eventId: string
      /** The caller chose the id, so a repeat must be recognised. */
      hasClientId?: boolean
      until?: Until
      rejectIfBusy?: boolean
      expectedSeq?: number
      waitIfIgnored?: boolean
      precondition?: Until
      cameAt?: EpochMs
    }
  /** An event that a running effect sends. */
  | {
      kind: 'progress'
      effect: Effect
      event: { type: string; [key: string]: Json }
      eventId: string
      cameAt?: EpochMs
    }
  | { kind: 'result'; effect: Effect; outcome: JsonObject; cameAt?: EpochMs }
  /** A deadline may have come. */
  | { kind: 'wake' }
  /** Another node may have changed the actor. */
  | { kind: 'refresh' }

interface Job {
  task: Task | (() => Promise<void>)
  resolve: (result: CommandResult) => void
  reject: (error: unknown) => void
}

interface PendingAsk {
  until: Until
  result: CommandResult
  resolve: (result: CommandResult) => void
  reject: (error: unknown) => void
}

/** What all mailboxes share. */
export interface MailboxWorker<Owner> {
  handle(owner: Owner, task: Task): Promise<CommandResult>
  /** Calls `begin` soon, together with what other mailboxes begin. */
  beginSoon(begin: () => void): void
}

/**
 * The tasks of one actor, executed one at a time in order of arrival, and its pending asks. Most activations have
 * neither, so an idle mailbox holds no lists.
 */
export class Mailbox<Owner> {
  readonly #owner: Owner
  readonly #worker: MailboxWorker<Owner>
  #jobs: Job[] | undefined
  #pendingAsks: Set<PendingAsk> | undefined
  #asked = 0
  #isWorking = false
  #closedWith: Error | undefined
  #drainWaiters: (() => void)[] | undefined

  constructor(owner: Owner, worker: MailboxWorker<Owner>) {
    this.#owner = owner
    this.#worker = worker
  }

  get length(): number {
    return this.#jobs?.length ?? 0
  }

  /**
   * Whether an exclusive ask or the actor's start is pending. Other asks, such as ending it, keep nobody out: later
   * tasks see their result.
   */
  get hasExclusiveAsk(): boolean {
    return this.#asked > 0
  }

  get isIdle(): boolean {
    return !this.#isWorking && this.length === 0 && !this.isAwaited
  }

  post(task: Task): Promise<CommandResult> {
    if (!isAsk(task) || (task.kind === 'event' && !task.rejectIfBusy))
      return new Promise((resolve, reject) => this.#enqueue({ task, resolve, reject }))
    this.#asked += 1
    let isPending = true
    const settle = () => {
      if (isPending) this.#asked -= 1
      isPending = false
    }
    const { promise, resolve, reject } = Promise.withResolvers<CommandResult>()
    this.#enqueue({
      task,
      resolve: (result) => {
        settle()
        resolve(result)
      },
      reject: (error) => {
        settle()
        reject(error)
      },
    })
    return promise
  }

  /** Runs something between two tasks. */
  run(work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => this.#enqueue({ task: work, resolve: () => resolve(), reject }))
  }

  /** Whether an ask is pending. */
  get isAwaited(): boolean {
    return this.#pendingAsks !== undefined
  }

  /** Resolves the asks whose condition the committed snapshot meets; all of them when the actor has ended. */
  resolveAsks(snapshot: PlainSnapshot, outcome?: CommandResult['outcome']): void {
    if (!this.#pendingAsks) return
    for (const ask of this.#pendingAsks) {
      if (!outcome && snapshot.status === 'active' && !holds(ask, snapshot)) continue
      this.#pendingAsks.delete(ask)
      ask.resolve({ ...ask.result, snapshot, outcome: outcome ?? ask.result.outcome })
    }
    if (this.#pendingAsks.size === 0) this.#pendingAsks = undefined
  }

  /** Rejects all pending asks. */
  rejectPendingAsks(cause: Error): void {
    for (const ask of this.#pendingAsks ?? []) ask.reject(outcomeUnknown(cause))
    this.#pendingAsks = undefined
  }

  /**
   * Accepts no more tasks and rejects all pending asks; only the running task is finished. The actor itself continues.
   */
  close(error: Error): void {
    this.#closedWith = error
    for (const job of this.#jobs?.splice(0) ?? []) job.reject(error)
    this.rejectPendingAsks(error)
  }

  /** Resolves once no task is running. */
  drained(): Promise<void> {
    return this.#isWorking ? new Promise((resolve) => (this.#drainWaiters ??= []).push(resolve)) : Promise.resolve()
  }

  #enqueue(job: Job): void {
    if (this.#closedWith) return job.reject(this.#closedWith)
    if (this.#isWorking) {
      ;(this.#jobs ??= []).push(job)
      return
    }
    this.#isWorking = true
    this.#worker.beginSoon(() => void this.#work(job))
  }

  async #work(first: Job): Promise<void> {
    for (let job: Job | undefined = first; job; job = this.#jobs?.shift()) {
      try {
        if (typeof job.task === 'function') {
          await job.task()
          job.resolve({} as CommandResult)
        } else this.#resolveJob(job, job.task, await this.#worker.handle(this.#owner, job.task))
      } catch (error) {
        job.reject(error)
      }
    }
    this.#isWorking = false
    this.#jobs = undefined
    const waiters = this.#drainWaiters ?? []
    this.#drainWaiters = undefined
    for (const resolve of waiters) resolve()
  }

  #resolveJob(job: Job, task: Task, result: CommandResult): void {
    const isPending =
      result.outcome === 'taken' ||
      result.outcome === 'duplicate' ||
      (result.outcome === 'ignored' && task.kind === 'event' && task.waitIfIgnored)
    if (!isPending || !isAsk(task) || result.snapshot?.status !== 'active' || task.until(result.snapshot))
      return job.resolve(result)
    if (this.#closedWith) return job.reject(outcomeUnknown(this.#closedWith))
    this.#pendingAsks ??= new Set()
    this.#pendingAsks.add({ until: task.until, result, resolve: job.resolve, reject: job.reject })
  }
}

/** An ask whose condition throws is rejected; other asks are not affected. */
function holds(ask: PendingAsk, snapshot: PlainSnapshot): boolean {
  try {
    return ask.until(snapshot)
  } catch (error) {
    ask.reject(error)
    return true
  }
}

function isAsk(task: Task | (() => Promise<void>)): task is Task & { until: Until } {
  return typeof task !== 'function' && 'until' in task && task.until !== undefined
}
