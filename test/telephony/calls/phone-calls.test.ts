import { describe, expect, it } from 'vitest'
import type { CommandResult } from '../../../src/actors/runtime/runtime-types.ts'
import type { Create, PlainSnapshot } from '../../../src/actors/types.ts'
import type { PhoneCallOrder } from '../../../src/ports/phone-calls.ts'
import { StoreUnavailable } from '../../../src/base/errors.ts'
import { createCapacity } from '../../../src/telephony/calls/capacity.ts'
import { createPhoneCalls, type PhoneCallsDeps } from '../../../src/telephony/calls/phone-calls.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'

const ORDER = { to: '+919800000001', agent: { flowHash: 'f' }, route: {} } as unknown as PhoneCallOrder

/** A node for one call, whose kernel answers as told. */
function node(createAndAsk: (create: Create) => Promise<CommandResult>, stored: PlainSnapshot | null) {
  const clock = new VirtualClock()
  const capacity = createCapacity({ max: 1, mediaSessions: { has: () => false, size: 0 }, clock })
  const read = () => Promise.resolve(stored && ({ snapshot: stored } as never))
  const runtime = { read, createAndAsk } as unknown as PhoneCallsDeps['runtime']
  const limits = { within: (_project: string, _call: string, dial: () => Promise<unknown>) => dial() }
  const calls = createPhoneCalls({ runtime, capacity, limits, clock } as unknown as PhoneCallsDeps)
  return {
    capacity,
    clock,
    findPlaced: (callId: string) => calls.findPlaced(callId),
    place: (callId = 'c1', more: Partial<PhoneCallOrder> = {}) => calls.place({ ...ORDER, callId, ...more }),
  }
}
const call = (value: PlainSnapshot['value'], status: PlainSnapshot['status'] = 'active') =>
  ({ status, value, context: { call: { providerCallId: 'p1', fields: {} } } }) as unknown as PlainSnapshot
const answered = (snapshot: PlainSnapshot) => () =>
  Promise.resolve({ outcome: 'taken', snapshot } as unknown as CommandResult)
const away = () => Promise.reject(new StoreUnavailable('away'))

it.each([undefined, true] as const)('a call is told whether it is a test (%s)', async (isTest) => {
  let input: unknown
  const { place } = node((create) => ((input = create.input), answered(call({ ringing: {} }))()), null)
  await place('c1', isTest && { isTest })
  expect((input as { isTest?: true }).isTest).toBe(isTest)
})

describe('the capacity that a call takes of its node', () => {
  it('is reserved while its audio is still to come, three minutes at most', async () => {
    const { capacity, clock, place } = node(answered(call({ ringing: {} })), null)
    await place()
    expect(capacity.isFull).toBe(true)
    await clock.advance(180_000)
    expect(capacity.isFull).toBe(false)
  })

  it('is free again when the store could not take the call', async () => {
    const { capacity, place } = node(away, null)
    await expect(place()).rejects.toThrow(StoreUnavailable)
    expect(capacity.isFull).toBe(false)
  })

  it('is given to one call at a time: the next is refused and not dialled', async () => {
    let dialled = 0
    const { place } = node(async () => {
      dialled += 1
      return answered(call({ ringing: {} }))()
    }, null)
    await place('c1')
    await expect(place('c2')).rejects.toMatchObject({ status: 503, retryAfterSec: 5 })
    expect(dialled).toBe(1)
  })

  it('stays reserved when the call was stored although the store failed', async () => {
    const { capacity, place } = node(away, call({ queued: 'dialling' }))
    await expect(place()).rejects.toThrow(StoreUnavailable)
    expect(capacity.isFull).toBe(true)
  })

  it('is not taken by a request that is repeated when its call is over', async () => {
    const { capacity, place } = node(answered(call('ended', 'done')), null)
    await place()
    expect(capacity.isFull).toBe(false)
  })
})

describe('an order that was cut off', () => {
  /** A call that the carrier never took, with what its leg knows. */
  const over = (leg: object, value: PlainSnapshot['value'] = 'ended') => {
    const result = { outcome: 'failed', error: 'In words.', endedAt: 1 }
    const context = { call: { providerCallId: null, startedAt: 0 }, fields: {}, leg, result }
    return { status: value === 'ended' ? 'done' : 'active', value, context } as unknown as PlainSnapshot
  }

  it('is answered with the reason, also while the endpoints for its webhooks are still looked up', async () => {
    const reported = { closingAttempts: 1 }
    const { clock, place } = node(answered(over(reported, { closing: 'reporting' })), over(reported))
    const answer = place().catch((error: unknown) => error)
    await clock.advance(250)
    expect(await answer).toMatchObject({ message: 'In words.' })
  })

  it.each([
    ['a refusal, where the carrier refused it', { closingAttempts: 0 }, { status: 400, isResult: true }],
    [
      'a fault of ours, and no refusal, where dialling was cut off',
      { closingAttempts: 1 },
      { status: 500, isResult: true },
    ],
  ])('is %s, whatever the words are', async (_, leg, failure) => {
    const { place, findPlaced } = node(answered(over(leg)), over(leg))
    await expect(findPlaced('c1')).rejects.toMatchObject({ ...failure, publicMessage: 'In words.' })
    await expect(place()).rejects.toMatchObject(failure)
  })

  it('gives way to another where nobody was dialled', async () => {
    const leg = { closingAttempts: 0, isUndialled: true }
    const { place, findPlaced } = node(answered(over(leg)), over(leg))
    expect(await findPlaced('c1')).toBe('undialled')
    await expect(place()).rejects.toMatchObject({ status: 503, isResult: false })
  })

  it('is 503 as long as nobody knows whether the phone rings, and does not claim that it was not accepted', async () => {
    const { clock, findPlaced } = node(away, call({ queued: 'interrupted' }))
    const answer = findPlaced('c1').catch((error: unknown) => error)
    await clock.advance(45_250)
    const failure = await answer
    expect(failure).toMatchObject({ status: 503 })
    expect(String(failure)).toMatch(/It is not known yet whether the phone rings\. .*may have been accepted/)
  })
})
