import { parentPort, workerData } from 'node:worker_threads'
import { StoreUnavailable } from '../../errors.ts'
import { openSqliteStore } from './open-sqlite-store.ts'
import type { Answer, Call } from './threaded-store.ts'

/** The thread that writes: it opens the store as anyone would and makes the calls that the other thread sends. */
const { dataDir } = workerData as { dataDir: string }
const store = await openSqliteStore({ dataDir })
const ports = { ...store, store, agenda: store.agendaBackend.repository }

parentPort?.on('message', (call: Call) => void answer(call))
parentPort?.postMessage('open')

async function answer({ id, port, method, args }: Call): Promise<void> {
  const methods = ports[port] as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>
  let reply: Answer
  try {
    reply = { id, value: await methods[method]?.(...args) }
  } catch (error) {
    reply = error instanceof StoreUnavailable ? { id, away: error.cause } : { id, error }
  }
  parentPort?.postMessage(reply)
  if (port === 'store' && method === 'close') parentPort?.close()
}
