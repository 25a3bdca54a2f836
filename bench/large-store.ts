/**
 * Messages, reads, list pages and starts with many stored calls compared with few.
 *
 *     npm run bench -- large [calls]
 *
 * The calls are copies of a real one of one turn, each with a journal of its own with correct hashes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { v7 as uuidv7 } from 'uuid'
import { hashRow } from '../src/actors/journal/journal-row.ts'
import { encodeCursor } from '../src/api/cursor.ts'
import { median } from '../test/support/percentile.ts'
import { demoOf } from './demo.ts'
import { load, type Request } from './load.ts'
import { run, type RunningServer } from './process.ts'

const FEW = 1_000
const IN_FLIGHT = 64
const ROUNDS = 2
const CONVERSATIONS = 320
const READS = 1_600
const PAGES = 160
const CALLS_A_TRANSACTION = 10_000

export interface StoreFigures {
  calls: number
  /** CPU time of the service for one request, in µs; the median of the rounds. */
  messageUs: number
  readUs: number
  pageUs: number
  /** A page from the middle of all calls. */
  deepPageUs: number
  startMs: number
  startCpuMs: number
}

interface Filled {
  dataDir: string
  callIds: string[]
  cursor: string
}

export async function measureLargeStore(calls: number): Promise<{ few: StoreFigures; many: StoreFigures }> {
  const stores = [await filledStore(FEW), await filledStore(calls)] as const
  const services = [await started(stores[0]), await started(stores[1])] as const
  const rounds: [Costs[], Costs[]] = [[], []]
  // The two stores take turns, so that both run under the same load. The first round warms up and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const place of [0, 1] as const) {
      const costs = await measure(services[place].service, stores[place])
      if (round > 0) rounds[place].push(costs)
    }
  }
  for (const { service } of services) await service.stop()
  for (const { dataDir } of stores) rmSync(dataDir, { recursive: true })
  const figures = (place: 0 | 1, count: number): StoreFigures => {
    const { startMs, startCpuMs } = services[place]
    const of = (name: keyof Costs) => median(rounds[place].map((costs) => costs[name]))
    const costs = { messageUs: of('messageUs'), readUs: of('readUs'), pageUs: of('pageUs') }
    return { calls: count, ...costs, deepPageUs: of('deepPageUs'), startMs, startCpuMs }
  }
  return { few: figures(0, FEW), many: figures(1, calls) }
}

type Costs = Pick<StoreFigures, 'messageUs' | 'readUs' | 'pageUs' | 'deepPageUs'>

async function started({ dataDir }: Filled) {
  const startedAt = performance.now()
  const service = await run('src/start.js', { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0' })
  return { service, startMs: performance.now() - startedAt, startCpuMs: service.cpuMs() }
}

async function measure(service: RunningServer, { dataDir, callIds, cursor }: Filled): Promise<Costs> {
  const { headers, agentId } = demoOf(dataDir)
  const json = { ...headers, 'content-type': 'application/json' }
  const open: string[] = []
  const begin = JSON.stringify({ agentId })
  let left = CONVERSATIONS
  await load(service.url, IN_FLIGHT, (_worker, response) => {
    if (response !== null) open.push((JSON.parse(response) as { callId: string }).callId)
    return left-- > 0 ? { method: 'POST', path: '/v1/conversations', headers: json, body: begin } : null
  })
  const cpuOf = async (times: number, make: (index: number) => Request) => {
    let made = 0
    const before = service.cpuMs()
    const { failures } = await load(service.url, IN_FLIGHT, () => (made < times ? make(made++) : null))
    if (failures > 0) throw new Error(`${failures} requests failed.`)
    return ((service.cpuMs() - before) * 1_000) / times
  }
  const body = JSON.stringify({ text: 'I am Priya Sharma' })
  const get = (path: string): Request => ({ method: 'GET', path, headers })
  return {
    messageUs: await cpuOf(open.length, (index) => {
      return { method: 'POST', path: `/v1/conversations/${open[index]}/messages`, headers: json, body }
    }),
    readUs: await cpuOf(READS, () => get(`/v1/calls/${callIds[Math.floor(Math.random() * callIds.length)]}`)),
    pageUs: await cpuOf(PAGES, () => get('/v1/calls')),
    deepPageUs: await cpuOf(PAGES, () => get(`/v1/calls?before=${cursor}`)),
  }
}

/** Returns a store with this many ended calls, made by copying one. */
async function filledStore(calls: number): Promise<Filled> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  const service = await run('src/start.js', { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0' })
  const { headers, agentId } = demoOf(dataDir)
  const response = await fetch(`${service.url}/v1/conversations`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ agentId }),
  })
  const { callId } = (await response.json()) as { callId: string }
  await fetch(`${service.url}/v1/conversations/${callId}`, { method: 'DELETE', headers })
  await service.stop()
  const callIds = copyCall(join(dataDir, 'parley.db'), callId, calls)
  return { dataDir, callIds: sampled(callIds), cursor: cursorAt(join(dataDir, 'parley.db'), calls / 2) }
}

