import type { Socket } from 'node:net'
import Stripe from 'stripe'
import { onTestFinished } from 'vitest'
import type { Endpoint } from '../../src/ports/entities.ts'
import type { AttemptInput } from '../../src/ports/webhooks.ts'
import { createWebhookAgent } from '../../src/webhooks/http/webhook-agent.ts'
import { createEndpointLimiter, type EndpointLimiter } from '../../src/webhooks/endpoint-limiter.ts'
import { createDeliveryBodies } from '../../src/webhooks/delivery-bodies.ts'
import { createPostWebhook, type PostWebhook } from '../../src/webhooks/post-webhook.ts'
import type { Resolve } from '../../src/security/resolve.ts'
import { certificate } from '../support/webhooks/certificate.ts'
import { Receiver } from '../support/webhooks/receiver.ts'

export const T0 = 1_800_000_000_000

export const SECRET = 'whsec_m4xGkq0Zb1vJ7n-2_Qd8sY5uTfRcWpLhEaOiKzXyBtA'

export const stripe = new Stripe('sk_test_unused')

/** Summary of the call that attempts tell of. */
export const CALL = JSON.stringify({ id: 'c1', outcome: 'completed', text: 'नमस्ते 👋 \u2028' })

const signal = new AbortController().signal

/** Longer than a test may take, so that the time limit cannot be what ends it. */
export const unhurried = { timeLimitMs: 60_000 }

/** The effect on a real agent, over stores that are kept in maps. Time stands still unless `clock.at` is set. */
export function setUp(
  options: {
    production?: boolean
    resolve?: Resolve
    timeLimitMs?: number
    limiter?: EndpointLimiter
  } = {},
) {
  const {
    production = false,
    resolve = async () => ['127.0.0.1'],
    timeLimitMs = 5_000,
    limiter = createEndpointLimiter(),
  } = options
  const endpoints = new Map<string, Endpoint>()
  const payloads = new Map<string, string>()
  const summaries = new Map([['c1', CALL]])
  const clock = { at: T0, now: () => clock.at }
  const agent = createWebhookAgent({ production, resolve, ca: certificate.cert })
  onTestFinished(() => agent.destroy())
  let looked = 0
  const post = createPostWebhook({
    endpoints: { find: async (id) => endpoints.get(id) ?? null },
    bodies: createDeliveryBodies({
      payloads: {
        find: async (id) => payloads.get(id) ?? null,
        async putIfAbsent(id, body) {
          if (!payloads.has(id)) payloads.set(id, body)
          return payloads.get(id) ?? ''
        },
      },
      summaries: {
        async find(callId) {
          looked += 1
          const summary = summaries.get(callId)
          return summary === undefined ? null : Buffer.from(summary)
        },
      },
    }),
    decryptSecret: (stored) => stored.replace('sealed:', ''),
    agent,
    limiter,
    clock,
    production,
    timeLimitMs,
  })
  return {
    post,
    clock,
    payloads,
    summaries,
    summariesSought: () => looked,
    addEndpoint: (id: string, url: string, rest: Partial<Endpoint> = {}) => {
      const endpoint = { id, projectId: 'p1', url, secret: `sealed:${SECRET}`, enabled: true, createdAt: T0 }
      endpoints.set(id, { ...endpoint, deletedAt: null, ...rest })
    },
  }
}

export function attempt(rest: Partial<AttemptInput> = {}): AttemptInput {
  return {
    deliveryId: 'd1',
    endpointId: 'e1',
    url: 'http://where.it.was/before',
    event: 'call.completed',
    callId: 'c1',
    message: null,
    attempt: 1,
    manual: false,
    createdAt: T0,
    ...rest,
  }
}

/** Endpoints are read once in a turn of the event loop. */
export const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

export const run = (post: PostWebhook, input = attempt()) => post(input, { signal, effectId: 'e' })

/** One attempt at a receiver that behaves like this. */
export async function attemptAt(answer: (socket: Socket, n: number) => void, options: { timeLimitMs?: number } = {}) {
  const receiver = await Receiver.start(answer)
  onTestFinished(() => receiver[Symbol.asyncDispose]())
  const { addEndpoint, ...rest } = setUp(options)
  addEndpoint('e1', receiver.url)
  return { ...rest, result: await run(rest.post), receiver }
}

export function drip(socket: Socket, text: string, first = ''): void {
  socket.write(first)
  const timer = setInterval(() => socket.write(text), 5)
  socket.once('close', () => clearInterval(timer))
}

export async function closed(socket: Socket | undefined): Promise<void> {
  if (socket && !socket.closed) await new Promise((resolve) => socket.once('close', resolve))
}

export async function acceptAndSay(receiver: Receiver, text: string): Promise<void> {
  while (receiver.sockets.length === 0) await new Promise((resolve) => setImmediate(resolve))
  receiver.sockets[0]?.write(text)
}
