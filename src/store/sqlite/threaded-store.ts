import type { JobRepository } from 'agenda'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { SetupError, StoreUnavailable } from '../../errors.ts'
import type { Store } from '../../ports/store.ts'
import { openSqliteStoreReadOnly, type SqliteStore, type SqliteStoreOptions } from './open-sqlite-store.ts'

/** What the writing thread can be asked for. */
interface Ports extends Omit<Store, 'isReachable' | 'close'> {
  agenda: JobRepository
  store: Pick<Store, 'isReachable' | 'close'>
}

export interface Call {
  id: number
  port: keyof Ports
  method: string
  args: unknown[]
}

/** `away`: the cause of a `StoreUnavailable`, a class that does not survive the way between threads. */
export type Answer = { id: number; value: unknown } | { id: number; away: unknown } | { id: number; error: unknown }

/**
 * The SQLite store with its writes in a thread of their own: waiting for the disk, and moving the log into the file,
 * then stops neither the event loop nor any reader. Reads stay here; they see whatever has been answered. Throws
 * `SetupError` as `openSqliteStore` does.
 */
export async function openThreadedSqliteStore({ dataDir }: SqliteStoreOptions): Promise<SqliteStore> {
  const writer = await startWriter(dataDir)
  const { remote } = writer
  const { isReachable, close } = remote('store', 'isReachable', 'close')
  const reads = await openSqliteStoreReadOnly(dataDir).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    actors: { ...reads.actors, ...remote('actors', 'commit', 'adopt') },
    nodes: { ...reads.nodes, ...remote('nodes', 'beat', 'leave') },
    projects: { ...reads.projects, ...remote('projects', 'insert', 'update') },
    agents: { ...reads.agents, ...remote('agents', 'insert', 'update') },
    flows: { ...reads.flows, ...remote('flows', 'put') },
    endpoints: { ...reads.endpoints, ...remote('endpoints', 'insert', 'update') },
    connections: { ...reads.connections, ...remote('connections', 'put', 'delete') },
    users: { ...reads.users, ...remote('users', 'insert') },
    sessions: { ...reads.sessions, ...remote('sessions', 'insert', 'delete', 'deleteExpired') },
    idempotency: remote('idempotency', 'claim', 'answer', 'release', 'releaseOf', 'deleteExpired'),
    payloads: { ...reads.payloads, ...remote('payloads', 'putIfAbsent') },
    slots: { ...reads.slots, ...remote('slots', 'claim', 'release') },
    keyUsage: { ...reads.keyUsage, ...remote('keyUsage', 'add') },
    moving: { ...reads.moving, ...remote('moving', 'insertMissing', 'markImport') },
    agendaBackend: {
      name: 'SQLite',
      ownsConnection: false,
      repository: remote(
        'agenda',
        ...(['connect', 'queryJobs', 'getJobsOverview', 'getDistinctJobNames', 'getJobById', 'getQueueSize'] as const),
        ...(['removeJobs', 'purgeAllJobs', 'disableJobs', 'enableJobs', 'saveJob', 'saveJobState'] as const),
        ...(['lockJob', 'unlockJob', 'unlockJobs', 'getNextJobToRun'] as const),
      ),
      async connect() {},
      async disconnect() {},
    },
    isReachable: () => isReachable().catch(() => false),
    async close() {
      await reads.close()
      await close()
      await writer.ended
    },
  }
}

async function startWriter(dataDir: string) {
  const worker = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: { dataDir }, execArgv: [] })
  try {
    await once(worker, 'message')
  } catch (error) {
    // Thrown over there, and so no longer of its class.
    throw new SetupError(error instanceof Error ? error.message : String(error), error)
  }

  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>()
  let lastId = 0
  let isGone = false
  worker.on('message', (answer: Answer) => {
    const one = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('value' in answer) one?.resolve(answer.value)
    else one?.reject('away' in answer ? new StoreUnavailable(answer.away) : answer.error)
  })
  const giveUp = (cause: unknown) => {
    isGone = true
    for (const one of waiting.values()) one.reject(new StoreUnavailable(cause))
    waiting.clear()
  }
  worker.on('error', giveUp)
  const ended = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      giveUp(new Error('The writing thread has ended.'))
      resolve()
    })
  })

  /** Sends the named methods of a port to the writing thread. */
  function remote<Port extends keyof Ports, Method extends keyof Ports[Port] & string>(
    port: Port,
    ...methods: readonly Method[]
  ): Pick<Ports[Port], Method> {
    const call =
      (method: Method) =>
      (...args: unknown[]) =>
        new Promise<unknown>((resolve, reject) => {
          if (isGone) return reject(new StoreUnavailable(new Error('The store is closed.')))
          const id = (lastId += 1)
          waiting.set(id, { resolve, reject })
          worker.postMessage({ id, port, method, args } satisfies Call)
        })
    return Object.fromEntries(methods.map((method) => [method, call(method)])) as unknown as Pick<Ports[Port], Method>
  }

  return { remote, ended }
}
