import Stripe from 'stripe'
import { afterEach, describe, expect, it } from 'vitest'
import { effectHandlers } from '../../src/actors/runtime/effect-handler.ts'
import { postWebhookEffect } from '../../src/effects/post-webhook.ts'
import { createMachineLookup } from '../../src/actors/machine-lookup.ts'
import { PARTITIONS } from '../../src/actors/ports/actor-store.ts'
import { type Clock } from '../../src/base/time.ts'
import type { Kernel } from '../../src/actors/kernel.ts'
import { createRuntime } from '../../src/actors/runtime/runtime.ts'
import type { PlainSnapshot } from '../../src/actors/types.ts'
import { deliveryView } from '../../src/machines/webhook-delivery/delivery-view.ts'
import { webhookDeliveryDefinition } from '../../src/machines/webhook-delivery/webhook-delivery.ts'
import type { Store } from '../../src/ports/store.ts'
import { openSqliteStore } from '../../src/store/sqlite/open-sqlite-store.ts'
import { createWebhookAgent } from '../../src/webhooks/http/webhook-agent.ts'
import { createEndpointLimiter } from '../../src/webhooks/endpoint-limiter.ts'
import { createDeliveryBodies } from '../../src/webhooks/delivery-bodies.ts'
import { createPostWebhook } from '../../src/webhooks/post-webhook.ts'
import { resolveLocally } from '../../src/security/resolve.ts'
import { newFolder } from '../store/folder.ts'
import { Receiver, respond } from '../support/webhooks/receiver.ts'

const T0 = 1_800_000_000_000
const SECRET = 'whsec_m4xGkq0Zb1vJ7n-2_Qd8sY5uTfRcWpLhEaOiKzXyBtA'
const ID = '0197aaaa-0000-7000-8000-000000000001'
const ADDRESS = `webhook-delivery/${ID}` as const
const stripe = new Stripe('sk_test_unused')

const closing: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A service that only delivers: the real kernel on a real store, with a clock whose hands the test turns. */
class Deliveries {
  now = T0
  kernel: Kernel
  readonly store: Store

  static async start(url: string): Promise<Deliveries> {
    const folder = await newFolder()
    const store = await openSqliteStore({ dataDir: folder.path })
    closing.push(folder.remove, () => store.close())
    const endpoint = { id: 'e1', projectId: 'p1', url, secret: SECRET, enabled: true, createdAt: T0, deletedAt: null }
    await store.endpoints.insert(endpoint)
    const deliveries = new Deliveries(store)
    closing.push(() => deliveries.kernel.stop())
    return deliveries
  }

  private constructor(store: Store) {
    this.store = store
    this.kernel = this.#boot()
  }

  async restart(): Promise<void> {
    await this.kernel.stop()
    this.kernel = this.#boot()
  }

  begin(until: (snapshot: PlainSnapshot) => boolean) {
    const what = { deliveryId: ID, projectId: 'p1', endpointId: 'e1', url: 'http://x/', event: 'call.completed' }
    const input = { ...what, callId: 'c1', at: this.now }
    const create = { type: 'webhook-delivery', id: ID, machine: 'webhook-delivery', version: '1', input }
    return this.kernel.createAndAsk(create, until)
  }

  /** Turns the clock to the next attempt and resolves when it is over. */
  async nextAttempt(): Promise<void> {
    const [due] = await this.due(Number.MAX_SAFE_INTEGER)
    if (!due) throw new Error('Nothing is due.')
    this.now = due.wakeAt
    const over = new Promise<void>((resolve) => {
      const stop = this.kernel.observe(({ state }) => {
        if (state.plain.value === 'attempting') return
        stop()
        resolve()
      })
    })
    await this.kernel.wake([due])
    await over
  }

  due(until: number) {
    const partitions = Array.from({ length: PARTITIONS }, (_, partition) => partition)
    return this.store.actors.listDue(until, partitions, 10)
  }

  async view() {
    const record = await this.kernel.read(ADDRESS)
    if (!record) throw new Error('There is no delivery.')
    return deliveryView(record.snapshot)
  }

