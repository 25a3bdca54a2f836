/**
 * Everything that a service does, for an hour: conversations by text, simulated phone calls, webhooks to endpoints that
 * are good, slow and dead, somebody who reads in the console, and bad input. Prints a line of figures a minute.
 *
 *     npm run soak -- [--minutes 60] [--seed 1] [--talkers 20] [--calls 6]
 *
 * Exit code 1 when the service died, logged an unexpected error, blocked its event loop for over a second, kept memory, or
 * lost a webhook of the good endpoint.
 */
import { parseArgs } from 'node:util'
import { randomFrom } from '../support/random.ts'
import { Attempts } from '../fuzz/attempts.ts'
import { sendRawRequest, type Target } from '../fuzz/raw-requests.ts'
import { HealthyClient } from '../watch/healthy-client.ts'
import { percentile } from '../support/percentile.ts'
import { findProblems, MEBIBYTE } from '../watch/watch-log.ts'
import { WatchedService } from '../watch/watched-service.ts'
import { Endpoints } from './endpoints.ts'
import { PhoneTraffic } from './phone-traffic.ts'
import { readInConsole } from './read-in-console.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    talkers: { type: 'string', default: '20' },
    calls: { type: 'string', default: '6' },
  },
})
const seed = Number(values.seed)
const minutes = Number(values.minutes)
/** Between two requests of somebody who sends bad input: a few a second, not a flood. */
const BAD_INPUT_EVERY_MS = 300
const CONSOLE_EVERY_MS = 1_000
const TALK_PAUSE_MS = 500
/**
 * What is still in memory when the traffic has just ended: 96 MiB of conversations that may go on, and 8,000 deliveries
 * of some 8 KiB that wait for the slow endpoint (docs/limits.md).
 */
const MAX_KEPT_BYTES = 160 * MEBIBYTE
/** Attempts that were due when the traffic ended come within the cycle of retries. */
const WEBHOOKS_WITHIN_MS = 60_000

const service = await WatchedService.start({ RATE_LIMIT_PER_MINUTE: '0' })
const endpoints = await Endpoints.start()
const problems: string[] = []
const startedAt = Date.now()
const endsAt = startedAt + minutes * 60_000
const isOver = () => Date.now() > endsAt || !service.isAlive

try {
  const { demo } = service.readWelcome()
  const cookie = await service.logIn()
  const agentId = demo.agents[0]?.id ?? ''
  await endpoints.addTo(service.address, demo.projectId, cookie)
  const target: Target = {
    port: service.port,
    key: demo.key,
    cookie,
    projectId: demo.projectId,
    agentId,
    callId: agentId,
  }
  const talkers = Array.from({ length: Number(values.talkers) }, () => new HealthyClient(service.address, target))
  const phone = new PhoneTraffic(service.address, target, Number(values.calls))
  await talkers[0]?.converse()
  await service.settle()

  const badInput = async () => {
    const random = randomFrom(seed)
    const attempts = new Attempts()
    // A stranger: whoever has a key or a session would delete what the others work with.
    const stranger = { ...target, key: `svc_live_${'x'.repeat(43)}`, cookie: 'parley_session=x' }
    while (!isOver()) {
      await sendRawRequest(stranger, random, attempts)
      await pause(BAD_INPUT_EVERY_MS)
    }
  }
  const reading = async () => {
    for (let round = 0; !isOver(); round += 1) {
      await readInConsole(service.address, demo.projectId, cookie, round).catch((error: unknown) => {
        if (!isOver()) problems.push(`The console was not readable: ${String(error)}`)
      })
      await pause(CONSOLE_EVERY_MS)
    }
  }
  await Promise.all([
    ...talkers.map((talker) => talker.goOnUntil(isOver, TALK_PAUSE_MS)),
    phone.goOnUntil(isOver),
    badInput(),
    reading(),
    printMinutes(talkers, phone),
  ])
  for (const talker of talkers) problems.push(...talker.problems)
  problems.push(...phone.problems)
  if (service.isAlive) await comeToRest(talkers.reduce((sum, { ended }) => sum + ended, 0))
} finally {
  if (!service.isAlive) problems.push('The service has died.')
  if (service.problems !== '') problems.push(`The service logged:\n${service.problems.slice(0, 5_000)}`)
  await service.remove()
  endpoints.stop()
}
for (const problem of new Set(problems.slice(0, 30))) console.error(`✗ ${problem}`)
console.log(problems.length === 0 ? 'Nothing was lost, blocked or kept.' : `${problems.length} problems.`)
process.exitCode = problems.length === 0 ? 0 : 1

/** Waits for the webhooks and for what is kept some minutes, and looks at the memory. */
async function comeToRest(conversations: number): Promise<void> {
  const until = Date.now() + WEBHOOKS_WITHIN_MS
  while (Date.now() < until && endpoints.callsHeardOf < conversations) await pause(500)
  if (endpoints.callsHeardOf < conversations) {
    problems.push(`${conversations - endpoints.callsHeardOf} of ${conversations} webhooks have not come.`)
  }
  await service.settle()
  const [before, after] = [service.samples.find(({ hasPlannedOutcome }) => hasPlannedOutcome), service.samples.at(-1)]
  const heap = (bytes = 0) => `${Math.round(bytes / MEBIBYTE)} MiB`
  console.log(`Heap after collection: ${heap(before?.heapUsed)} before, ${heap(after?.heapUsed)} after.`)
  problems.push(...findProblems(service.samples, MAX_KEPT_BYTES))
}

async function printMinutes(talkers: readonly HealthyClient[], phone: PhoneTraffic): Promise<void> {
  console.log(
    '| Minute | RSS MiB | Heap MiB | External MiB | Loop blocked ms | Loop stalled ms | Loop busy | Text p50 ms | Text p95 ms | Text p99 ms | Conversations | Calls | Webhooks | Store MiB |',
  )
  console.log(`|${' --- |'.repeat(14)}`)
  let seenAt = startedAt
  for (let minute = 1; !isOver(); minute += 1) {
    await pause(Math.max(0, Math.min(startedAt + minute * 60_000, endsAt) - Date.now()))
    const samples = service.samples.filter(({ at }) => at > seenAt)
    seenAt = Date.now()
    const last = samples.at(-1)
    const latencies = talkers.flatMap((talker) => talker.latencies.splice(0))
    const busy = samples.reduce((sum, { utilization }) => sum + utilization, 0) / Math.max(1, samples.length)
    const cells = [
      minute,
      mebibytes(last?.rss),
      mebibytes(last?.heapUsed),
      mebibytes(last?.external),
      Math.max(0, ...samples.map(({ blockedMs }) => blockedMs)),
      Math.max(0, ...samples.map(({ stalledMs }) => stalledMs)),
      `${Math.round(100 * busy)} %`,
      percentile(latencies, 0.5).toFixed(1),
      percentile(latencies, 0.95).toFixed(1),
      percentile(latencies, 0.99).toFixed(1),
      talkers.reduce((sum, { ended }) => sum + ended, 0),
      phone.placed,
      endpoints.arrivals,
      mebibytes(service.storeBytes),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

function mebibytes(bytes = 0): string {
  return (bytes / MEBIBYTE).toFixed(0)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
