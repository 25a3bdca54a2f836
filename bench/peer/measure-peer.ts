import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load, type Load, type Request } from '../load.ts'
import { run } from '../process.ts'
import { startRestate, type Peer } from './restate.ts'

const IN_FLIGHT = 64
/** As many as in a conversation of ten messages. */
const EVENTS_PER_ACTOR = 30
const WARM_UP_MS = 5_000
const NOTE = 'a short text, as a person might say it'
const HEADERS = { 'content-type': 'application/json' }

export interface PeerFigures extends Load {
  /** CPU time for one event in µs, of the server and of the service beside it if there is one. */
  cpuUs: number
}

/**
 * The same machine and events over HTTP, both on all cores: Parley's kernel, and Restate with its defaults and tuned.
 */
export async function measurePeer(
  seconds: number,
): Promise<Record<'kernel' | 'restate' | 'restate tuned', PeerFigures>> {
  return {
    kernel: await measure(startKernel, seconds),
    restate: await measure(() => startRestate(null), seconds),
    'restate tuned': await measure(() => startRestate(1), seconds),
  }
}

async function startKernel(): Promise<Peer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  const script = join(import.meta.dirname, 'kernel-server.ts')
  const server = await run(script, { DATA_DIR: dataDir }, { core: null })
  return {
    ...server,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

async function measure(start: () => Promise<Peer>, seconds: number): Promise<PeerFigures> {
  const peer = await start()
  try {
    await load(peer.url, IN_FLIGHT, eventsUntil(Date.now() + WARM_UP_MS))
    const before = peer.cpuMs()
    const figures = await load(peer.url, IN_FLIGHT, eventsUntil(Date.now() + seconds * 1_000))
    return { ...figures, cpuUs: ((peer.cpuMs() - before) * 1_000) / figures.requests }
  } finally {
    await peer.stop()
  }
}

/** Each worker creates an actor, sends it all its events one after the other, and continues with the next. */
function eventsUntil(endsAt: number): (worker: number) => Request | null {
  const at = Array.from({ length: IN_FLIGHT }, () => ({ key: '', sent: EVENTS_PER_ACTOR }))
  return (worker) => {
    const actor = at[worker]
    if (!actor || Date.now() > endsAt) return null
    if (actor.sent === EVENTS_PER_ACTOR) {
      at[worker] = { key: randomUUID(), sent: 0 }
      return { method: 'POST', path: `/counter/${at[worker].key}/create`, headers: HEADERS, body: '{"input":{}}' }
    }
    actor.sent += 1
    const body = JSON.stringify({ event: { type: 'count', note: NOTE } })
    return { method: 'POST', path: `/counter/${actor.key}/send`, headers: HEADERS, body }
  }
}
