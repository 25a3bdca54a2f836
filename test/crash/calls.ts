/**
 * Kills the service with SIGKILL in the middle of phone calls and checks that every call ends once with a result, and
 * that nobody is dialled twice. The carriers are simulated in this process, which survives.
 *
 *     npm run crash:calls -- [--rounds 4] [--calls 6] [--seed 1] [--sabotage <fault>]
 *
 * Exit code 1 when anything was found.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '../../src/base/system-clock.ts'
import { INTERRUPTED_WORDS } from '../../src/machines/call/endings.ts'
import { subscriberOf } from '../../src/simulator/people/people.ts'
import { startSimulator } from '../../src/simulator/simulator.ts'
import { visitFlow } from '../support/phone/flows.ts'
import { checkJournals, type MadeDelivery } from './journals.ts'
import { oneNode } from './one-node.ts'
import { pick, seededRandom } from './random.ts'
import { Receiver } from './receiver.ts'

interface Placed {
  to: string
  /** Null while no request has been answered. */
  status: number | null
  id: string | null
}

interface Call {
  id: string
  to: string
  status: string
  outcome: string | null
  providerCallId: string | null
  endedAt: string | null
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '4' },
    calls: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    sabotage: { type: 'string' },
  },
})
const [rounds, callsPerRound, seed] = [Number(values.rounds), Number(values.calls), Number(values.seed)]
const SLOW_ORDER = '90'
/** Cooperative people, one who interrupts, one who hangs up, one who opts out, busy, nobody, a slow carrier. */
const PEOPLE = ['00', '00', '00', '04', '05', '08', '01', '02', SLOW_ORDER, '83', SLOW_ORDER]
/** Answers that are final: ringing, and refused by the carrier. */
const ANSWERED = [202, 400]
/** Moments of a call that lasts some 20 s, while the next ones begin; now and then while they are ordered. */
const MAX_PAUSE_MS = 7_000
const MAX_ORDER_MS = 1_500
const GIVE_UP_AFTER_MS = 90_000
/** Nobody is left on the line for longer once their call is over. */
const MAX_LEFT_MS = 10_000

const random = seededRandom(seed)
const receiver = new Receiver()
const simulator = await startSimulator({
  clock: systemClock,
  seed,
  find(number, chance) {
    const digits = PEOPLE[Number(number.slice(-4)) % PEOPLE.length]
    const subscriber = subscriberOf(`+120255501${digits}`)
    // Nothing but its answer tells that the order was taken, so that a kill meanwhile leaves it in doubt.
    const silence = digits === SLOW_ORDER ? { lostCallbacks: 'all' as const } : {}
    return { person: subscriber.person(chance), faults: { ...subscriber.faults?.(chance), ...silence } }
  },
})
const service = await oneNode({ sabotage: values.sabotage, environment: { SIMULATOR_URL: simulator.url } })
const problems: string[] = []
const placed: Placed[] = []

try {
  await receiver.listen()
  await service.start()
  const { key, agentId } = await setUp()
  const requests: Promise<void>[] = []
  for (let round = 1; round <= rounds; round += 1) {
    for (let index = 0; index < callsPerRound; index += 1) {
      const call: Placed = { to: `+1415555${String(placed.length).padStart(4, '0')}`, status: null, id: null }
      placed.push(call)
      requests.push(place(call, key, agentId, pick(random, ['telephony_a', 'telephony_b'])))
    }
    await pause(random() * pick(random, [MAX_PAUSE_MS, MAX_PAUSE_MS, MAX_ORDER_MS]))
    await service.comeBackAfter(0)
    const ended = (await list(key)).filter(({ status }) => status === 'ended').length
    process.stdout.write(`round ${round}: killed, ${placed.length} calls placed, ${ended} ended\n`)
  }
  await Promise.all(requests)
  await finish(key)
} finally {
  receiver.close()
  await service.remove()
  await simulator.close()
}
for (const problem of problems.slice(0, 20)) console.error(`✗ ${problem}`)
console.log(problems.length === 0 ? 'Every call ended once; nobody was dialled twice.' : `${problems.length} problems.`)
process.exit(problems.length === 0 ? 0 : 1)

/** An agent with a short flow, and an endpoint, in the demo's project. */
async function setUp(): Promise<{ key: string; agentId: string }> {
  const welcome = JSON.parse(readFileSync(join(service.dataDirs[0] ?? '', 'welcome.json'), 'utf8')) as {
    email: string
    password: string
    demo: { projectId: string; key: string }
  }
  const { email, password, demo } = welcome
  const login = await post('/console/api/session', { email, password })
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const project = `/console/api/projects/${demo.projectId}`
  const endpoint = await post(`${project}/webhooks`, { url: receiver.url }, { cookie })
  receiver.secret = ((await endpoint.json()) as { secret: string }).secret
  const agent = await post(`${project}/agents`, { name: 'Desk', flow: visitFlow, model: 'builtin:rules' }, { cookie })
  return { key: demo.key, agentId: ((await agent.json()) as { id: string }).id }
}