  #boot(): Kernel {
    const clock: Clock = { now: () => this.now, after: () => () => {} }
    const agent = createWebhookAgent({ production: false, resolve: resolveLocally })
    closing.push(() => agent.destroy())
    const post = createPostWebhook({
      endpoints: this.store.endpoints,
      bodies: createDeliveryBodies({
        payloads: this.store.payloads,
        summaries: { find: async (callId) => Buffer.from(JSON.stringify({ callId })) },
      }),
      decryptSecret: (stored) => stored,
      agent,
      limiter: createEndpointLimiter(),
      clock,
      production: false,
    })
    return createRuntime({
      store: this.store.actors,
      machines: createMachineLookup([webhookDeliveryDefinition], {}),
      handlers: effectHandlers([postWebhookEffect(post)]),
      clock,
      nodeId: `node ${this.now}`,
      log: { warn: () => {}, error: () => {} },
    })
  }
}

const isResting = ({ value }: PlainSnapshot) => value !== 'attempting'

describe.each([
  ['in one process', false],
  ['with a restart between any two attempts', true],
])('a delivery %s', (_how, restarts) => {
  it('is tried six times on schedule, with the same bytes and a fresh signature, and can be resent', async () => {
    await using receiver = await Receiver.start((socket, n) => respond(n <= 6 ? 500 : 200)(socket))
    const deliveries = await Deliveries.start(receiver.url)
    await deliveries.begin(isResting)
    for (let attempt = 2; attempt <= 6; attempt++) {
      if (restarts) await deliveries.restart()
      await deliveries.nextAttempt()
    }
    expect(await deliveries.view()).toMatchObject({ status: 'failed', attempts: 6, lastStatus: 500 })
    expect(await deliveries.due(Number.MAX_SAFE_INTEGER)).toEqual([])

    if (restarts) await deliveries.restart()
    deliveries.now += 60_000
    await deliveries.kernel.ask(ADDRESS, { type: 'delivery.resend' }, isResting)
    expect(await deliveries.view()).toMatchObject({ status: 'delivered', attempts: 6, lastStatus: 200 })

    const seconds = receiver.arrivals.map(({ body, headers }) => {
      const signature = headers['Svc-Signature'] ?? ''
      const t = Number(/^t=(\d+)/.exec(signature)?.[1])
      const event = stripe.webhooks.constructEvent(body, signature, SECRET, 300, undefined, t * 1000)
      expect(event).toMatchObject({ id: ID, createdAt: new Date(T0).toISOString(), data: { call: { callId: 'c1' } } })
      return t - T0 / 1000
    })
    expect(seconds).toEqual([0, 30, 150, 750, 4_350, 25_950, 26_010])
    expect(new Set(receiver.arrivals.map(({ body }) => String(body))).size).toBe(1)
    expect(new Set(receiver.arrivals.map(({ headers }) => headers['Svc-Delivery']))).toEqual(new Set([ID]))
  })

  it('waits for nothing more once a resend was accepted', async () => {
    await using receiver = await Receiver.start((socket, n) => respond(n === 1 ? 500 : 200)(socket))
    const deliveries = await Deliveries.start(receiver.url)
    await deliveries.begin(isResting)
    if (restarts) await deliveries.restart()
    deliveries.now += 1_000
    await deliveries.kernel.ask(ADDRESS, { type: 'delivery.resend' }, isResting)
    expect(await deliveries.view()).toMatchObject({ status: 'delivered', attempts: 1 })
    expect(await deliveries.due(Number.MAX_SAFE_INTEGER)).toEqual([])
  })

  it('is sent again under the same id when the process died before writing the result down', async () => {
    const arrived = Promise.withResolvers<void>()
    await using receiver = await Receiver.start((socket, n) => (n === 1 ? arrived.resolve() : respond(200)(socket)))
    const deliveries = await Deliveries.start(receiver.url)
    const first = deliveries.begin(isResting)
    first.catch(() => {})
    await arrived.promise
    await deliveries.restart()
    const over = new Promise<void>((resolve) => void deliveries.kernel.observe(() => resolve()))
    await deliveries.kernel.adopt(ADDRESS)
    await over
    expect(await deliveries.view()).toMatchObject({ status: 'delivered', attempts: 1 })
    const [a, b] = receiver.arrivals
    expect(receiver.arrivals).toHaveLength(2)
    expect(b?.body.equals(a?.body ?? Buffer.alloc(0))).toBe(true)
    expect(b?.headers['Svc-Delivery']).toBe(ID)
  })
})
