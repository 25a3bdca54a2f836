/**
 * Messages and reads per second on one and on two nodes over the MongoDB of the tests, with the journal entries
 * written, the nodes' CPU time and the commands per message and per read; then the same with many calls stored.
 *
 *     npm run bench -- mongo [<stored calls>]
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import type { ActorDocument, JournalDocument } from '../src/store/mongo/schema.ts'
import { startMongod } from '../test/support/mongod/start-mongod.ts'
import { commandIn } from '../test/support/mongo-wire.ts'
import { TcpProxy } from '../test/support/tcp-proxy.ts'
import { SAYS } from './conversations.ts'
import { demoOf } from './demo.ts'
import { load, type Load, type Request } from './load.ts'
import { run, type RunningServer } from './process.ts'

const IN_FLIGHT = 32
const CONVERSATIONS = 96
const READS = 600
const SINGLES = 30
const FILL_AT_ONCE = 2_000
/**
 * Commands that are sent without a request: heartbeats, the counters of keys, and sweeps, recognised by their query.
 */
const BY_ITSELF = /hello|isMaster|ping|agendaJobs|keyUsage|endSessions|nodes/i
const OF_SWEEPS = /\$nin|\$lte/

export async function benchMongo(storedCalls = 0): Promise<void> {
  const mongod = await startMongod()
  console.log(`on ${mongod.name}`)
  try {
    for (const nodes of [1, 2]) await benchNodes(`${mongod.url}bench-${nodes}`, nodes, nodes === 1 ? storedCalls : 0)
  } finally {
    await mongod.stop()
  }
}

