/**
 * Sends a started service what it should never get: requests, WebSocket frames, carriers' callbacks and audio, speech
 * vendors' messages and models' streams, all changed by chance, while a well-behaved client goes on talking with it.
 *
 *     npm run fuzz -- [--minutes 30] [--seed 1] [--workers 8]
 *
 * The same seed gives the same changes; what the network makes of their order differs. Exit code 1 when the service died,
 * logged an unexpected error, blocked its event loop, kept its memory, or did not serve the well-behaved client. What was
 * sent last is written to a file then.
 */
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { randomFrom } from '../support/random.ts'
import { HealthyClient } from '../watch/healthy-client.ts'
import { findProblems } from '../watch/watch-log.ts'
import { WatchedService } from '../watch/watched-service.ts'
import { Attempts } from './attempts.ts'
import { FuzzedProviders } from './fuzzed-providers.ts'
import { sendRawRequest, type Target } from './raw-requests.ts'
import { holdStrangeTalk } from './strange-talks.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '8' },
  },
})
const seed = Number(values.seed)
const endsAt = Date.now() + Number(values.minutes) * 60_000
const attempts = new Attempts()
const providers = await FuzzedProviders.start(randomFrom(seed), attempts)
const service = await WatchedService.start({
  ...providers.environment,
  RATE_LIMIT_PER_MINUTE: '0',
  MAX_LIVE_CALLS: '40',
})
const problems: string[] = []

try {
  const target = await makeTarget(service)
  const client = new HealthyClient(service.address, target)
  await client.converse()
  await service.settle()
  const isOver = () => Date.now() > endsAt || !service.isAlive || service.problems !== ''
  const workers = Array.from({ length: Number(values.workers) }, async (_, index) => {
    const random = randomFrom(seed * 1_000 + index)
    while (!isOver()) await sendRawRequest(target, random, attempts)
  })
  const talks = [1, 2, 3].map(async (index) => {
    const random = randomFrom(seed * 1_000 + 500 + index)
    while (!isOver()) await holdStrangeTalk(service, target, random, attempts)
  })
  await Promise.all([...workers, ...talks, client.goOnUntil(isOver), report(isOver)])
  problems.push(...client.problems)
  if (service.isAlive) await comeToRest()
} finally {
  judge()
  providers.stop()
  await service.remove()
}

/** Everything that was begun is over, or closed by its timeout; then the memory is what is kept. */
async function comeToRest(): Promise<void> {
  providers.stop()
  await new Promise((resolve) => setTimeout(resolve, 10_000))
  await service.settle()
  problems.push(...findProblems(service.samples))
}

function judge(): void {
  if (!service.isAlive) problems.push('The service has died.')
  if (service.problems !== '') problems.push(`The service logged:\n${service.problems.slice(0, 5_000)}`)
  console.log(`seed ${seed}: ${JSON.stringify(attempts.counts)}`)
  if (problems.length === 0) return console.log('The service has served everybody, and lives.')
  const path = join(tmpdir(), `parley-fuzz-${seed}-${Date.now()}.txt`)
  writeFileSync(path, attempts.latest.join('\n'))
  for (const problem of new Set(problems.slice(0, 20))) console.error(`✗ ${problem}`)
  console.error(`What was sent last, in base64, the latest first, is in ${path}. The latest:`)
  for (const attempt of attempts.latest.slice(0, 5)) console.error(attempt.slice(0, 2_000))
  process.exitCode = 1
}

async function report(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(60_000, Math.max(0, endsAt - Date.now()))))
    const sent = Object.values(attempts.counts).reduce((sum, count) => sum + count, 0)
    const last = service.samples.at(-1)
    console.log(`${sent} sent, RSS ${Math.round((last?.rss ?? 0) / 1024 / 1024)} MiB`)
  }
}

/** Agents by rules for the well-behaved client, and by a model and with vendors' voices for the others. */
async function makeTarget({ port, address }: WatchedService): Promise<Target> {
  const { demo } = service.readWelcome()
  const cookie = await service.logIn()
  const headers = { 'content-type': 'application/json', cookie }
  const agentId = demo.agents[0]?.id ?? ''
  const { flow } = (await (await fetch(`${address}/console/api/agents/${agentId}`, { headers })).json()) as {
    flow: object
  }
  for (const speech of ['deepgram', 'elevenlabs']) {
    const agent = { name: `Fuzzed ${speech}`, flow, speech, telephony: 'telephony_a', model: 'openai-compatible:m' }
    const made = await fetch(`${address}/console/api/projects/${demo.projectId}/agents`, {
      method: 'POST',
      headers,
      body: JSON.stringify(agent),
    })
    if (made.status !== 201) throw new Error(`An agent was answered ${made.status}: ${await made.text()}`)
  }
  return { port, key: demo.key, cookie, projectId: demo.projectId, agentId, callId: agentId }
}
