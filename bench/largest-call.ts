/**
 * The longest conversation that there may be, with as many variables as may be: what it costs to read it, to load it
 * after a restart, and to render and send its webhook.
 *
 *     npm run bench -- largest
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { LIMITS } from '../src/base/limits.ts'
import { createAgent } from '../src/console/agents.ts'
import { createEndpoint } from '../src/console/endpoints.ts'
import type { CallDetails } from '../src/machines/dialogue/call-context.ts'
import { deliveryCreates } from '../src/machines/dialogue/deliveries.ts'
import { openApp, type OpenApp } from './open-app.ts'
import { run } from './process.ts'

/** Each message, so that the conversation comes to its last turn just before it has as many bytes as may be. */
const MESSAGE_BYTES = 600
const VARIABLES = 26
const VARIABLE_CHARS = 1_024
/** Of two rounds each, the worst counts. The first warms up, and is not counted. */
const ROUNDS = 3

interface Step {
  name: string
  /** Longest CPU time of the main thread within one turn of the event loop. */
  blockedMs: number
  /** Highest use of memory in and outside the heap, beyond what was there before. */
  peakMiB: number
}

export interface LargestCallFigures {
  /** Of the response of `GET /v1/calls/:id`. */
  bytes: number
  turns: number
  steps: Step[]
}

export async function measureLargestCall(): Promise<LargestCallFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  const receiver = await run('bench/receiver.ts', {})
  let opened = await openApp(folder)
  const agentId = await addEndlessAgent(opened)
  const { endpoint } = await createEndpoint(opened.app.console, opened.projectId, receiver.url)

  /** Loads the conversation from the store, as nothing is in memory after a restart. */
  const restart = async () => {
    await opened.close()
    opened = await openApp(folder)
  }
  const say = async () => {
    const url = `/v1/conversations/${callId}/messages`
    const text = 'न'.repeat(MESSAGE_BYTES / 3)
    const response = await opened.app.server.inject({ method: 'POST', url, headers: opened.headers, payload: { text } })
    if (response.statusCode !== 200) throw new Error(`A message was refused: ${response.payload}`)
    return response.json<{ ended: boolean }>().ended
  }
  const read = async () => {
    const { headers } = opened
    const response = await opened.app.server.inject({ method: 'GET', url: `/v1/calls/${callId}`, headers })
    return response.payload
  }
  const deliver = async () => {
    const deliveries = [{ id: randomUUID(), endpointId: endpoint.id, url: endpoint.url }]
    const call = { callId, projectId: opened.projectId } as CallDetails
    const [create] = deliveryCreates(call, { deliveries } as never, Date.now())
    if (!create) throw new Error('There is nothing to deliver.')
    const isOver = ({ value }: { value: unknown }) => value === 'delivered' || value === 'waiting'
    const { snapshot } = await opened.app.kernel.createAndAsk(create, isOver)
    if (snapshot?.value !== 'delivered') throw new Error('The receiver did not answer.')
  }

  const callId = await start(opened, agentId)
  for (let messages = 0; messages < LIMITS.callTurns.value / 2 - ROUNDS - 2; messages += 1) await say()
  const loading = await worst('loaded by a message after a restart', say, restart)
  const readingAgain = await worst('read after a restart', read, restart)
  const reading = await worst('read', read)
  while (!(await say()));
  const steps = [reading, readingAgain, loading, await worst('its webhook after a restart', deliver, restart)]
  const body = await read()
  const { turns } = JSON.parse(body) as { turns: unknown[] }
  await opened.close()
  await receiver.stop()
  rmSync(folder, { recursive: true })
  return { bytes: Buffer.byteLength(body), turns: turns.length, steps }
}

async function addEndlessAgent({ app, projectId }: OpenApp): Promise<string> {
  const flow = {
    id: 'endless',
    name: 'Endless',
    description: '',
    start: 'hello',
    nodes: [
      { id: 'hello', type: 'start', say: 'नमस्ते।', next: 'ask' },
      { id: 'ask', type: 'ask', fields: ['note'], guidance: '', next: 'again' },
      {
        id: 'again',
        type: 'branch',
        branches: [{ next: 'bye', when: { op: 'eq', field: 'note', value: 'done' } }],
        default: 'ask',
      },
      { id: 'bye', type: 'end', say: 'धन्यवाद।' },
    ],
    fields: [{ name: 'note', type: 'string', description: 'Note', options: [], required: true }],
    variables: [],
    settings: { persona: '', languages: ['hi'], maxAttempts: 10 },
  }
  const { id } = await createAgent(app.console, projectId, { name: 'Endless', description: '', flow: flow as never })
  return id
}

async function start({ app, headers }: OpenApp, agentId: string): Promise<string> {
  const value = 'व'.repeat(VARIABLE_CHARS)
  const variables = Object.fromEntries(Array.from({ length: VARIABLES }, (_, index) => [`v${index}`, value]))
  const payload = { agentId, variables }
  const response = await app.server.inject({ method: 'POST', url: '/v1/conversations', headers, payload })
  const { callId } = response.json<{ callId?: string }>()
  if (callId === undefined) throw new Error(`The conversation was refused: ${response.payload}`)
  return callId
}

async function worst(name: string, work: () => Promise<unknown>, prepare = async () => {}): Promise<Step> {
  const found: Step = { name, blockedMs: 0, peakMiB: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    await prepare()
    const { blockedMs, peakMiB } = await watch(work)
    if (round === 0) continue
    found.blockedMs = Math.max(found.blockedMs, blockedMs)
    found.peakMiB = Math.max(found.peakMiB, peakMiB)
  }
  return found
}

/** Looks at the thread's CPU time and the process's memory with every turn of the event loop. */
async function watch(work: () => Promise<unknown>): Promise<Omit<Step, 'name'>> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const before = usedBytes()
  let [blockedMs, peak, isOver] = [0, 0, false]
  let tick = cpuMs()
  const look = () => {
    peak = Math.max(peak, usedBytes() - before)
    const now = cpuMs()
    blockedMs = Math.max(blockedMs, now - tick)
    tick = now
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await work()
  look()
  isOver = true
  return { blockedMs, peakMiB: peak / 2 ** 20 }
}

function usedBytes(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
