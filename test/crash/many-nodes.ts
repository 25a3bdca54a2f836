import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { MongoClient } from 'mongodb'
import type { ActorId } from '../../src/actors/types.ts'
import type { Store } from '../../src/ports/store.ts'
import { openMongoStore } from '../../src/store/mongo/open-mongo-store.ts'
import { COLLECTIONS } from '../../src/store/mongo/schema.ts'
import { startMongod } from '../support/mongod/start-mongod.ts'
import type { Deployment } from './deployment.ts'
import { pick } from './random.ts'
import { findProblems, readSamples } from '../watch/watch-log.ts'
import { freePort } from '../support/free-port.ts'
import { ServiceProcess } from './service-process.ts'
import { Unavailable } from './talker.ts'

/** Short, so that a node's death is noticed within a round; see `NODE_LEASE_MS`. */
const LEASE_MS = 3_000
/** Longer than it takes a busy machine to notice that a node is not ready any more. */
const DRAIN_MS = 2_000
/** A clean stop takes at most this long. */
const STOP_LIMIT_MS = 10_000
const STARTS = 5
/** Requests that a node had in hand when it was frozen may fail for this long afterwards. */
const CONFUSED_MS = 10_000

interface Node {
  service: ServiceProcess
  /** Gets new requests, as a load balancer sees it. */
  isInRotation: boolean
  /** Requests to it may fail: it was killed, or stood still. */
  mayFailUntil: number
}

/**
 * Several processes on one MongoDB behind a plain round-robin; now one, now another is killed, frozen or told to stop.
 */
export async function manyNodes(count: number, { sabotage }: { sabotage: string | undefined }): Promise<Deployment> {
  const mongod = await startMongod()
  const url = `${mongod.url}parley-crash`
  const environment = {
    MONGODB_URL: url,
    SECRET_KEY: randomBytes(32).toString('hex'),
    NODE_LEASE_MS: String(LEASE_MS),
    DRAIN_MS: String(DRAIN_MS),
  }
  const folder = mkdtempSync(join(tmpdir(), 'parley-crash-'))
  const dataDirs = Array.from({ length: count }, (_, index) => join(folder, `node-${index + 1}`))
  const watchFile = join(folder, 'watch.jsonl')
  const ports = await Promise.all(dataDirs.map(() => freePort()))
  const nodes = dataDirs.map((dataDir, index): Node => {
    const watched = { ...environment, PARLEY_WATCH_FILE: watchFile }
    const service = new ServiceProcess({ port: ports[index] ?? 0, dataDir, sabotage, environment: watched })
    return { service, isInRotation: false, mayFailUntil: 0 }
  })
  const problems: string[] = []
  let turn = 0
  let store: Store | undefined

  /** Starts it again when the database was too slow for it, as whatever keeps it running would. */
  async function begin(node: Node): Promise<void> {
    for (let triesLeft = STARTS; ; triesLeft -= 1) {
      try {
        await node.service.start()
        node.isInRotation = true
        return
      } catch (error) {
        if (triesLeft === 1 || !String(error).includes('does not answer in time')) throw error
      }
    }
  }

  async function kill(node: Node, random: () => number): Promise<string> {
    node.mayFailUntil = Infinity // those who asked before may notice late
    await node.service.end('SIGKILL')
    await pause(random() * 1.5 * LEASE_MS)
    await begin(node)
    node.mayFailUntil = Date.now() + CONFUSED_MS
    return 'killed'
  }

  async function freeze(node: Node): Promise<string> {
    node.mayFailUntil = Infinity
    await node.service.freezeFor(LEASE_MS + 1_000)
    node.mayFailUntil = Date.now() + CONFUSED_MS
    return 'frozen'
  }

  /** Nobody may notice that a node is told to stop, except those who asked while it stood still a moment ago. */
  async function stop(node: Node): Promise<string> {
    const since = Date.now()
    const ended = node.service.end('SIGTERM')
    while (await node.service.isReady()) await pause(10)
    node.isInRotation = false
    await ended
    const tookMs = Date.now() - since
    if (tookMs > STOP_LIMIT_MS) problems.push(`A node took ${tookMs} ms to stop.`)
    await begin(node)
    return 'stopped'
  }

  return {
    get address() {
      const inRotation = nodes.filter((node) => node.isInRotation)
      turn += 1
      return pickTurn(inRotation, turn).service.address
    },
    dataDirs,
    problems,
    async start() {
      await Promise.all(nodes.map(begin)) // at once, on an empty database
    },
    async strike(random) {
      const index = Math.floor(random() * nodes.length)
      const node = pickTurn(nodes, index)
      const fate = pick(random, [kill, kill, freeze, stop])
      return `node ${index + 1} ${await fate(node, random)}`
    },
    async comeBackAfter(ms) {
      for (const node of nodes) node.mayFailUntil = Infinity
      await Promise.all(nodes.map(({ service }) => service.end('SIGKILL')))
      for (const { service } of nodes) service.clockShiftMs += ms
      await Promise.all(nodes.map(begin))
      for (const node of nodes) node.mayFailUntil = Date.now() + CONFUSED_MS
    },
    failed(address, failure) {
      const node = nodes.find(({ service }) => service.address === address)
      if (!node || Date.now() < node.mayFailUntil || isHarmless(failure)) return
      problems.push(`${address} failed a request: ${inspect(failure, { breakLength: Infinity })}`)
    },
    async stop() {
      for (const { service } of nodes) {
        if (service.problems !== '') problems.push(`A node logged: ${service.problems}`)
      }
      await Promise.all(nodes.map(({ service }) => service.end('SIGTERM')))
      problems.push(...findProblems(readSamples(watchFile)))
      store = await openMongoStore({ url, log: { info() {} } })
      return { store, actorIds: await allActors(url) }
    },
    async remove() {
      await Promise.all(nodes.map(({ service }) => service.end('SIGKILL')))
      await store?.close()
      await mongod.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A refused connection sends a client elsewhere, with nothing lost; one that lost patience has not failed. */
function isHarmless(failure: unknown): boolean {
  if (failure instanceof Unavailable || !(failure instanceof Error)) return false
  const { code } = (failure.cause ?? {}) as NodeJS.ErrnoException
  return failure.name === 'TimeoutError' || code === 'ECONNREFUSED'
}

function pickTurn<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length]
  if (item === undefined) throw new Error('No node is in rotation.')
  return item
}

async function allActors(url: string): Promise<ActorId[]> {
  const client = await MongoClient.connect(url)
  const actorIds = await client.db().collection<{ _id: ActorId }>(COLLECTIONS.actors).distinct('_id')
  await client.close()
  return actorIds
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
