import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKeyGuard } from '../../../src/api/http/guard.ts'
import { openApi, type OpenedApi } from '../../support/api/open-api.ts'
import { randomFrom } from '../../support/random.ts'

let api: OpenedApi
beforeAll(async () => {
  api = await openApi()
})
afterAll(() => api.close())

const LIMIT = 120
const reply = { header: () => reply } as unknown as FastifyReply

/** Sends 200 requests whose look-ups take differently long; returns how many are let in. */
async function letIn(seed: number): Promise<number> {
  const random = randomFrom(seed)
  const start = api.clock.now()
  let passedMs = 0
  // Time goes on with each look-up that is over, as it does while a server answers them one after the other.
  const clock = { now: () => start + passedMs, after: () => () => {} }
  const findByLookup: typeof api.store.actors.findByLookup = async (lookup, limit) => {
    for (let rounds = random.int(20); rounds > 0; rounds -= 1) await new Promise(setImmediate)
    passedMs += 1
    return api.store.actors.findByLookup(lookup, limit)
  }
  const store = { ...api.store, actors: { ...api.store.actors, findByLookup } }
  const guard = createKeyGuard({ store, clock, keyUsage: { record() {} }, config: { rateLimitPerMinute: LIMIT } })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, async () => {
      for (let rounds = random.int(5); rounds > 0; rounds -= 1) await new Promise(setImmediate)
      const request = {
        headers: { authorization: `Bearer ${api.key}` },
        params: {},
        raw: { socket: {} },
        routeOptions: { config: {} },
      }
      await guard(request as unknown as FastifyRequest, reply)
    }),
  )
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

it.each(Array.from({ length: 10 }, (_, index) => index + 1))(
  'lets exactly 120 of 200 requests in, in whatever order their look-ups end (seed %i)',
  async (seed) => {
    expect(await letIn(seed)).toBe(LIMIT)
  },
)