async function benchNodes(databaseUrl: string, count: number, storedCalls: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  const proxy = await TcpProxy.start(Number(new URL(databaseUrl).port))
  const url = new URL(databaseUrl)
  const environment = { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0', SECRET_KEY: randomBytes(32).toString('hex') }
  url.port = String(proxy.port)
  const first = await run('src/main.ts', { ...environment, MONGODB_URL: url.href })
  const nodes = [first]
  while (nodes.length < count) nodes.push(await run('src/main.ts', { ...environment, MONGODB_URL: databaseUrl }))
  const client = await MongoClient.connect(databaseUrl)
  try {
    const account = readAccount(dataDir)
    const sample = await measure(nodes, client, proxy, account)
    print(`${count} node${count === 1 ? '' : 's'}`, sample)
    if (storedCalls === 0) return
    await insertCopies(client, sample.callId, storedCalls)
    print(`with ${storedCalls} stored calls`, await measure(nodes, client, proxy, account))
  } finally {
    await client.close()
    await Promise.all(nodes.map((node) => node.stop()))
    await proxy[Symbol.asyncDispose]()
    rmSync(dataDir, { recursive: true })
  }
}

interface Account {
  agentId: string
  headers: Record<string, string>
}

function readAccount(dataDir: string): Account {
  const { agentId, headers } = demoOf(dataDir)
  return { agentId, headers: { ...headers, 'content-type': 'application/json' } }
}

interface Sample {
  messages: Load
  reads: Load
  entriesPerSecond: number
  cpuMsPerMessage: number
  cpuMsPerRead: number
  commandsPerMessage: number
  commandsPerRead: number
  callId: string
}

async function measure(
  nodes: readonly RunningServer[],
  client: MongoClient,
  proxy: TcpProxy,
  { agentId, headers }: Account,
): Promise<Sample> {
  const callIds: string[] = []
  const start = (): Request => ({
    method: 'POST',
    path: '/v1/conversations',
    headers,
    body: JSON.stringify({ agentId }),
  })
  const message = (callId: string, text: string): Request => {
    return { method: 'POST', path: `/v1/conversations/${callId}/messages`, headers, body: JSON.stringify({ text }) }
  }
  const read = (callId: string): Request => ({ method: 'GET', path: `/v1/calls/${callId}`, headers })
  const [node] = nodes
  if (!node) throw new Error('There is no node.')

  await load(node.url, IN_FLIGHT, (_worker, response) => {
    if (response !== null) callIds.push((JSON.parse(response) as { callId: string }).callId)
    return callIds.length + IN_FLIGHT <= CONVERSATIONS + SINGLES ? start() : null
  })
  const singles = callIds.splice(0, SINGLES)
  const [callId = ''] = singles
  const commandsPerMessage = await countCommands(
    node,
    proxy,
    singles.map((id) => message(id, SAYS[0] ?? '')),
  )
  const commandsPerRead = await countCommands(node, proxy, singles.map(read))

  const entriesBefore = await countEntries(client)
  const startedAt = performance.now()
  const [messages, cpuMsPerMessage] = await withCpu(
    nodes,
    callIds.map((id) => SAYS.map((text) => message(id, text))),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  const entriesPerSecond = ((await countEntries(client)) - entriesBefore) / seconds
  const many = Array.from({ length: READS }, (_, index) => [read(callIds[index % callIds.length] ?? callId)])
  const [reads, cpuMsPerRead] = await withCpu(nodes, many)
  return {
    messages,
    reads,
    entriesPerSecond,
    cpuMsPerMessage,
    cpuMsPerRead,
    commandsPerMessage,
    commandsPerRead,
    callId,
  }
}

/** Adds the nodes' CPU time per request, including sweeps and heartbeats in between. */
async function withCpu(nodes: readonly RunningServer[], rows: readonly Request[][]): Promise<[Load, number]> {
  const spent = () => nodes.reduce((sum, node) => sum + node.cpuMs(), 0)
  const before = spent()
  const done = await sendToNodes(nodes, rows)
  return [done, (spent() - before) / done.requests]
}

/**
 * Each worker of each node takes the next row and works through it, so that only one node handles a conversation at a
 * time.
 */
async function sendToNodes(nodes: readonly RunningServer[], rows: readonly Request[][]): Promise<Load> {
  const waiting = [...rows]
  const loads = await Promise.all(
    nodes.map((node) => {
      const inHand = new Map<number, Request[]>()
      return load(node.url, IN_FLIGHT / nodes.length, (worker) => {
        if (!inHand.get(worker)?.length) inHand.set(worker, [...(waiting.shift() ?? [])])
        return inHand.get(worker)?.shift() ?? null
      })
    }),
  )
  const sum = (pick: (one: Load) => number) => loads.reduce((total, one) => total + pick(one), 0)
  return {
    requests: sum((one) => one.requests),
    perSecond: sum((one) => one.perSecond),
    failures: sum((one) => one.failures),
    p50Ms: Math.max(...loads.map((one) => one.p50Ms)),
    p99Ms: Math.max(...loads.map((one) => one.p99Ms)),
  }
}

/** Commands per request, while no other request runs: the mean over all requests. */
async function countCommands(node: RunningServer, proxy: TcpProxy, requests: readonly Request[]): Promise<number> {
  let commands = 0
  proxy.mishap = (request) => {
    if (!BY_ITSELF.test(commandIn(Buffer.from(request, 'latin1'))) && !OF_SWEEPS.test(request)) commands += 1
    return undefined
  }
  const waiting = [...requests]
  await load(node.url, 1, () => waiting.shift() ?? null)
  proxy.mishap = () => undefined
  return commands / requests.length
}

async function countEntries(client: MongoClient): Promise<number> {
  const documents = client
    .db()
    .collection<JournalDocument>('journal')
    .find({}, { projection: { firstSeq: 1, seq: 1 } })
  return (await documents.toArray()).reduce((sum, { firstSeq, seq }) => sum + seq - firstSeq + 1, 0)
}

/** Inserts copies of one call: its record and the documents of its journal, under ids of their own. */
async function insertCopies(client: MongoClient, callId: string, count: number): Promise<void> {
  const actors = client.db().collection<ActorDocument>('actors')
  const journal = client.db().collection<JournalDocument>('journal')
  const record = await actors.findOne({ _id: `conversation/${callId}` })
  const documents = await journal.find({ actorId: `conversation/${callId}` }).toArray()
  if (!record) throw new Error('There is no call to copy.')
  for (let done = 0; done < count; done += FILL_AT_ONCE) {
    const ids = Array.from({ length: Math.min(FILL_AT_ONCE, count - done) }, () => randomUUID())
    const renamed = <Value>(value: Value, id: string) =>
      JSON.parse(JSON.stringify(value).replaceAll(callId, id)) as Value
    const { wakeAt: _wakeAt, owner: _owner, ...ended } = record
    await actors.insertMany(ids.map((id) => renamed(ended, id)))
    await journal.insertMany(
      ids.flatMap((id) => documents.map((one) => ({ ...renamed(one, id), shardPrefix: id.slice(-2) }))),
    )
  }
}

function print(name: string, { messages, reads, ...sample }: Sample): void {
  const rate = (one: Load) => `${Math.round(one.perSecond)}/s, p99 ${one.p99Ms.toFixed(0)} ms, ${one.failures} failed`
  console.log(`${name}: messages ${rate(messages)}; reads ${rate(reads)}`)
  console.log(`  ${Math.round(sample.entriesPerSecond)} journal entries per second`)
  const [cpuMessage, cpuRead] = [sample.cpuMsPerMessage, sample.cpuMsPerRead].map((one) => one.toFixed(2))
  console.log(`  CPU of the nodes: ${cpuMessage} ms for a message, ${cpuRead} ms for a read`)
  const [message, read] = [sample.commandsPerMessage, sample.commandsPerRead].map((one) => one.toFixed(1))
  console.log(`  commands to the database: ${message} for a message, ${read} for a read`)
}
