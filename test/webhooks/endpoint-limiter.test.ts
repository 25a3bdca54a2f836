import { describe, expect, it } from 'vitest'
import { createEndpointLimiter, type Release } from '../../src/webhooks/endpoint-limiter.ts'

const never = new AbortController().signal
/** Lets everything that can happen now happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Enters and writes down the order of admission; `leave` gives the oldest place of an endpoint back. */
function watch(options?: { total?: number; perEndpoint?: number }) {
  const limiter = createEndpointLimiter(options)
  const admitted: string[] = []
  const places = new Map<string, Release[]>()
  let left = 0
  return {
    admitted,
    left: () => left,
    enter(endpointId: string, signal = never) {
      const entered = limiter.acquire(endpointId, signal).then((leave) => {
        admitted.push(endpointId)
        places.set(endpointId, [...(places.get(endpointId) ?? []), leave])
      })
      entered.catch(() => {})
      return entered
    },
    /** Slowly, unless told how long it took: null for no response. */
    leave(endpointId: string, responseMs: number | null = 2_000) {
      left += 1
      places.get(endpointId)?.shift()?.(responseMs)
    },
    leaveUnsent(endpointId: string) {
      places.get(endpointId)?.shift()?.(undefined)
    },
  }
}

describe('the endpoint limiter', () => {
  it('runs 16 attempts of one endpoint at once and no more while it is quiet', async () => {
    const limiter = watch()
    for (let i = 0; i < 30; i++) void limiter.enter('a')
    await settle()
    expect(limiter.admitted).toHaveLength(16)
    limiter.leave('a')
    await settle()
    expect(limiter.admitted).toHaveLength(17)
  })

  it('runs four attempts of one endpoint at once and no more while half of the places are taken', async () => {
    const limiter = watch()
    for (let i = 0; i < 32; i++) void limiter.enter(`endpoint ${i}`)
    for (let i = 0; i < 10; i++) void limiter.enter('a')
    await settle()
    expect(limiter.admitted).toHaveLength(36)
    limiter.leave('a')
    await settle()
    expect(limiter.admitted).toHaveLength(37)
  })

  it('leaves half of the places to others when several endpoints have much to send', async () => {
    const limiter = watch()
    const busy = ['a', 'b', 'c', 'd', 'e']
    for (let i = 0; i < 100; i++) for (const endpointId of busy) void limiter.enter(endpointId)
    await settle()
    expect(limiter.admitted).toHaveLength(32)
    for (let i = 0; i < 100; i++) {
      limiter.leave(busy[i % busy.length] ?? '')
      await settle()
      expect(limiter.admitted).toHaveLength(33 + i)
    }
    for (let i = 0; i < 32; i++) void limiter.enter(`endpoint ${i}`)
    await settle()
    expect(limiter.admitted).toHaveLength(164)
  })

  it('runs 64 attempts at once over all endpoints', async () => {
    const limiter = watch()
    for (let i = 0; i < 200; i++) void limiter.enter(`endpoint ${i}`)
    await settle()
    expect(limiter.admitted).toHaveLength(64)
  })

  it('lets a healthy endpoint start at once beside four that hang with 200 waiting each', async () => {
    const limiter = watch()
    for (const hanging of ['a', 'b', 'c', 'd']) {
      for (let i = 0; i < 200; i++) void limiter.enter(hanging)
    }
    await settle()
    expect(limiter.admitted).toHaveLength(40)
    await limiter.enter('healthy')
    expect(limiter.admitted.at(-1)).toBe('healthy')
  })

  it('leaves room for the others however many endpoints are silent', async () => {
    const limiter = watch()
    const dead = Array.from({ length: 100 }, (_, index) => `dead ${index}`)
    for (const endpointId of dead) {
      await limiter.enter(endpointId)
      limiter.leave(endpointId, null)
    }
    limiter.admitted.length = 0
    for (const endpointId of dead) for (let i = 0; i < 5; i++) void limiter.enter(endpointId)
    await settle()
    expect(limiter.admitted).toHaveLength(32)
    await limiter.enter('healthy')
    expect(limiter.admitted.at(-1)).toBe('healthy')
  })

  it('gives an endpoint that answers again its places back', async () => {
    const limiter = watch()
    await limiter.enter('a')
    limiter.leave('a', null)
    for (let i = 0; i < 30; i++) void limiter.enter('a')
    await settle()
    expect(limiter.admitted).toHaveLength(2)
    limiter.leave('a')
    await settle()
    expect(limiter.admitted).toHaveLength(18)
  })

  it('does not take an attempt that was not sent for an answer', async () => {
    const limiter = watch()
    void limiter.enter('a')
    await settle()
    limiter.leave('a', null)
    for (let i = 0; i < 10; i++) void limiter.enter('a')
    await settle()
    expect(limiter.admitted).toHaveLength(2)
    limiter.leaveUnsent('a')
    await settle()
    expect(limiter.admitted).toHaveLength(3)
  })

  it('gives an endpoint one place more for each quick response, up to 64', async () => {
    const limiter = watch()
    for (let i = 0; i < 300; i++) void limiter.enter('a')
    await settle()
    for (const [left, running] of [
      [1, 17],
      [10, 26],
      [48, 64],
      [100, 64],
    ] as const) {
      while (limiter.admitted.length < left + running) {
        limiter.leave('a', 20)
        await settle()
      }
      expect(limiter.admitted).toHaveLength(left + running)
      expect(limiter.left()).toBe(left)
    }
  })

  it('takes them away at the first slow response', async () => {
    const limiter = watch()
    for (let i = 0; i < 300; i++) void limiter.enter('a')
    for (let i = 0; i < 48; i++) {
      await settle()
      limiter.leave('a', 20)
    }
    await settle()
    expect(limiter.admitted).toHaveLength(48 + 64)
    for (let i = 0; i < 100; i++) {
      limiter.leave('a')
      await settle()
    }
    expect(limiter.admitted.length - limiter.left()).toBe(16)
  })

  it('lets a healthy endpoint start at once beside quick ones that have come to hang', async () => {
    const limiter = watch()
    const hanging = ['a', 'b', 'c', 'd']
    for (let i = 0; i < 300; i++) for (const endpointId of hanging) void limiter.enter(endpointId)
    for (let i = 0; i < 60; i++) {
      await settle()
      for (const endpointId of hanging) limiter.leave(endpointId, 20)
    }
    await settle()
    expect(limiter.admitted.length - limiter.left()).toBe(32 + 64) // half of the first stock, all of the second
    await limiter.enter('healthy')
    expect(limiter.admitted.at(-1)).toBe('healthy')
  })

  it('gives places that come free to the endpoints in turn', async () => {
    const limiter = watch({ total: 2, perEndpoint: 2 })
    void limiter.enter('a')
    void limiter.enter('a')
    for (const next of ['a', 'a', 'a', 'b', 'b', 'c']) void limiter.enter(next)
    for (let i = 0; i < 6; i++) {
      await settle()
      limiter.leave(limiter.admitted[i] ?? '')
    }
    await settle()
    expect(limiter.admitted.slice(2).join('')).toBe('bcabaa')
  })

  it('forgets who stops waiting', async () => {
    const limiter = watch({ total: 1, perEndpoint: 1 })
    await limiter.enter('a')
    const leaving = new AbortController()
    const entered = limiter.enter('b', leaving.signal)
    void limiter.enter('c')
    leaving.abort(new Error('switched off'))
    await expect(entered).rejects.toThrow('switched off')
    limiter.leave('a')
    await settle()
    expect(limiter.admitted).toEqual(['a', 'c'])
  })

  it('refuses who comes with an aborted signal', async () => {
    const limiter = createEndpointLimiter()
    await expect(limiter.acquire('a', AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late')
  })

  it('learns from an attempt without a place, as one by hand is', async () => {
    const limiter = createEndpointLimiter()
    limiter.learn('a', null)
    expect(limiter.isUnresponsive('a')).toBe(true)
    await limiter.acquire('a', never)
    const second = watchOne(limiter.acquire('a', never))
    await settle()
    expect(second.settled).toBe(false)
    limiter.learn('a', 2_000)
    await settle()
    expect(second.settled).toBe(true)
  })

  it('takes a place back once, however often it is given', async () => {
    const limiter = createEndpointLimiter({ total: 1, perEndpoint: 1 })
    const leave = await limiter.acquire('a', never)
    leave(0)
    leave(0)
    await limiter.acquire('a', never)
    const second = watchOne(limiter.acquire('a', never))
    await settle()
    expect(second.settled).toBe(false)
  })
})

function watchOne(promise: Promise<unknown>): { settled: boolean } {
  const state = { settled: false }
  void promise.then(() => (state.settled = true))
  return state
}

describe('the queue of an endpoint', () => {
  it('is full with 4,000 waiting, and with 100 once the endpoint gave no response', async () => {
    const limiter = createEndpointLimiter()
    const releases: Release[] = []
    for (let count = 0; count < 16 + 3_999; count += 1)
      void limiter.acquire('a', never).then((release) => releases.push(release))
    await settle()
    expect(limiter.isFull('a')).toBe(false)
    void limiter.acquire('a', never)
    expect(limiter.isFull('a')).toBe(true)
    expect(limiter.isFull('b')).toBe(false)
    for (let count = 0; count < 101; count += 1) void limiter.acquire('dead', never).then((release) => release(null))
    await settle()
    for (let count = 0; count < 101; count += 1) void limiter.acquire('dead', never)
    expect(limiter.isFull('dead')).toBe(true)
    expect([limiter.isUnresponsive('dead'), limiter.isUnresponsive('a')]).toEqual([true, false])
  })

  it('is full with more than 500 when 8,000 wait for all endpoints together', async () => {
    const limiter = createEndpointLimiter()
    for (const busy of ['a', 'b']) for (let count = 0; count < 4_016; count += 1) void limiter.acquire(busy, never)
    for (let count = 0; count < 600; count += 1) {
      expect(limiter.isFull('c')).toBe(count >= 504)
      if (!limiter.isFull('c')) void limiter.acquire('c', never)
    }
  })

  it('has room again when waiting attempts are called off', async () => {
    const limiter = createEndpointLimiter()
    const stopped = new AbortController()
    for (let count = 0; count < 4_016; count += 1) limiter.acquire('a', stopped.signal).catch(() => {})
    expect(limiter.isFull('a')).toBe(true)
    stopped.abort()
    expect(limiter.isFull('a')).toBe(false)
  })
})