type Row = Record<string, string | number | null>

function copyCall(file: string, callId: string, calls: number): string[] {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -524288')
  const actorId = `conversation/${callId}`
  const actor = database.prepare('SELECT * FROM actors WHERE actorId = ?').get(actorId) as Row
  const rows = database
    .prepare('SELECT * FROM journal WHERE actor = ? ORDER BY firstSeq')
    .all(actor['no'] ?? 0) as Row[]
  const insertActor = inserting(database, 'actors', actor)
  const insertRow = inserting(database, 'journal', rows[0] ?? {})
  const firstNo = Number(database.prepare('SELECT max(no) AS no FROM actors').get()?.['no']) + 1
  const startAt = Number(actor['listedAt']) - calls
  const ids: string[] = []
  database.exec('BEGIN')
  for (let index = 0; index < calls; index += 1) {
    const id = uuidv7()
    const as = (value: string | number | null | undefined) => String(value).replaceAll(callId, id)
    const no = firstNo + index
    let hash = ''
    for (const { firstSeq, seq, eventId, body } of rows) {
      const copy = { firstSeq: Number(firstSeq), seq: Number(seq), eventId: eventId === null ? null : as(eventId) }
      hash = hashRow(hash, { actorId: `conversation/${id}`, ...copy, hash, body: as(body) })
      insertRow({ actor: no, ...copy, hash, body: as(body) })
    }
    const body = as(actor['body']).replace(String(rows.at(-1)?.['hash']), hash)
    const summary = actor['summary'] === null ? null : as(actor['summary'])
    const inline = actor['rows'] === null ? null : as(actor['rows'])
    insertActor({ ...actor, no, actorId: `conversation/${id}`, listedAt: startAt + index, summary, body, rows: inline })
    ids.push(id)
    if ((index + 1) % CALLS_A_TRANSACTION === 0) database.exec('COMMIT; BEGIN')
  }
  database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  return ids
}

function inserting(database: DatabaseSync, table: string, like: Row): (row: Row) => void {
  const columns = Object.keys(like)
  const names = columns.map((name) => `"${name}"`).join(', ')
  const insert = database.prepare(`INSERT INTO ${table} (${names}) VALUES (${columns.map(() => '?').join(', ')})`)
  return (row) => void insert.run(...columns.map((name) => row[name] ?? null))
}

function cursorAt(file: string, offset: number): string {
  const database = new DatabaseSync(file, { readOnly: true })
  const row = database
    .prepare("SELECT listedAt, actorId FROM actors WHERE list = 'calls' ORDER BY listedAt LIMIT 1 OFFSET ?")
    .get(Math.floor(offset))
  database.close()
  return encodeCursor({
    listedAt: Number(row?.['listedAt']),
    actorId: String(row?.['actorId']) as `${string}/${string}`,
  })
}

function sampled(ids: readonly string[]): string[] {
  const every = Math.max(1, Math.floor(ids.length / 10_000))
  return ids.filter((_, index) => index % every === 0)
}
