/**
 * Phone calls with real sockets and audio both ways in real time: the service on one core, simulated carriers and
 * people on another. Each round holds more calls at once, a minute each or longer, until the service cannot carry a
 * round.
 *
 *     npm run bench -- calls
 *     CALLS=50 npm run bench -- calls    # one round of 50 calls on each carrier
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { longFlow } from './long-flow.ts'
import { run, type RunningServer } from './process.ts'
import { bucketPercentile, quantile, readSamples, sumOf, type MetricSample } from './scrape.ts'

export interface CallFigures {
  carrier: Carrier
  calls: number
  /** Number of calls by outcome; all should be `completed`. */
  ends: Record<string, number>
  /** Share of one core per second of one call, while all calls were in progress. */
  cpuMsPerCallSecond: number
  /** The same for the simulator, on its own core. */
  simulatorCpuMsPerCallSecond: number
  meanSeconds: number
  /** Upper bounds in ms; null when there were none. */
  latenessP50Ms: number | null
  latenessP99Ms: number | null
  /** Percentiles 50 and 95 of a turn's latency, in ms, by part. */
  latency: Record<(typeof PARTS)[number], readonly [number | null, number | null]>
  /**
   * Percentiles 50 and 95 in ms, from the start of the speech to `clear`, and from the first recognised words to
   * `clear`.
   */
  bargeIn: Record<'speech' | 'words', readonly [number | null, number | null]>
  interruptions: number
  residentMiB: number
}

export type Carrier = 'telephony_a' | 'telephony_b'

export const PARTS = ['endpointing', 'recognition', 'own', 'model', 'synthesis', 'whole'] as const
/** Limit for the 99th percentile: one frame of audio. Up to 200 ms are buffered at the carrier. */
const MAX_LATENESS_MS = 20

const ROUNDS = [25, 50, 100, 150, 200]
const PLACED_PER_SECOND = 10
/** Every fourth person interrupts the second utterance; the others answer. */
const INTERRUPTS_EVERY = 4
const COOPERATIVE = '+12025550100'
const INTERRUPTING = '+12025550104'
const MEASURED_MS = 30_000
const GIVE_UP_AFTER_MS = 180_000

/** Runs rounds of more and more calls until the service cannot carry one. `only` is the size of a single round. */
export async function measureCalls(
  only: number | null,
  carrier: Carrier,
  done: (round: CallFigures) => void,
): Promise<void> {
  for (const calls of only === null ? ROUNDS : [only]) {
    const round = await measureRound(calls, carrier)
    done(round)
    if (!isCarried(round)) return
  }
}

export function isCarried({ ends, calls, latenessP99Ms }: CallFigures): boolean {
  return ends['completed'] === calls && latenessP99Ms !== null && latenessP99Ms <= MAX_LATENESS_MS
}

/** Less than half of the audio was on time: some of it was dropped, so that its cost is not known. */
export function isStarved({ latenessP50Ms }: CallFigures): boolean {
  return latenessP50Ms === null || latenessP50Ms > MAX_LATENESS_MS
}

async function measureRound(calls: number, carrier: Carrier): Promise<CallFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  const simulator = await run('scripts/simulator.ts', {}, { core: 1, args: (port) => ['--port', String(port)] })
  const service = await run('src/start.js', {
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '0',
    MAX_LIVE_CALLS: '1000',
    SIMULATOR_URL: simulator.url,
  })
  try {
    const client = await setUp(service, dataDir)
    await client.place(calls, carrier)
    const before = await sample(service, simulator)
    await pause(MEASURED_MS)
    const after = await sample(service, simulator)
    const residentMiB = service.residentMiB()
    const ended = await client.untilAllEnded(calls)
    return { carrier, calls, ...figuresOf(before, after, calls), ...ended, residentMiB }
  } finally {
    await service.stop()
    await simulator.stop()
    rmSync(dataDir, { recursive: true })
  }
}

interface LoadSample {
  samples: MetricSample[]
  cpuMs: number
  simulatorCpuMs: number
  at: number
}

async function sample(service: RunningServer, simulator: RunningServer): Promise<LoadSample> {
  const samples = readSamples(await (await fetch(`${service.url}/metrics`)).text())
  return { samples, cpuMs: service.cpuMs(), simulatorCpuMs: simulator.cpuMs(), at: performance.now() }
}

