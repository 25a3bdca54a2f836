/**
 * Messages and reads over HTTP, server on one core and client on the other, beside a bare Fastify route with the same
 * validation and response size. The two take turns and are compared by the server's CPU time per request, because the
 * duration of a request on a busy machine depends on other processes.
 *
 *     npm run bench -- http
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messageOf, SAYS, SAYS_SLOWLY, startConversations, talk } from './conversations.ts'
import { demoOf } from './demo.ts'
import { load, type Load, type Request } from './load.ts'
import { run, type RunningServer } from './process.ts'

const IN_FLIGHT = 64
const ROUNDS = 3
const CONVERSATIONS = 640
const READS = 3_200
const PAGES = 320
const BARE_REQUESTS = 6_400

export interface HttpFigures {
  message: Measured[]
  bareMessage: Measured[]
  read: Measured[]
  bareRead: Measured[]
  page: Measured[]
  turnsRead: number
  idleMiB: number
  startMs: number
  startCpuMs: number
}

export interface Measured extends Load {
  /** CPU time of the server for one request, in µs. */
  cpuUs: number
}

export async function measureHttp(): Promise<HttpFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  const startedAt = performance.now()
  const service = await run('src/start.js', { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0' })
  const startMs = performance.now() - startedAt
  const startCpuMs = service.cpuMs()
  const idleMiB = service.residentMiB()
  const bare = await run('bench/bare-server.ts', {})
  const { agentId, headers: readHeaders } = demoOf(dataDir)
  const headers = { ...readHeaders, 'content-type': 'application/json' }
  const figures: HttpFigures = {
    ...{ message: [], bareMessage: [], read: [], bareRead: [], page: [] },
    ...{ turnsRead: 0, idleMiB, startMs, startCpuMs },
  }

  const slow = await startConversations(service.url, headers, agentId, IN_FLIGHT, IN_FLIGHT)
  await load(service.url, IN_FLIGHT, talk(slow, headers, SAYS_SLOWLY, IN_FLIGHT))
  const sample = await fetch(`${service.url}/v1/calls/${slow[0]}`, { headers: readHeaders })
  figures.turnsRead = ((await sample.json()) as { turns: unknown[] }).turns.length
  const [bareCall = ''] = slow
  const say = JSON.stringify({ text: SAYS[1] })
  // The first round warms up both and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const callIds = await startConversations(service.url, headers, agentId, CONVERSATIONS, IN_FLIGHT)
    const message = await measure(service, talk(callIds, headers, SAYS, IN_FLIGHT))
    const bareMessage = await measure(
      bare,
      repeat(BARE_REQUESTS, () => messageOf(bareCall, headers, say)),
    )
    const read = await measure(
      service,
      repeat(READS, (index) => readOf(slow[index % slow.length], readHeaders)),
    )
    const bareRead = await measure(
      bare,
      repeat(BARE_REQUESTS, () => readOf(bareCall, readHeaders)),
    )
    const page = await measure(
      service,
      repeat(PAGES, () => ({ method: 'GET', path: '/v1/calls', headers: readHeaders })),
    )
    if (round === 0) continue
    figures.message.push(message)
    figures.bareMessage.push(bareMessage)
    figures.read.push(read)
    figures.bareRead.push(bareRead)
    figures.page.push(page)
  }
  await service.stop()
  await bare.stop()
  rmSync(dataDir, { recursive: true })
  return figures
}

async function measure(server: RunningServer, next: (worker: number) => Request | null): Promise<Measured> {
  const before = server.cpuMs()
  const figures = await load(server.url, IN_FLIGHT, next)
  return { ...figures, cpuUs: ((server.cpuMs() - before) * 1_000) / figures.requests }
}

function repeat(times: number, make: (index: number) => Request) {
  let made = 0
  return (): Request | null => (made < times ? make(made++) : null)
}

function readOf(callId: string | undefined, headers: Record<string, string>): Request {
  return { method: 'GET', path: `/v1/calls/${callId}`, headers }
}
