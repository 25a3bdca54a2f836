/**
 * CPU time of a webhook delivery, recorded before and after and signed, beside that of a loop that signs and posts the
 * same body with undici and does nothing else.
 *
 *     npm run bench -- webhooks
 */
import { randomUUID } from 'node:crypto'
import { Pool } from 'undici'
import { createEndpoint } from '../src/console/endpoints.ts'
import { deliveryCreates } from '../src/machines/dialogue/deliveries.ts'
import type { CallDetails } from '../src/machines/dialogue/call-context.ts'
import type { Endpoint } from '../src/ports/entities.ts'
import { generateSigningSecret, sign } from '../src/webhooks/signature.ts'
import { openApp } from './open-app.ts'
import { run } from './process.ts'

const IN_FLIGHT = 64
/** The most that a project may have. */
const ENDPOINTS = 5
/** The number that the service opens to all of them. */
const CONNECTIONS = 4 * ENDPOINTS
const DELIVERIES = 2_000
const ROUNDS = 3

export interface WebhookFigures {
  /** CPU time of this process for one delivery, in µs; one value a round. */
  deliveryUs: number[]
  bareUs: number[]
  bodyBytes: number
}

export async function measureWebhooks(): Promise<WebhookFigures> {
  const receiver = await run('bench/receiver.ts', {})
  const { app, agentId, projectId, headers, close } = await openApp()
  const endpoints: Endpoint[] = []
  for (let place = 0; place < ENDPOINTS; place += 1)
    endpoints.push((await createEndpoint(app.console, projectId, `${receiver.url}/${place}`)).endpoint)
  const started = await app.server.inject({ method: 'POST', url: '/v1/conversations', headers, payload: { agentId } })
  const { callId } = started.json<{ callId: string }>()
  await app.server.inject({ method: 'DELETE', url: `/v1/conversations/${callId}`, headers })

  let made = 0
  const deliver = async () => {
    const id = randomUUID()
    const endpoint = endpoints[made++ % ENDPOINTS]
    if (!endpoint) throw new Error('There is no endpoint.')
    const deliveries = [{ id, endpointId: endpoint.id, url: endpoint.url }]
    const [create] = deliveryCreates({ callId, projectId } as CallDetails, { deliveries } as never, Date.now())
    if (!create) throw new Error('There is nothing to deliver.')
    const { snapshot } = await app.kernel.createAndAsk(
      create,
      ({ value }) => value === 'delivered' || value === 'waiting',
    )
    if (snapshot?.value !== 'delivered') throw new Error('The receiver did not answer.')
    return id
  }
  const delivery = { deliveryId: await deliver(), callId, createdAt: Date.now() }
  const body = (await app.console.deliveryBodies.find(delivery)) ?? ''
  const secret = generateSigningSecret()
  const pool = new Pool(receiver.url, { connections: CONNECTIONS })
  const bare = async () => {
    const signed = { 'content-type': 'application/json', 'svc-signature': sign(secret, body, Date.now()) }
    const response = await pool.request({ method: 'POST', path: '/hook', headers: signed, body })
    await response.body.dump()
  }

  const figures: WebhookFigures = { deliveryUs: [], bareUs: [], bodyBytes: Buffer.byteLength(body) }
  // The first round warms up both and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const deliveryUs = await cpuOf(deliver)
    const bareUs = await cpuOf(bare)
    if (round === 0) continue
    figures.deliveryUs.push(deliveryUs)
    figures.bareUs.push(bareUs)
  }
  await pool.close()
  await close()
  await receiver.stop()
  return figures
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  let left = DELIVERIES
  const before = process.cpuUsage()
  const worker = async () => {
    while (left > 0) {
      left -= 1
      await work()
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / DELIVERIES
}
