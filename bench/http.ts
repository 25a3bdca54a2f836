/**
 * Messages and reads over HTTP, server on one core and client on the other, beside a bare Fastify route with the same
 * validation and answer size in the same run.
 *
 *     npm run bench -- http
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load, type Load, type Request } from './load.ts'
import { run, type Running } from './process.ts'

const IN_FLIGHT = 64
const CONVERSATIONS = 6_400
const READS = 40_000
const BARE_REQUESTS = 100_000
const SAYS = ['I am Priya Sharma', 'tomorrow at 4 pm', 'a check-up']

export interface HttpFigures {
  message: Load
  bareMessage: Load
  read: Load
  bareRead: Load
  idleMiB: number
  perConversationKiB: number
  startMs: number
}

export async function measureHttp(): Promise<HttpFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  const startedAt = performance.now()
  const service = await run('src/main.ts', { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0' })
  const startMs = performance.now() - startedAt
  const idleMiB = service.residentMiB()
  const { demo } = JSON.parse(readFileSync(join(dataDir, 'welcome.json'), 'utf8')) as {
    demo: { key: string; agents: { id: string }[] }
  }
  const headers = { authorization: `Bearer ${demo.key}`, 'content-type': 'application/json' }

  const callIds = await startConversations(service, headers, demo.agents[0]?.id ?? '')
  const message = await load(service.url, IN_FLIGHT, talk(callIds, headers))
  const perConversationKiB = ((service.residentMiB() - idleMiB) * 1024) / callIds.length
  const readHeaders = { authorization: headers.authorization }
  const read = await load(
    service.url,
    IN_FLIGHT,
    repeat(READS, (index) => readOf(callIds[index % 1_000], readHeaders)),
  )
  await service.stop()
  rmSync(dataDir, { recursive: true })

  const bare = await run('bench/bare-server.ts', {})
  const say = JSON.stringify({ text: SAYS[1] })
  const bareMessage = await load(
    bare.url,
    IN_FLIGHT,
    repeat(BARE_REQUESTS, () => messageOf(callIds[0], headers, say)),
  )
  const bareRead = await load(
    bare.url,
    IN_FLIGHT,
    repeat(BARE_REQUESTS, () => readOf(callIds[0], readHeaders)),
  )
  await bare.stop()
  return { message, bareMessage, read, bareRead, idleMiB, perConversationKiB, startMs }
}

async function startConversations(
  service: Running,
  headers: Record<string, string>,
  agentId: string,
): Promise<string[]> {
  const callIds: string[] = []
  let left = CONVERSATIONS
  const body = JSON.stringify({ agentId })
  await load(service.url, IN_FLIGHT, (_worker, answer) => {
    if (answer !== null) callIds.push((JSON.parse(answer) as { callId: string }).callId)
    left -= 1
    return left >= 0 ? { method: 'POST', path: '/v1/conversations', headers, body } : null
  })
  return callIds
}

/** Each worker talks its share of the conversations through, one message after the other. */
function talk(callIds: readonly string[], headers: Record<string, string>) {
  const bodies = SAYS.map((text) => JSON.stringify({ text }))
  const places = Array.from({ length: IN_FLIGHT }, (_, worker) => ({ call: worker, say: 0 }))
  return (worker: number): Request | null => {
    const place = places[worker]
    const body = place && bodies[place.say]
    if (!place || body === undefined || place.call >= callIds.length) return null
    const request = messageOf(callIds[place.call], headers, body)
    place.say += 1
    if (place.say === bodies.length) {
      place.call += IN_FLIGHT
      place.say = 0
    }
    return request
  }
}

function repeat(times: number, make: (index: number) => Request) {
  let made = 0
  return (): Request | null => (made < times ? make(made++) : null)
}

function messageOf(callId: string | undefined, headers: Record<string, string>, body: string): Request {
  return { method: 'POST', path: `/v1/conversations/${callId}/messages`, headers, body }
}

function readOf(callId: string | undefined, headers: Record<string, string>): Request {
  return { method: 'GET', path: `/v1/calls/${callId}`, headers }
}
