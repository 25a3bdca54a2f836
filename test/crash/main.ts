/**
 * Kills the service with SIGKILL at random moments while people talk with it, and checks that nothing was lost, done
 * twice or left undone.
 *
 *     npm run crash -- [--rounds 20] [--talkers 50] [--seed 1] [--sabotage <fault>]
 *
 * The same seed gives the same people and the same moments. Exit code 1 when anything was found.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkJournals } from './journals.ts'
import { seededRandom, type Random } from './random.ts'
import { Receiver } from './receiver.ts'
import { freePort, ServiceProcess } from './service-process.ts'
import { Talker, type Line } from './talker.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    talkers: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    sabotage: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const talkersAtOnce = Number(values.talkers)
const random = seededRandom(Number(values.seed))

const dataDir = mkdtempSync(join(tmpdir(), 'parley-crash-'))
const receiver = new Receiver()
const service = new ServiceProcess({ port: await freePort(), dataDir, sabotage: values.sabotage })
const talkers: Talker[] = []
const complaints: string[] = []

try {
  await receiver.listen()
  await service.start()
  const line = await setUp()
  for (let round = 1; round <= rounds; round += 1) await playRound(line, round)
  await finish(line)
} finally {
  receiver.close()
  await service.end('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
}
for (const complaint of complaints.slice(0, 20)) console.error(`✗ ${complaint}`)
console.log(complaints.length === 0 ? 'Nothing was lost, repeated or left undone.' : `${complaints.length} complaints.`)
process.exitCode = complaints.length === 0 ? 0 : 1

/** Reads the demo's key, and adds an endpoint through the console. */
async function setUp(): Promise<Line> {
  const welcome = JSON.parse(readFileSync(join(dataDir, 'welcome.json'), 'utf8')) as {
    email: string
    password: string
    demo: { projectId: string; key: string; agents: { id: string }[] }
  }
  const { email, password, demo } = welcome
  const headers = { 'content-type': 'application/json' }
  const login = await fetch(`${service.address}/console/api/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const made = await fetch(`${service.address}/console/api/projects/${demo.projectId}/webhooks`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify({ url: receiver.url }),
  })
  if (made.status !== 201) throw new Error(`The endpoint was answered ${made.status}: ${await made.text()}`)
  receiver.secret = ((await made.json()) as { secret: string }).secret
  return { address: service.address, key: demo.key, agentId: demo.agents[0]?.id ?? '' }
}

/** People talk until the kill; the next round goes on with those who are not done, and new ones. */
async function playRound(line: Line, round: number): Promise<void> {
  while (talkers.filter((talker) => !talker.isDone).length < talkersAtOnce) talkers.push(new Talker(fork(random)))
  const talking = talkers.filter((talker) => !talker.isDone)
  let alive = true
  let movesLeft = 10 + random() * 3 * talkersAtOnce
  const talks = talking.map(async (talker) => {
    while (alive && !talker.isDone) {
      try {
        await talker.move(line)
        movesLeft -= 1
      } catch {
        return // the service is dead
      }
    }
  })
  await until(() => movesLeft < 0 || talking.every((talker) => talker.isDone), 5_000)
  await new Promise((resolve) => setTimeout(resolve, random() * 20))
  await service.end('SIGKILL')
  alive = false
  await Promise.all(talks)
  service.clockShiftMs += random() * 60_000 // time goes on while nobody is there
  await service.start()
  process.stdout.write(
    `round ${round}: ${talking.length} talking, ${talkers.filter((one) => one.hasEnded).length} ended\n`,
  )
}

/** Lets everyone finish on a service that stays up, lets the absent expire, and looks at everything. */
async function finish(line: Line): Promise<void> {
  for (const talker of talkers) {
    for (let move = 0; move < 100 && !talker.isDone; move += 1) await talker.move(line)
    if (!talker.isDone) complaints.push(`${talker.callId} does not come to an end`)
  }
  for (const shiftMs of [16 * 60_000, 3 * 60_000, 11 * 60_000]) {
    await service.end('SIGKILL')
    service.clockShiftMs += shiftMs
    await service.start()
    await until(() => talkers.every(hasArrived), 4_000)
  }
  for (const talker of talkers) await talker.check(line)
  complaints.push(...talkers.flatMap((talker) => talker.complaints), ...receiver.complaints)
  if (service.complaints !== '') complaints.push(`The service complains: ${service.complaints}`)
  await service.end('SIGTERM')

  const { actors, entries, deliveries, complaints: found } = await checkJournals(dataDir)
  complaints.push(...found)
  for (const talker of talkers) checkDeliveries(talker, deliveries)
  const arrivals = receiver.arrivals.length
  console.log(
    `${rounds} kills, ${talkers.length} conversations, ${arrivals} arrivals, ${actors} actors, ${entries} entries`,
  )
}

async function until(condition: () => boolean, limitMs: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < limitMs && !condition(); waitedMs += 5) {
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

function hasArrived({ callId }: Talker): boolean {
  return receiver.arrivals.some((arrival) => arrival.callId === callId)
}

/** One delivery id for each call that ended, at least one arrival, the same bytes each time; none for the others. */
function checkDeliveries({ callId, hasEnded, outcome }: Talker, deliveries: Map<string, string[]>): void {
  if (callId === undefined) return
  const made = deliveries.get(callId) ?? []
  if (made.length !== (hasEnded ? 1 : 0)) complaints.push(`${callId} made ${made.length} deliveries`)
  const arrivals = receiver.arrivals.filter((arrival) => arrival.callId === callId)
  if (hasEnded && arrivals.length === 0) complaints.push(`${callId} ended and nobody was told`)
  if (!hasEnded && arrivals.length > 0) complaints.push(`${callId} goes on, and its end was told`)
  if (new Set(arrivals.map((arrival) => arrival.body)).size > 1)
    complaints.push(`${callId} was told in different words`)
  if (arrivals.some((arrival) => !made.includes(arrival.deliveryId)))
    complaints.push(`${callId} was told under a strange id`)
  if (arrivals.some((arrival) => arrival.outcome !== outcome))
    complaints.push(`${callId} ended as ${outcome}, told otherwise`)
}

function fork(parent: Random): Random {
  return seededRandom(Math.floor(parent() * 2 ** 32))
}
