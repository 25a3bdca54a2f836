import { outcomeUnknown } from '../errors.ts'
import type { MachineDefinition } from '../machines/definition.ts'
import type { Answer, Until } from './runtime-types.ts'
import type { Create, Effect, Json, JsonObject, PlainSnapshot } from './types.ts'

/** What an actor may be given to do. */
export type Task =
  | { kind: 'start'; create: Create; definition: MachineDefinition; eventId: string; until?: Until }
  | {
      kind: 'event'
      event: { type: string; [key: string]: Json }
      eventId: string
      /** The caller chose the id, so that a repeat can be told from a new event. */
      isNamed?: boolean
      until?: Until
      exclusive?: boolean
      seenSeq?: number
      waitsAnyway?: boolean
      admits?: Until
    }
  /** A fact that a running effect tells. */
  | { kind: 'progress'; effect: Effect; event: { type: string; [key: string]: Json }; eventId: string }
  | { kind: 'result'; effect: Effect; outcome: JsonObject }
  /** A deadline may have come. */
  | { kind: 'wake' }
  /** Somebody else may have moved the actor on. */
  | { kind: 'look' }

interface Job {
  task: Task | (() => Promise<void>)
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

interface Asker {
  until: Until
  answer: Answer
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * The tasks of one actor, one at a time in the order of their arrival, and those who wait for what comes of them. Most
 * actors in memory have neither, so that an idle mailbox holds no lists.
 */
export class Mailbox<Owner> {
  readonly #owner: Owner
  readonly #handle: (owner: Owner, task: Task) => Promise<Answer>
  #jobs: Job[] | undefined
  #askers: Set<Asker> | undefined
  #asked = 0
  #isWorking = false
  #closedWith: Error | undefined
  #resting: (() => void)[] | undefined

  constructor(owner: Owner, handle: (owner: Owner, task: Task) => Promise<Answer>) {
    this.#owner = owner
    this.#handle = handle
  }

  get length(): number {
    return this.#jobs?.length ?? 0
  }

  /** Somebody asked and has no answer yet. */
  get hasAsk(): boolean {
    return this.#asked > 0
  }

  get isIdle(): boolean {
    return !this.#isWorking && this.length === 0 && !this.isAwaited
  }

  post(task: Task): Promise<Answer> {
    const answered = new Promise<Answer>((resolve, reject) => this.#enqueue({ task, resolve, reject }))
    if (!isAsk(task)) return answered
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
    return this.#askers !== undefined
  }

  /** Tells those who wait what is committed now; all of them when what they wait for cannot come any more. */
  settle(snapshot: PlainSnapshot, outcome?: Answer['outcome']): void {
    if (!this.#askers) return
    for (const asker of this.#askers) {
      if (!outcome && snapshot.status === 'active' && !holds(asker, snapshot)) continue
      this.#askers.delete(asker)
      asker.resolve({ ...asker.answer, snapshot, outcome: outcome ?? asker.answer.outcome })
    }
    if (this.#askers.size === 0) this.#askers = undefined
  }

  /** Gives up on those who wait for what comes of an event that was taken. */
  disappoint(cause: Error): void {
    for (const asker of this.#askers ?? []) asker.reject(outcomeUnknown(cause))
    this.#askers = undefined
  }

  /** Takes nothing more and gives up on all who wait; only what is in hand is finished. The actor itself goes on. */
  close(error: Error): void {
    this.#closedWith = error
    for (const job of this.#jobs?.splice(0) ?? []) job.reject(error)
    this.disappoint(error)
  }

  /** Resolves once nothing is in hand. */
  rest(): Promise<void> {
    return this.#isWorking ? new Promise((resolve) => (this.#resting ??= []).push(resolve)) : Promise.resolve()
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
          job.resolve({} as Answer)
        } else this.#answer(job, job.task, await this.#handle(this.#owner, job.task))
      } catch (error) {
        job.reject(error)
      }
    }
    this.#isWorking = false
    this.#jobs = undefined
    const resting = this.#resting ?? []
    this.#resting = undefined
    for (const resolve of resting) resolve()
  }

  #answer(job: Job, task: Task, answer: Answer): void {
    const isPending =
      answer.outcome === 'taken' ||
      answer.outcome === 'duplicate' ||
      (answer.outcome === 'ignored' && task.kind === 'event' && task.waitsAnyway)
    if (!isPending || !isAsk(task) || answer.snapshot?.status !== 'active' || task.until(answer.snapshot))
      return job.resolve(answer)
    if (this.#closedWith) return job.reject(outcomeUnknown(this.#closedWith))
    this.#askers ??= new Set()
    this.#askers.add({ until: task.until, answer, resolve: job.resolve, reject: job.reject })
  }
}

/** A condition that throws cannot be waited for; whoever set it hears of it, and nobody else. */
function holds(asker: Asker, snapshot: PlainSnapshot): boolean {
  try {
    return asker.until(snapshot)
  } catch (error) {
    asker.reject(error)
    return true
  }
}

function isAsk(task: Task | (() => Promise<void>)): task is Task & { until: Until } {
  return typeof task !== 'function' && 'until' in task && task.until !== undefined
}