function figuresOf(before: LoadSample, after: LoadSample, calls: number) {
  const callSeconds = (calls * (after.at - before.at)) / 1_000
  const lateness = (share: number) =>
    inMs(bucketPercentile(before.samples, after.samples, 'parley_frame_lateness_seconds', share))
  const both = (name: string, labels: Record<string, string>) =>
    [inMs(quantile(after.samples, name, labels, 0.5)), inMs(quantile(after.samples, name, labels, 0.95))] as const
  const part = (name: string) => both('parley_turn_latency_seconds', { part: name })
  const bargeIn = (from: string) => both('parley_barge_in_seconds', { from })
  return {
    cpuMsPerCallSecond: (after.cpuMs - before.cpuMs) / callSeconds,
    simulatorCpuMsPerCallSecond: (after.simulatorCpuMs - before.simulatorCpuMs) / callSeconds,
    latenessP50Ms: lateness(0.5),
    latenessP99Ms: lateness(0.99),
    latency: Object.fromEntries(PARTS.map((name) => [name, part(name)])) as CallFigures['latency'],
    bargeIn: { speech: bargeIn('speech'), words: bargeIn('words') },
    interruptions: sumOf(after.samples, 'parley_barge_in_seconds_count', { from: 'speech' }),
  }
}

function inMs(seconds: number | null): number | null {
  return seconds === null ? null : seconds * 1_000
}

/** Returns a client of the service, with an agent whose calls are long. */
async function setUp(service: RunningServer, dataDir: string) {
  const welcome = JSON.parse(readFileSync(join(dataDir, 'welcome.json'), 'utf8')) as {
    email: string
    password: string
    demo: { projectId: string; key: string }
  }
  const { email, password, demo } = welcome
  const post = async (path: string, body: object, headers: Record<string, string>) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    const response = await fetch(`${service.url}${path}`, { ...init, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`)
    return response
  }
  const login = await post('/console/api/session', { email, password }, {})
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const agent = { name: 'Bench', flow: longFlow, model: 'builtin:rules' }
  const created = await post(`/console/api/projects/${demo.projectId}/agents`, agent, { cookie })
  const { id: agentId } = (await created.json()) as { id: string }
  const headers = { authorization: `Bearer ${demo.key}` }
  const list = async () => {
    const calls: Listed[] = []
    for (let path: string | undefined = '/v1/calls?limit=200'; path !== undefined;) {
      const response = await fetch(`${service.url}${path}`, { headers })
      calls.push(...((await response.json()) as Listed[]))
      path = /^<(.*)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
    }
    return calls
  }

  return {
    /** Resolves when all calls have been answered. */
    async place(count: number, provider: Carrier): Promise<void> {
      const requests = []
      for (let index = 0; index < count; index += 1) {
        const to = index % INTERRUPTS_EVERY === 0 ? INTERRUPTING : COOPERATIVE
        requests.push(post('/v1/calls', { agentId, to, provider }, headers))
        await pause(1_000 / PLACED_PER_SECOND)
      }
      await Promise.all(requests)
      await until(async () => (await list()).every(({ status }) => status === 'in_progress' || status === 'ended'))
    },
    async untilAllEnded(count: number): Promise<{ ends: Record<string, number>; meanSeconds: number }> {
      await until(async () => (await list()).every(({ status }) => status === 'ended'))
      const calls = await list()
      const ends: Record<string, number> = {}
      for (const { status, outcome } of calls) ends[outcome ?? status] = (ends[outcome ?? status] ?? 0) + 1
      const seconds = calls.map(
        ({ startedAt, endedAt }) => (Date.parse(endedAt ?? startedAt) - Date.parse(startedAt)) / 1_000,
      )
      return {
        ends,
        meanSeconds: seconds.reduce((sum, one) => sum + one, 0) / count,
      }
    },
  }
}

interface Listed {
  status: string
  outcome: string | null
  startedAt: string
  endedAt: string | null
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const since = performance.now(); performance.now() - since < GIVE_UP_AFTER_MS;) {
    if (await condition()) return
    await pause(2_000)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
