import { outcomeUnknown } from '../../base/errors.ts'
import type { MachineDefinition } from '../contract/definition.ts'
import type { CommandResult, Until } from './runtime-types.ts'
import type { Create, Effect, Fork, PlainSnapshot } from '../types.ts'
import type { EpochMs } from '../../base/time.ts'
import type { Json, JsonObject } from '../../base/json.ts'

/** What an actor may be given to do. `cameAt`: when it came, which orders it among the actor's deadlines. */
export type Task =
  | {
      kind: 'start'
      create: Create | Fork
      definition: MachineDefinition
      eventId: string
      hasClientId?: boolean
      until?: Until
    }
  | {
      kind: 'event'
      event: { type: string; [key: string]: Json }
      eventId: string
      /** The caller chose the id, so that a repeat can be told from a new event. */
      hasClientId?: boolean
      until?: Until
      rejectIfBusy?: boolean
      expectedSeq?: number
      waitIfIgnored?: boolean
      precondition?: Until
      cameAt?: EpochMs
    }
  /** A fact that a running effect tells. */
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
  /** Somebody else may have moved the actor on. */
  | { kind: 'refresh' }

interface Job {
  task: Task | (() => Promise<void>)
  resolve: (answer: CommandResult) => void
  reject: (error: unknown) => void
}

interface PendingAsk {
  until: Until
  answer: CommandResult
  resolve: (answer: CommandResult) => void
  reject: (error: unknown) => void
}

/**
 * The tasks of one actor, one at a time in the order of their arrival, and those who wait for what comes of them. Most
 * actors in memory have neither, so that an idle mailbox holds no lists.
 */
export class Mailbox<Owner> {
  readonly #owner: Owner
  readonly #handle: (owner: Owner, task: Task) => Promise<CommandResult>
  #jobs: Job[] | undefined
  #pendingAsks: Set<PendingAsk> | undefined
  #asked = 0
  #isWorking = false
  #closedWith: Error | undefined
  #drainWaiters: (() => void)[] | undefined

  constructor(owner: Owner, handle: (owner: Owner, task: Task) => Promise<CommandResult>) {
    this.#owner = owner
    this.#handle = handle
  }

  get length(): number {
    return this.#jobs?.length ?? 0
  }

  /**
   * Somebody who would have the actor alone, or who starts it, asked and has no answer yet. Others who ask, to end it for
   * instance, keep nobody away: what comes after them finds what they have made of it.
   */
  get hasExclusiveAsk(): boolean {
    return this.#asked > 0
  }

  get isIdle(): boolean {
    return !this.#isWorking && this.length === 0 && !this.isAwaited
  }

  post(task: Task): Promise<CommandResult> {
    const answered = new Promise<CommandResult>((resolve, reject) => this.#enqueue({ task, resolve, reject }))
    if (!isAsk(task) || (task.kind === 'event' && !task.rejectIfBusy)) return answered
    this.#asked += 1
    const done = () => void (this.#asked -= 1)
    answered.then(done, done)
    return answered
  }

  /** Runs something between two tasks. */
  run(work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => this.#enqueue({ task: work, resolve: () => resolve(), reject }))
  }

  /** Somebody waits for what comes of an event that was taken. */
  get isAwaited(): boolean {
    return this.#pendingAsks !== undefined
  }

  /** Tells those who wait what is committed now; all of them when what they wait for cannot come any more. */
  resolveAsks(snapshot: PlainSnapshot, outcome?: CommandResult['outcome']): void {
    if (!this.#pendingAsks) return
    for (const ask of this.#pendingAsks) {
      if (!outcome && snapshot.status === 'active' && !holds(ask, snapshot)) continue
      this.#pendingAsks.delete(ask)
      ask.resolve({ ...ask.answer, snapshot, outcome: outcome ?? ask.answer.outcome })
    }
    if (this.#pendingAsks.size === 0) this.#pendingAsks = undefined
  }

  /** Gives up on those who wait for what comes of an event that was taken. */
  rejectPendingAsks(cause: Error): void {
    for (const ask of this.#pendingAsks ?? []) ask.reject(outcomeUnknown(cause))
    this.#pendingAsks = undefined
  }

  /** Takes nothing more and gives up on all who wait; only what is in hand is finished. The actor itself goes on. */
  close(error: Error): void {
    this.#closedWith = error
    for (const job of this.#jobs?.splice(0) ?? []) job.reject(error)
    this.rejectPendingAsks(error)
  }

  /** Resolves once nothing is in hand. */
  drained(): Promise<void> {
    return this.#isWorking ? new Promise((resolve) => (this.#drainWaiters ??= []).push(resolve)) : Promise.resolve()
  }

  #enqueue(job: Job): void {
    if (this.#closedWith) return job.reject(this.#closedWith)
    if (this.#isWorking) (this.#jobs ??= []).push(job)
    else void this.#work(job)
  }

  async #work(first: Job): Promise<void> {
    this.#isWorking = true
    for (let job: Job | undefined = first; job; job = this.#jobs?.shift()) {
      try {
        if (typeof job.task === 'function') {
          await job.task()
          job.resolve({} as CommandResult)
        } else this.#answer(job, job.task, await this.#handle(this.#owner, job.task))
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

  #answer(job: Job, task: Task, answer: CommandResult): void {
    const isPending =
      answer.outcome === 'taken' ||
      answer.outcome === 'duplicate' ||
      (answer.outcome === 'ignored' && task.kind === 'event' && task.waitIfIgnored)
    if (!isPending || !isAsk(task) || answer.snapshot?.status !== 'active' || task.until(answer.snapshot))
      return job.resolve(answer)
    if (this.#closedWith) return job.reject(outcomeUnknown(this.#closedWith))
    this.#pendingAsks ??= new Set()
    this.#pendingAsks.add({ until: task.until, answer, resolve: job.resolve, reject: job.reject })
  }
}

/** A condition that throws cannot be waited for; whoever set it hears of it, and nobody else. */
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
