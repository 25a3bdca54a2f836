/**
 * Many conversations that end at once: how long until a healthy endpoint has been told of all, alone and beside four that
 * take connections and never respond; and how long a loop needs that posts as many bodies with undici and does nothing
 * else. Everything but the receiver runs in this process.
 *
 *     npm run bench -- endings
 */
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { Pool } from 'undici'
import { createEndpoint, updateEndpoint } from '../src/console/endpoints.ts'
import type { Endpoint } from '../src/ports/entities.ts'
import { deliveryView } from '../src/machines/webhook-delivery/delivery-view.ts'
import { generateSigningSecret, sign } from '../src/webhooks/signature.ts'
import { openApp, type OpenApp } from './open-app.ts'
import { run } from './process.ts'

const ENDINGS = 2_000
const IN_FLIGHT = 64
const DEAD_ENDPOINTS = 4
const ROUNDS = 3

/** In ms, one figure a round: from the first request to the last response of the healthy endpoint. */
export interface EndingsFigures {
  bareMs: number[]
  aloneMs: number[]
  besideDeadMs: number[]
  /** The endings themselves, without any endpoint. */
  endingsMs: number[]
}

export async function measureEndings(): Promise<EndingsFigures> {
  const receiver = await run('bench/receiver.ts', {}, { core: 1 })
  const service = await openApp()
  const { app, projectId } = service
  const traps = await Promise.all(Array.from({ length: DEAD_ENDPOINTS }, startTrap))
  const healthy = (await createEndpoint(app.console, projectId, `${receiver.url}/healthy`)).endpoint
  const dead: Endpoint[] = []
  for (const { url } of traps) dead.push((await createEndpoint(app.console, projectId, url)).endpoint)
  const turn = async (endpoints: readonly Endpoint[], enabled: boolean) => {
    for (const { id } of endpoints) {
      const present = await app.store.endpoints.find(id)
      if (present) await updateEndpoint(app.console, present, { enabled })
    }
  }

  let delivered = 0
  let last = ''
  app.kernel.observe(({ actorId, state }) => {
    if (!actorId.startsWith('webhook-delivery/')) return
    const { endpointId, status, callId } = deliveryView(state.plain)
    if (endpointId !== healthy.id || status !== 'delivered') return
    delivered += 1
    last = callId ?? ''
  })

  const tellAll = async (expected: number): Promise<number> => {
    const calls = await startConversations(service)
    delivered = 0
    const start = performance.now()
    await inFlight(calls, (callId) => endConversation(service, callId))
    while (delivered < expected) await new Promise((resolve) => setTimeout(resolve, 1))
    return performance.now() - start
  }

  const figures: EndingsFigures = { bareMs: [], aloneMs: [], besideDeadMs: [], endingsMs: [] }
  // The first round warms everything up and is left out.
  for (let round = 0; round <= ROUNDS; round += 1) {
    await turn(dead, false)
    const aloneMs = await tellAll(ENDINGS)
    const bareMs = await postAll(receiver.url, await bodyOf(service, last))
    await turn(dead, true)
    const besideDeadMs = await tellAll(ENDINGS)
    await turn([healthy, ...dead], false)
    const endingsMs = await tellAll(0)
    await turn([healthy], true)
    if (round === 0) continue
    figures.aloneMs.push(aloneMs)
    figures.bareMs.push(bareMs)
    figures.besideDeadMs.push(besideDeadMs)
    figures.endingsMs.push(endingsMs)
  }
  for (const trap of traps) trap.close()
  await service.close()
  await receiver.stop()
  return figures
}

async function startConversations({ app, agentId, headers }: OpenApp): Promise<string[]> {
  return inFlight(Array.from({ length: ENDINGS }), async () => {
    const started = await app.server.inject({ method: 'POST', url: '/v1/conversations', headers, payload: { agentId } })
    return started.json<{ callId: string }>().callId
  })
}

async function endConversation({ app, headers }: OpenApp, callId: string): Promise<void> {
  const { statusCode } = await app.server.inject({ method: 'DELETE', url: `/v1/conversations/${callId}`, headers })
  if (statusCode !== 204) throw new Error(`An ending was answered ${statusCode}.`)
}

async function bodyOf({ app }: OpenApp, callId: string): Promise<string> {
  const body = await app.console.deliveryBodies.find({ deliveryId: callId, callId, createdAt: Date.now() })
  if (body === null) throw new Error('There is no body.')
  return body
}

/** Signs and posts the body as often as conversations end. */
async function postAll(url: string, body: string): Promise<number> {
  const pool = new Pool(url, { connections: IN_FLIGHT })
  const secret = generateSigningSecret()
  const start = performance.now()
  await inFlight(Array.from({ length: ENDINGS }), async () => {
    const headers = { 'content-type': 'application/json', 'svc-signature': sign(secret, body, Date.now()) }
    const response = await pool.request({ method: 'POST', path: '/bare', headers, body })
    await response.body.dump()
  })
  const ms = performance.now() - start
  await pool.close()
  return ms
}

/** Does the work for each thing, 64 at a time; resolves with the results in order. */
async function inFlight<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    while (next < things.length) {
      const index = next
      next += 1
      results[index] = await work(things[index] as Thing)
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker))
  return results
}

/** Takes connections, reads what comes and never responds. */
async function startTrap(): Promise<{ url: string; close: () => void }> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).resume())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/dead`, close }
}
