import { Agenda, type AgendaBackend, type Job, type JobParameters, type JobRepository } from 'agenda'

export interface RecurringJobsOptions {
  backend: AgendaBackend
  nodeId: string
  log: { warn(details: object, message: string): void; error(details: object, message: string): void }
}

export interface RecurringJobs {
  /** Calls `run` every `periodMs` on one of the nodes that share the backend. Call it before `start`. */
  every(name: string, periodMs: number, run: () => Promise<void>): void
  start(): Promise<void>
  /** Resolves when the runs in progress have ended, or after ten seconds. */
  stop(): Promise<void>
}

/** How often due jobs are polled; those due before the next poll are locked ahead and start on time. */
const POLL_INTERVAL_MS = 1_000
/** How long the job of a dead node stays locked. A longer run renews its lock by touching it. */
const LOCK_LIFETIME_MS = 6_000
const TOUCH_INTERVAL_MS = 1_000
const STOP_TIMEOUT_MS = 10_000

/** Runs recurring jobs with Agenda. A run that throws is logged and repeated after its period. */
export function createRecurringJobs({ backend, nodeId, log }: RecurringJobsOptions): RecurringJobs {
  const sweeps: { name: string; periodMs: number; run: () => Promise<void> }[] = []
  let agenda: Agenda | undefined

  return {
    every(name, periodMs, run) {
      sweeps.push({ name, periodMs, run })
    },

    async start() {
      if (agenda) return
      // Agenda would connect by itself, but does not handle a failure and then waits for ever.
      await backend.connect()
      agenda = createAgenda(backend, nodeId, log)
      // Without `lockLimit`: Agenda drops a job whose lock has expired before it ran (the clock was set forward, or the
      // machine slept) but goes on counting it, and would never lock it again.
      for (const { name, run } of sweeps) {
        agenda.define(name, (job) => runWithTouch(job, run), { concurrency: 1 })
      }
      for (const { name, periodMs } of sweeps) await agenda.every(periodMs, name)
      await agenda.start()
    },

    async stop() {
      if (!agenda) return
      const { lockedJobs, runningJobs } = await agenda.getRunningStats(true)
      const { timedOut } = await agenda.drain({ timeout: STOP_TIMEOUT_MS, closeConnection: false })
      if (timedOut) log.warn({}, 'recurring work was still running at stop')
      agenda = undefined
      // Agenda does not release jobs that it locked ahead; other nodes would wait for their locks to expire.
      const running = new Set(listed(runningJobs).map((job) => job._id))
      for (const job of listed(lockedJobs)) if (!running.has(job._id)) await backend.repository.unlockJob(job)
    },
  }
}

function createAgenda(backend: AgendaBackend, nodeId: string, log: RecurringJobsOptions['log']): Agenda {
  const agenda = new Agenda({
    name: nodeId,
    backend: {
      name: backend.name,
      repository: withHarmlessUnlock(backend.repository, log),
      ownsConnection: false,
      async connect() {},
      async disconnect() {},
    },
    // A number: Agenda silently replaces a text that it cannot parse by five seconds.
    processEvery: POLL_INTERVAL_MS,
    defaultLockLifetime: LOCK_LIFETIME_MS,
  })
  let isDelayed = false
  agenda.on('error', ({ message }: Error) => {
    // Each job fails at each poll. The whole error may contain all that a driver knows of its servers.
    if (!isDelayed) log.warn({ reason: message }, 'recurring jobs are delayed')
    isDelayed = true
  })
  agenda.on('start', () => (isDelayed = false))
  agenda.on('fail', (error: Error, job: Job) => log.error({ err: error, sweep: job.attrs.name }, 'a sweep failed'))
  return agenda
}

/** Agenda does not await the unlock, so an unavailable store would end the process with an unhandled rejection. */
function withHarmlessUnlock(repository: JobRepository, log: RecurringJobsOptions['log']): JobRepository {
  const unlockJob: JobRepository['unlockJob'] = async (job) => {
    try {
      await repository.unlockJob(job)
    } catch (error) {
      log.warn({ err: error, sweep: job.name }, 'a job stays locked until its lock expires')
    }
  }
  return Object.assign(Object.create(repository) as JobRepository, { unlockJob })
}

async function runWithTouch(job: Job, run: () => Promise<void>): Promise<void> {
  // A lost lock is detected when Agenda saves the job at the end of the run.
  let touch = Promise.resolve()
  const timer = setInterval(() => {
    touch = job.touch().catch(() => {})
  }, TOUCH_INTERVAL_MS)
  try {
    await run()
  } finally {
    clearInterval(timer)
    await touch
  }
}

function listed(jobs: number | JobParameters[]): JobParameters[] {
  return typeof jobs === 'number' ? [] : jobs
}
