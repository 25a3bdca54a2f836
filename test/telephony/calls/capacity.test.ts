import { describe, expect, it } from 'vitest'
import type { Committed } from '../../../src/actors/kernel.ts'
import type { ActorStatus, StateValue } from '../../../src/actors/types.ts'
import { createCapacity } from '../../../src/telephony/calls/capacity.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'

function setUp(max = 2) {
  const clock = new VirtualClock()
  const held = new Set<string>()
  const voices = {
    has: (callId: string) => held.has(callId),
    get size() {
      return held.size
    },
  }
  const capacity = createCapacity({ max, mediaSessions: voices, clock })
  const commit = (callId: string, value: StateValue, status: ActorStatus = 'active') =>
    capacity.observe({ actorId: `call/${callId}`, state: { plain: { value, status } } } as unknown as Committed)
  return { clock, held, capacity, commit }
}

describe('capacity', () => {
  it('counts a call once, from before it is dialled until its audio is gone', () => {
    const { held, capacity, commit } = setUp()
    capacity.reserve('a')
    commit('a', { queued: 'dialling' })
    commit('a', { ringing: { monitor: 'idle' } })
    expect(capacity.count).toBe(1)
    held.add('a')
    expect(capacity.count).toBe(1)
    commit('a', { inProgress: { monitor: 'idle' } })
    expect(capacity.count).toBe(1)
    held.delete('a')
    expect(capacity.count).toBe(0)
  })

  it('is full at its maximum, and has room again when a call was never answered', () => {
    const { capacity, commit } = setUp(2)
    capacity.reserve('a')
    capacity.reserve('b')
    expect(capacity.isFull).toBe(true)
    commit('a', 'ended', 'done')
    commit('conversation', 'ended', 'done')
    expect([capacity.count, capacity.isFull]).toEqual([1, false])
  })

  it('reserves none above its maximum, but for a call that it counts already or that rang before', () => {
    const { capacity } = setUp(1)
    expect(['a', 'a', 'b'].map((callId) => capacity.reserve(callId))).toEqual([true, true, false])
    capacity.reserveForced('c')
    expect(capacity.count).toBe(2)
    capacity.close()
    expect([capacity.reserve('d'), capacity.isClosed]).toEqual([false, true])
  })

  it('stops counting a call after three minutes without news, as another node carries it', async () => {
    const { clock, capacity } = setUp()
    capacity.reserve('a')
    await clock.advance(180_000)
    expect(capacity.count).toBe(0)
  })

  it('takes no call once it is closed, and waits for calls in progress up to a time limit', async () => {
    const { clock, held, capacity } = setUp()
    held.add('a')
    capacity.close()
    expect(capacity.isFull).toBe(true)
    const over: string[] = []
    void capacity.drained(60_000).then(() => over.push('one'))
    void capacity.drained(5_000).then(() => over.push('impatient'))
    await clock.advance(6_000)
    expect(over).toEqual(['impatient'])
    held.delete('a')
    await clock.advance(1_500)
    expect(over, 'the result is still to be told').toEqual(['impatient'])
    await clock.advance(700)
    expect(over).toEqual(['impatient', 'one'])
  })

  it('stops waiting once the drain is aborted', async () => {
    const { clock, held, capacity } = setUp()
    held.add('a')
    let isOver = false
    void capacity.drained(60_000).then(() => (isOver = true))
    await clock.advance(5_000)
    capacity.abortDrain()
    await clock.advance(100)
    expect(isOver).toBe(true)
  })

  it('does not wait where there is no call', async () => {
    const { clock, capacity } = setUp()
    const before = clock.now()
    await capacity.drained(60_000)
    expect(clock.now()).toBe(before)
  })
})
