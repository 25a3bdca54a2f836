/**
 * Attacks a service that has a heap of 256 MiB in every way that was found, one after the other, while a well-behaved
 * client goes on, and prints what became of both.
 *
 *     npm run attack -- [--seconds 10] [--only <part of a name>]
 *
 * Exit code 1 when the service died, logged an unexpected error, blocked its event loop for over a second of CPU time, took
 * more than 512 MiB, or did not serve the client. Times of the client depend on what else the machine has to do: the
 * attacker runs on it too. More than twice the usual median is marked.
 */
import { Worker } from 'node:worker_threads'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { Attempts } from '../fuzz/attempts.ts'
import { FuzzedProviders } from '../fuzz/fuzzed-providers.ts'
import { randomFrom } from '../support/random.ts'
import { HealthyClient } from '../watch/healthy-client.ts'
import { percentile } from '../support/percentile.ts'
import { MEBIBYTE } from '../watch/watch-log.ts'
import { WatchedService } from '../watch/watched-service.ts'
import { ATTACKS, type Victim } from './attacks.ts'
import { HostileProviders } from './hostile-providers.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' }, only: { type: 'string' } } })
const MAX_RSS_BYTES = 512 * MEBIBYTE
const MAX_BLOCKED_MS = 1_000
/** Between two of the client's conversations: its five requests stay below what one key may make. */
const CLIENT_PAUSE_MS = 150
const lastsMs = Number(values.seconds) * 1_000

const hostile = await HostileProviders.start()
const carrier = await FuzzedProviders.start(randomFrom(1), new Attempts(), 0)
const service = await WatchedService.start(
  {
    ...carrier.environment,
    DEEPGRAM_BASE_URL: hostile.url,
    ELEVENLABS_BASE_URL: hostile.url,
    OPENAI_COMPATIBLE_BASE_URL: `${hostile.url}/v1`,
    // As many as somebody with all twenty keys of a project may make.
    RATE_LIMIT_PER_MINUTE: '2400',
  },
  ['--max-old-space-size=256'],
)
const problems: string[] = []

try {
  const { victim, client, projectId, post } = await prepare()
  await client.converse()
  const usual = await measure(client, lastsMs)
  console.log('| Attack | Client p50 ms | Client p95 ms | p50 to usual | Loop blocked ms | RSS MiB | Served |')
  console.log(`|${' --- |'.repeat(7)}`)
  print('None', usual, usual)
  for (const attack of ATTACKS) {
    if (values.only !== undefined && !attack.name.includes(values.only)) continue
    if (!service.isAlive) break
    hostile.mood = attack.mood ?? 'good'
    // A key of its own: what another attack has used up of a window would protect the service.
    const { key } = await post(`/console/api/projects/${projectId}/keys`, { name: 'An attacker’s' })
    const workerData = { name: attack.name, victim: { ...victim, key } }
    const attacker = new Worker(new URL('attacker.ts', import.meta.url), { workerData })
    const seen = await measure(client, lastsMs)
    attacker.postMessage('stop')
    await Promise.race([once(attacker, 'exit'), pause(25_000)])
    await attacker.terminate()
    print(attack.name, seen, usual)
    await pause(1_000)
  }
} finally {
  if (!service.isAlive) problems.push('The service has died.')
  if (service.problems !== '') problems.push(`The service logged:\n${service.problems.slice(0, 3_000)}`)
  await service.remove()
  carrier.stop()
  hostile.stop()
}
for (const problem of problems) console.error(`✗ ${problem}`)
console.log(problems.length === 0 ? 'The service has survived, and served.' : `${problems.length} problems.`)
process.exitCode = problems.length === 0 ? 0 : 1

interface Seen {
  p50: number
  p95: number
  blockedMs: number
  rss: number
  served: number
  refused: number
  /** Empty when there was none. */
  firstRefusal: string
}

/** The client's times, and the service's figures meanwhile. */
async function measure(client: HealthyClient, forMs: number): Promise<Seen> {
  const from = Date.now()
  client.latencies.length = 0
  client.problems.length = 0
  await client.goOnUntil(() => Date.now() > from + forMs, CLIENT_PAUSE_MS)
  const samples = service.samples.filter(({ at }) => at > from)
  return {
    p50: percentile(client.latencies, 0.5),
    p95: percentile(client.latencies, 0.95),
    blockedMs: Math.max(0, ...samples.map(({ blockedMs }) => blockedMs)),
    rss: Math.max(0, ...samples.map(({ rss }) => rss)),
    served: client.latencies.length,
    refused: client.problems.length,
    firstRefusal: client.problems[0] ?? '',
  }
}

function print(name: string, seen: Seen, usual: Seen): void {
  const { p50, p95, blockedMs, rss, served, refused, firstRefusal } = seen
  const ratio = p50 / usual.p50
  const cells = [p50.toFixed(1), p95.toFixed(1), `${ratio.toFixed(1)}${ratio > 2 ? ' (!)' : ''}`, blockedMs]
  console.log(
    `| ${[name, ...cells, Math.round(rss / MEBIBYTE), `${served}${refused > 0 ? ` of ${served + refused}` : ''}`].join(' | ')} |`,
  )
  if (refused > 0) problems.push(`${name}: the client was not served ${refused} times. ${firstRefusal}`)
  if (blockedMs > MAX_BLOCKED_MS) problems.push(`${name}: the event loop was blocked for ${blockedMs} ms.`)
  if (rss > MAX_RSS_BYTES) problems.push(`${name}: the service took ${Math.round(rss / MEBIBYTE)} MiB.`)
}

/** The well-behaved client's key is not the attacker's; the attacked agent has providers that have gone wrong. */
async function prepare() {
  const { demo } = service.readWelcome()
  const cookie = await service.logIn()
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', cookie }
    const answer = await fetch(service.address + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { id: string; key: string }
  }
  const agentId = demo.agents[0]?.id ?? ''
  const read = await fetch(`${service.address}/console/api/agents/${agentId}`, { headers: { cookie } })
  const { flow } = (await read.json()) as { flow: object }
  const made = { name: 'Hostile', flow, model: 'openai-compatible:m', speech: 'elevenlabs', telephony: 'telephony_a' }
  const project = `/console/api/projects/${demo.projectId}`
  const { id: hostileAgentId } = await post(`${project}/agents`, made)
  const victim: Victim = { port: service.port, key: '', cookie, projectId: demo.projectId, agentId, hostileAgentId }
  const client = new HealthyClient(service.address, { key: demo.key, agentId })
  return { victim, client, projectId: demo.projectId, post }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