/** Asks again, as the same request, until there is an answer. */
async function place(call: Placed, key: string, agentId: string, provider: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'idempotency-key': call.to }
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS
  while (Date.now() < giveUpAt) {
    try {
      const answer = await post('/v1/calls', { agentId, to: call.to, provider }, headers)
      const { id, message } = (await answer.json()) as { id?: string; message?: string }
      if (ANSWERED.includes(answer.status) || message === INTERRUPTED_WORDS) {
        call.status = answer.status
        call.id = id ?? null
        return
      }
      if (![409, 503].includes(answer.status)) problems.push(`${call.to} was answered ${answer.status}: ${message}`)
    } catch {
      // The service is being killed.
    }
    await pause(300)
  }
}

async function list(key: string): Promise<Call[]> {
  const calls: Call[] = []
  for (let path: string | undefined = '/v1/calls?limit=200'; path !== undefined;) {
    const answer = await fetch(`${service.address}${path}`, { headers: { authorization: `Bearer ${key}` } })
    calls.push(...((await answer.json()) as Call[]))
    path = /^<(.*)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  return calls
}

async function finish(key: string): Promise<void> {
  const areOver = async () => (await list(key)).every(({ status }) => status === 'ended')
  await until(areOver, 60_000)
  const haveArrived = async () =>
    (await list(key)).every((call) => wasRefused(call) || receiver.arrivals.some(({ callId }) => callId === call.id))
  for (const shiftMs of [0, 120_000, 240_000, 11 * 60_000]) {
    // Of those that were refused, a kill may have made some that somebody is told of: two retries are waited for.
    const isCertain = shiftMs > 240_000 || !(await list(key)).some(wasRefused)
    if (isCertain && (await areOver()) && (await haveArrived())) break
    if (shiftMs > 0) await service.comeBackAfter(shiftMs)
    const since = Date.now()
    const quietMs = () => Date.now() - Math.max(since, receiver.lastAt)
    await until(async () => (await areOver()) && quietMs() > 3_000, 15_000)
  }
  const calls = await list(key)
  const { deliveries, problems: found } = await checkJournals(await service.stop())
  problems.push(...found, ...receiver.problems, ...service.problems)

  if (simulator.calls().length === 0) problems.push('Nobody was dialled.')
  const dialled = Map.groupBy(simulator.calls(), ({ dialRequest }) => dialRequest.to)
  if (dialled.size < placed.length / 2) problems.push(`Only ${dialled.size} of ${placed.length} numbers were dialled.`)
  for (const [to, lines] of dialled) if (lines.length > 1) problems.push(`${to} was dialled ${lines.length} times`)
  for (const { to, status, id } of placed) {
    const own = calls.filter((call) => call.to === to)
    if (own.length > 1) problems.push(`${to} has ${own.length} calls`)
    const [call] = own
    if (status === 202 && call?.id !== id) problems.push(`${to} was answered with the call ${id}, which is not there`)
    if (dialled.has(to) && !call) problems.push(`${to} was dialled without a call`)
    if (call) checkCall(call, deliveries.get(call.id) ?? [])
  }
  console.log(
    `${rounds} kills, ${calls.length} calls, ${simulator.calls().length} dialled, ${receiver.arrivals.length} arrivals`,
  )
}

/** Whoever placed it was told by the answer that the call has failed. */
function wasRefused({ to, providerCallId }: Call): boolean {
  return providerCallId === null && placed.some((order) => order.to === to && [400, 500].includes(order.status ?? 0))
}

function checkCall(call: Call, made: MadeDelivery[]): void {
  const { id, status, outcome, providerCallId, endedAt } = call
  if (status !== 'ended' || outcome === null) return void problems.push(`${id} is ${status} with ${outcome}`)
  const leg = simulator.calls().find(({ sid }) => sid === providerCallId)
  const leftMs = leg ? (leg.endedAt ?? Date.now()) - Date.parse(endedAt ?? '') : 0
  if (leftMs > MAX_LEFT_MS) problems.push(`${id} was over, and the person on the line for ${leftMs} ms more`)
  if (made.length > 1 || (made.length === 0 && !wasRefused(call))) problems.push(`${id} made ${made.length} deliveries`)
  const arrivals = receiver.arrivals.filter((arrival) => arrival.callId === id)
  if (made.length === 1 && arrivals.length === 0)
    problems.push(`${id} ended and nobody was told: ${made.map(({ state }) => state).join()}`)
  if (new Set(arrivals.map(({ body }) => body)).size > 1) problems.push(`${id} was told in different words`)
  if (arrivals.some((arrival) => arrival.outcome !== outcome)) problems.push(`${id} was told otherwise`)
}

function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${service.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function until(condition: () => Promise<boolean>, limitMs: number): Promise<void> {
  for (const since = Date.now(); Date.now() - since < limitMs;) {
    if (await condition().catch(() => false)) return
    await pause(250)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
