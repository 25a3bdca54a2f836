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
      /** Comes from the actor's own effect, not from outside. */
      internal: boolean
      until?: Until
      exclusive?: boolean
    }
  | { kind: 'result'; effect: Effect; outcome: JsonObject }
  | { kind: 'wake' }

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

/** The tasks of one actor, one at a time in the order of their arrival, and those who wait for what comes of them. */
export class Mailbox {
  readonly #handle: (task: Task) => Promise<Answer>
  readonly #jobs: Job[] = []
  readonly #askers = new Set<Asker>()
  #asked = 0
  #isWorking = false

  constructor(handle: (task: Task) => Promise<Answer>) {
    this.#handle = handle
  }

  get length(): number {
    return this.#jobs.length
  }

  /** Somebody asked and has no answer yet. */
  get hasAsk(): boolean {
    return this.#asked > 0
  }

  get isIdle(): boolean {
    return !this.#isWorking && this.#jobs.length === 0 && this.#askers.size === 0
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

  /** Tells those who wait what is committed now. */
  settle(snapshot: PlainSnapshot): void {
    for (const asker of this.#askers) {
      if (snapshot.status === 'active' && !asker.until(snapshot)) continue
      this.#askers.delete(asker)
      asker.resolve({ ...asker.answer, snapshot })
    }
  }

  /** Gives up on those who wait. The actor itself goes on. */
  abandon(error: Error): void {
    for (const asker of this.#askers) asker.reject(error)
    this.#askers.clear()
  }

  #enqueue(job: Job): void {
    this.#jobs.push(job)
    if (!this.#isWorking) void this.#work()
  }

  async #work(): Promise<void> {
    this.#isWorking = true
    for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) {
      try {
        if (typeof job.task === 'function') {
          await job.task()
          job.resolve({} as Answer)
        } else this.#answer(job, job.task, await this.#handle(job.task))
      } catch (error) {
        job.reject(error)
      }
    }
    this.#isWorking = false
  }

  #answer(job: Job, task: Task, answer: Answer): void {
    const isPending = answer.outcome === 'taken' || answer.outcome === 'duplicate'
    if (!isPending || !isAsk(task) || answer.snapshot?.status !== 'active' || task.until(answer.snapshot))
      return job.resolve(answer)
    this.#askers.add({ until: task.until, answer, resolve: job.resolve, reject: job.reject })
  }
}

function isAsk(task: Task | (() => Promise<void>)): task is Task & { until: Until } {
  return typeof task !== 'function' && 'until' in task && task.until !== undefined
}
