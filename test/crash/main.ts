/**
 * Kills the service with SIGKILL at random moments while people talk with it, and checks that nothing was lost, done
 * twice or left undone. Of several nodes, on one MongoDB, one is killed, frozen for longer than its lease, or told to
 * stop while the others go on.
 *
 *     npm run crash -- [--nodes 1] [--rounds 20] [--talkers 50] [--seed 1] [--sabotage <fault>]
 *
 * The same seed gives the same people and the same moments. Exit code 1 when anything was found.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkJournals, type MadeDelivery } from './journals.ts'
import { manyNodes } from './many-nodes.ts'
import { oneNode } from './one-node.ts'
import { seededRandom, type Random } from './random.ts'
import { Receiver } from './receiver.ts'
import { Talker, type Line } from './talker.ts'

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '20' },
    talkers: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    sabotage: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const talkersAtOnce = Number(values.talkers)
const random = seededRandom(Number(values.seed))

const nodes = Number(values.nodes)
const { sabotage } = values
/**
 * A strike at one of several nodes lasts longer: as much happens during it, and no more is left to be looked through.
 */
const paceMs = nodes === 1 ? 20 : 500
/** When nothing has come to the receiver for this long, nothing is due. A database without indexes takes its time. */
const quietMs = nodes === 1 ? 3_000 : 20_000

const receiver = new Receiver()
const service = nodes === 1 ? await oneNode({ sabotage }) : await manyNodes(nodes, { sabotage })
const talkers: Talker[] = []
const problems: string[] = []

try {
  await receiver.listen()
  await service.start()
  const line = await setUp()
  for (let round = 1; round <= rounds; round += 1) await playRound(line, round)
  await finish(line)
} finally {
  receiver.close()
  await service.remove()
}
for (const problem of problems.slice(0, 20)) console.error(`✗ ${problem}`)
console.log(problems.length === 0 ? 'Nothing was lost, repeated or left undone.' : `${problems.length} problems.`)
process.exitCode = problems.length === 0 ? 0 : 1

/** Reads the key of the demo, of which there is one however many nodes there are, and adds an endpoint. */
async function setUp(): Promise<Line> {
  const greetings = service.dataDirs.map((dataDir) => join(dataDir, 'welcome.json')).filter((path) => existsSync(path))
  if (greetings.length !== 1) throw new Error(`${greetings.length} nodes have made the demo.`)
  const welcome = JSON.parse(readFileSync(greetings[0] ?? '', 'utf8')) as {
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
  return {
    get address() {
      return service.address
    },
    key: demo.key,
    agentId: demo.agents[0]?.id ?? '',
    paceMs,
    failed: (address, failure) => service.failed(address, failure),
  }
}

/** People talk while it strikes; the next round goes on with those who are not done, and new ones. */
async function playRound(line: Line, round: number): Promise<void> {
  const talking = talkers.filter((talker) => !talker.isDone)
  while (talking.length < talkersAtOnce) talking.push(newTalker())
  let isOver = false
  let movesLeft = 10 + random() * 3 * talkersAtOnce
  const talks = talking.map(async (first) => {
    let talker = first
    while (!isOver) {
      if (talker.isDone) talker = newTalker()
      await talker.move(line)
      movesLeft -= 1
    }
  })
  await until(() => movesLeft < 0, nodes === 1 ? 5_000 : 1_000)
  const what = await service.strike(random)
  isOver = true
  await Promise.all(talks)
  process.stdout.write(`round ${round}: ${what}, ${talkers.filter((one) => one.hasEnded).length} ended\n`)
}

function newTalker(): Talker {
  const talker = new Talker(fork(random))
  talkers.push(talker)
  return talker
}

/** Lets everyone finish on a service that stays up, lets the absent expire, and looks at everything. */
async function finish(line: Line): Promise<void> {
  await Promise.all(
    talkers.map(async (talker) => {
      for (let move = 0; move < 100 && !talker.isDone; move += 1) await talker.move(line)
      if (!talker.isDone) problems.push(`${talker.callId} does not come to an end`)
    }),
  )
  for (const shiftMs of [16 * 60_000, 3 * 60_000, 11 * 60_000, 61 * 60_000]) {
    if (talkers.every(hasArrived)) break
    await service.comeBackAfter(shiftMs)
    receiver.lastAt = Date.now()
    await until(() => talkers.every(hasArrived) || Date.now() - receiver.lastAt > quietMs, 60_000)
  }
  for (const talker of talkers) await talker.check(line)

  const { actors, entries, deliveries, problems: found } = await checkJournals(await service.stop())
  problems.push(...talkers.flatMap((talker) => talker.problems), ...receiver.problems)
  problems.push(...service.problems, ...found)
  for (const talker of talkers) checkDeliveries(talker, deliveries)
  const arrivals = receiver.arrivals.length
  console.log(
    `${rounds} strikes, ${talkers.length} conversations, ${arrivals} arrivals, ${actors} actors, ${entries} entries`,
  )
}

async function until(condition: () => boolean, limitMs: number): Promise<void> {
  for (const since = Date.now(); Date.now() - since < limitMs && !condition();) {
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

function hasArrived({ callId }: Talker): boolean {
  return receiver.arrivals.some((arrival) => arrival.callId === callId)
}

/** One delivery id for each call that ended, at least one arrival, the same bytes each time; none for the others. */
function checkDeliveries({ callId, hasEnded, outcome }: Talker, deliveries: Map<string, MadeDelivery[]>): void {
  if (callId === undefined) return
  const made = deliveries.get(callId) ?? []
  if (made.length !== (hasEnded ? 1 : 0)) problems.push(`${callId} made ${made.length} deliveries`)
  const arrivals = receiver.arrivals.filter((arrival) => arrival.callId === callId)
  if (hasEnded && arrivals.length === 0)
    problems.push(`${callId} ended and nobody was told: ${made.map(({ state }) => state).join()}`)
  if (!hasEnded && arrivals.length > 0) problems.push(`${callId} goes on, and its end was told`)
  if (new Set(arrivals.map((arrival) => arrival.body)).size > 1) problems.push(`${callId} was told in different words`)
  if (arrivals.some((arrival) => !made.some(({ id }) => id === arrival.deliveryId)))
    problems.push(`${callId} was told under a strange id`)
  if (arrivals.some((arrival) => arrival.outcome !== outcome))
    problems.push(`${callId} ended as ${outcome}, told otherwise`)
}

function fork(parent: Random): Random {
  return seededRandom(Math.floor(parent() * 2 ** 32))
}
