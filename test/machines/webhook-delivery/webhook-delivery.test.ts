import { describe, expect, it } from 'vitest'
import { checkMachine } from '../../../src/actors/step/check-machine.ts'
import { deliveryView } from '../../../src/machines/webhook-delivery/delivery-view.ts'
import { webhookDeliveryDefinition } from '../../../src/machines/webhook-delivery/webhook-delivery.ts'
import { Stepper } from '../../support/machines/stepper.ts'

const T0 = 1_800_000_000_000
const ok = { accepted: true, status: 204, error: null, durationMs: 40, stop: false }
const refused = { accepted: false, status: 503, error: 'The endpoint answered 503.', durationMs: 70, stop: false }
const off = { accepted: false, status: null, error: 'The endpoint is switched off.', durationMs: 0, stop: true }

function delivery(rest: object = {}): Stepper {
  return new Stepper(webhookDeliveryDefinition, {
    deliveryId: 'd1',
    projectId: 'p1',
    endpointId: 'e1',
    url: 'https://example.com/hook',
    event: 'call.completed',
    callId: 'c1',
    at: T0,
    ...rest,
  })
}

function ping(): Stepper {
  return delivery({ event: 'ping', callId: null, message: 'Hello' })
}

/** A delivery whose first `n` automatic attempts failed, each the moment it began. */
function afterFailures(n: number): Stepper {
  const stepper = delivery()
  stepper.done('post', refused, T0)
  for (const at of [30_000, 150_000, 750_000, 4_350_000, 25_950_000].slice(0, n - 1)) {
    stepper.fireTimer()
    stepper.done('post', refused, T0 + at)
  }
  return stepper
}

const view = (stepper: Stepper) => deliveryView(stepper.snapshot)

describe('webhook delivery', () => {
  it('is a machine that the kernel can host', () => {
    expect(() => checkMachine(webhookDeliveryDefinition)).not.toThrow()
  })

  it('attempts at once', () => {
    const stepper = delivery()
    expect(stepper.value).toBe('attempting')
    expect(stepper.owed).toEqual({
      deliveryId: 'd1',
      endpointId: 'e1',
      url: 'https://example.com/hook',
      event: 'call.completed',
      callId: 'c1',
      message: null,
      attempt: 1,
      manual: false,
      createdAt: T0,
    })
  })

  it('is delivered by an accepted attempt and owes nothing more', () => {
    const stepper = delivery()
    stepper.done('post', ok, T0 + 50)
    expect(stepper.value).toBe('delivered')
    expect(stepper.snapshot.status).toBe('active')
    expect(stepper.timers).toEqual([])
    expect(view(stepper)).toEqual({
      id: 'd1',
      projectId: 'p1',
      event: 'call.completed',
      endpointId: 'e1',
      url: 'https://example.com/hook',
      callId: 'c1',
      status: 'delivered',
      attempts: 1,
      lastStatus: 204,
      lastError: null,
      nextAttemptAt: null,
      createdAt: T0,
      attemptLog: [{ at: T0 + 10, status: 204, error: null, durationMs: 40, manual: false }],
    })
  })

  it('plans by the clock, once one that was ahead has been put right', () => {
    const stepper = delivery()
    stepper.send('xstate.done.actor.post', T0, { clockAt: T0 - 3_600_000, output: refused })
    expect(view(stepper).nextAttemptAt).toBe(T0 - 3_600_000 + 30_000)
    expect(stepper.latest.startTimers).toMatchObject([{ delayMs: 30_000 }])
  })

  it('waits 30 s, 2 min, 10 min, 1 h and 6 h, each after the end of the attempt that failed', () => {
    const stepper = delivery()
    let now = T0
    for (const delayMs of [30_000, 120_000, 600_000, 3_600_000, 21_600_000]) {
      now += 9_000 // a slow failure
      stepper.done('post', refused, now)
      expect(stepper.value).toBe('waiting')
      expect(stepper.timers).toMatchObject([{ at: now + delayMs }])
      expect(view(stepper)).toMatchObject({ status: 'pending', nextAttemptAt: now + delayMs })
      now += delayMs + 15_000 // a late sweep
      stepper.fireTimer(15_000)
      expect(stepper.value).toBe('attempting')
      expect(view(stepper).nextAttemptAt).toBeNull()
    }
    expect(stepper.owed).toMatchObject({ attempt: 6 })
    stepper.done('post', refused, now)
    expect(stepper.value).toBe('failed')
    expect(stepper.timers).toEqual([])
    expect(view(stepper)).toMatchObject({ status: 'failed', attempts: 6, lastStatus: 503, nextAttemptAt: null })
    expect(view(stepper).attemptLog).toHaveLength(6)
  })

  it('is put off without an attempt while too much waits for its endpoint', () => {
    const stepper = delivery()
    stepper.done('post', { ...off, error: null, stop: false, postponedForMs: 60_000 }, T0)
    expect(view(stepper)).toMatchObject({ status: 'pending', attempts: 0, attemptLog: [], nextAttemptAt: T0 + 60_000 })
    stepper.fireTimer()
    expect(stepper.owed).toMatchObject({ attempt: 1, manual: false })
    stepper.done('post', ok, T0 + 61_000)
    expect(view(stepper)).toMatchObject({ status: 'delivered', attempts: 1 })
  })

  it('knows for how long it was put off since its last attempt, whether or not the service ran', () => {
    const putOff = { ...off, error: null, stop: false, postponedForMs: 60_000 }
    const stepper = afterFailures(1)
    stepper.fireTimer()
    expect(stepper.owed).not.toHaveProperty('postponedMs')
    stepper.done('post', { ...putOff, postponedMs: 60_000 }, T0 + 30_000)
    stepper.fireTimer(2 * 86_400_000) // the service stood still
    expect(stepper.owed).toMatchObject({ attempt: 2, postponedMs: 60_000 })
    stepper.done('post', { ...putOff, postponedMs: 120_000 }, T0 + 2 * 86_400_000)
    stepper.fireTimer()
    expect(stepper.owed).toMatchObject({ attempt: 2, postponedMs: 120_000 })
    stepper.done('post', refused, T0 + 3 * 86_400_000)
    stepper.fireTimer()
    expect(stepper.owed).toMatchObject({ attempt: 3, postponedMs: 0 })
  })

  it('takes the events of an earlier version, which did not write for how long, as that version did', () => {
    const stepper = delivery()
    stepper.done('post', { ...off, error: null, stop: false, postponedForMs: 60_000 }, T0)
    expect(stepper.snapshot.context).not.toHaveProperty('postponedMs')
    stepper.fireTimer()
    expect(stepper.owed).not.toHaveProperty('postponedMs')
  })

  it('is delivered by the sixth attempt', () => {
    const stepper = afterFailures(5)
    stepper.fireTimer()
    stepper.done('post', ok, T0 + 30_000_000)
    expect(view(stepper)).toMatchObject({ status: 'delivered', attempts: 6, lastStatus: 204, lastError: null })
  })

  it('counts an attempt that broke on our side, and says no more than that', () => {
    const stepper = delivery()
    stepper.fail('post', 'ECONNREFUSED 10.0.0.3:27017', T0 + 5)
    expect(stepper.value).toBe('waiting')
    expect(view(stepper)).toMatchObject({
      attempts: 1,
      lastStatus: null,
      lastError: 'The service could not make this attempt.',
    })
  })

  it('keeps error texts short', () => {
    const stepper = delivery()
    stepper.done('post', { ...refused, error: 'x'.repeat(5_000) }, T0)
    expect(view(stepper).lastError).toHaveLength(200)
  })

  it('gives a ping one attempt', () => {
    const failing = ping()
    expect(failing.owed).toMatchObject({ event: 'ping', callId: null, message: 'Hello' })
    failing.done('post', refused, T0)
    expect(failing.value).toBe('failed')
    expect(failing.timers).toEqual([])

    const passing = ping()
    passing.done('post', ok, T0)
    expect(passing.value).toBe('delivered')
  })
})

describe('resending by hand', () => {
  it('makes one attempt at once that counts as manual', () => {
    const stepper = afterFailures(6)
    expect(stepper.send('delivery.resend', T0 + 90_000_000)).toBe(true)
    expect(stepper.value).toBe('attempting')
    expect(stepper.owed).toMatchObject({ deliveryId: 'd1', manual: true, attempt: 6 })
    stepper.done('post', ok, T0 + 90_000_000)
    expect(view(stepper)).toMatchObject({ status: 'delivered', attempts: 6, lastStatus: 204 })
    expect(view(stepper).attemptLog.map((attempt) => attempt.manual)).toEqual([...Array<boolean>(6).fill(false), true])
  })

  it('leaves a delivered one delivered when it fails', () => {
    const stepper = delivery()
    stepper.done('post', ok, T0)
    stepper.send('delivery.resend', T0 + 1)
    stepper.done('post', refused, T0 + 2)
    expect(stepper.value).toBe('delivered')
    expect(view(stepper)).toMatchObject({ status: 'delivered', attempts: 1, lastStatus: 503 })
  })

  it('leaves a failed one failed when it fails, without a new schedule', () => {
    const stepper = afterFailures(6)
    stepper.send('delivery.resend', T0 + 90_000_000)
    stepper.done('post', refused, T0 + 90_000_001)
    expect(stepper.value).toBe('failed')
    expect(stepper.timers).toEqual([])
  })

  it('leaves one that was put off before its first attempt waiting until then when it fails', () => {
    const stepper = delivery()
    stepper.done('post', { ...off, error: null, stop: false, postponedForMs: 60_000 }, T0)
    expect(view(stepper).lastError).toContain('tried later')
    stepper.send('delivery.resend', T0 + 10_000)
    stepper.done('post', refused, T0 + 11_000)
    expect(stepper.timers).toMatchObject([{ at: T0 + 60_000 }])
    expect(view(stepper)).toMatchObject({ status: 'pending', attempts: 0, nextAttemptAt: T0 + 60_000 })
  })

  it('leaves one whose retry was put off waiting until then when it fails', () => {
    const stepper = afterFailures(1)
    stepper.fireTimer()
    stepper.done('post', { ...off, error: null, stop: false, postponedForMs: 3_600_000 }, T0 + 30_000)
    stepper.send('delivery.resend', T0 + 40_000)
    stepper.done('post', refused, T0 + 41_000)
    expect(stepper.timers).toMatchObject([{ at: T0 + 3_630_000 }])
    expect(view(stepper)).toMatchObject({ status: 'pending', attempts: 1, nextAttemptAt: T0 + 3_630_000 })
  })

  it('shows when the next attempt comes where the clock was ahead as it was planned', () => {
    const stepper = afterFailures(1)
    stepper.send('delivery.resend', T0 - 86_400_000)
    stepper.done('post', refused, T0 - 86_400_000)
    expect(stepper.timers).toMatchObject([{ at: view(stepper).nextAttemptAt }])
  })

  it('cancels the waiting retry when it is accepted', () => {
    const stepper = afterFailures(1)
    stepper.send('delivery.resend', T0 + 1_000)
    expect(stepper.timers).toEqual([])
    stepper.done('post', ok, T0 + 1_100)
    expect(stepper.value).toBe('delivered')
    expect(stepper.timers).toEqual([])
    expect(view(stepper).nextAttemptAt).toBeNull()
  })

  it('gives a waiting one its own deadline back when it fails', () => {
    const stepper = afterFailures(2)
    const due = T0 + 30_000 + 120_000
    expect(stepper.timers).toMatchObject([{ at: due }])
    stepper.send('delivery.resend', due - 60_000)
    expect(view(stepper)).toMatchObject({ status: 'pending', nextAttemptAt: due })
    stepper.done('post', refused, due - 50_000)
    expect(stepper.value).toBe('waiting')
    expect(stepper.timers).toMatchObject([{ at: due }])
    stepper.fireTimer()
    expect(stepper.owed).toMatchObject({ manual: false, attempt: 3 })
    stepper.done('post', refused, due)
    expect(stepper.timers).toMatchObject([{ at: due + 600_000 }])
  })

  it('lets the automatic attempt follow at once when its deadline passed meanwhile', () => {
    const stepper = afterFailures(1)
    stepper.send('delivery.resend', T0 + 29_000)
    stepper.done('post', refused, T0 + 35_000)
    expect(stepper.timers).toMatchObject([{ at: T0 + 35_000 }])
  })

  it('survives a fault of ours like a refusal', () => {
    const stepper = afterFailures(1)
    stepper.send('delivery.resend', T0 + 1_000)
    stepper.fail('post', 'boom', T0 + 1_001)
    expect(stepper.value).toBe('waiting')
    expect(stepper.timers).toMatchObject([{ at: T0 + 30_000 }])
    expect(view(stepper).attempts).toBe(1)
  })

  it('is not accepted while an attempt runs', () => {
    const stepper = delivery()
    expect(stepper.send('delivery.resend', T0 + 1)).toBe(false)
    stepper.done('post', ok, T0 + 2)
    stepper.send('delivery.resend', T0 + 3)
    expect(stepper.send('delivery.resend', T0 + 4)).toBe(false)
  })

  it('is possible for a ping', () => {
    const stepper = ping()
    stepper.done('post', refused, T0)
    stepper.send('delivery.resend', T0 + 1)
    expect(stepper.owed).toMatchObject({ event: 'ping', manual: true })
    stepper.done('post', ok, T0 + 2)
    expect(stepper.value).toBe('delivered')
  })

  it('keeps all automatic attempts and the latest 50 manual ones in the log, well below the limit of a context', () => {
    const stepper = afterFailures(1)
    const wordy = { ...refused, error: 'ह'.repeat(5_000) }
    for (let i = 0; i < 60; i++) {
      stepper.send('delivery.resend', T0 + 100 + i)
      stepper.done('post', { ...wordy, durationMs: 0 }, T0 + 100 + i)
    }
    const { attemptLog } = view(stepper)
    expect(attemptLog).toHaveLength(51)
    expect(attemptLog[0]).toMatchObject({ manual: false, at: T0 - 70 })
    expect(attemptLog[1]).toMatchObject({ manual: true, at: T0 + 110 })
    expect(Buffer.byteLength(JSON.stringify(stepper.snapshot.context))).toBeLessThan(48 * 1024)
  })
})

describe('an endpoint that goes off', () => {
  const reason = 'The endpoint was switched off.'

  it('fails a waiting delivery with the reason', () => {
    const stepper = afterFailures(2)
    expect(stepper.send('endpoint.off', T0 + 31_000, { reason })).toBe(true)
    expect(stepper.value).toBe('failed')
    expect(stepper.timers).toEqual([])
    expect(view(stepper)).toMatchObject({ attempts: 2, lastStatus: 503, lastError: reason, nextAttemptAt: null })
  })

  it('leaves a running attempt its result, and asks once', () => {
    const stepper = delivery()
    expect(stepper.send('endpoint.off', T0 + 3, { reason })).toBe(true)
    expect(stepper.send('endpoint.off', T0 + 4, { reason })).toBe(false)
    expect(stepper.latest.stopEffects).toEqual([])
    expect(webhookDeliveryDefinition.index(stepper.snapshot).lookup).toBeNull()
    expect(view(stepper)).toMatchObject({ status: 'pending', attempts: 0, lastError: null })
    stepper.done('post', ok, T0 + 2_000)
    expect(view(stepper)).toMatchObject({ status: 'delivered', attempts: 1, lastStatus: 204, lastError: null })
  })

  it.each([
    ['refused', (stepper: Stepper) => stepper.done('post', refused, T0 + 70), 1],
    ['broken by a fault of ours', (stepper: Stepper) => stepper.fail('post', 'boom', T0 + 70), 1],
    [
      'put off',
      (stepper: Stepper) => stepper.done('post', { ...off, stop: false, postponedForMs: 60_000 }, T0 + 70),
      0,
    ],
    ['not begun', (stepper: Stepper) => stepper.done('post', off, T0 + 70), 0],
  ])('fails a delivery with the reason when its running attempt is %s', (_, finish, attempts) => {
    const stepper = delivery()
    stepper.send('endpoint.off', T0 + 3, { reason })
    finish(stepper)
    expect(stepper.timers).toEqual([])
    expect(view(stepper)).toMatchObject({ status: 'failed', attempts, lastError: reason, nextAttemptAt: null })
    expect(view(stepper).attemptLog).toHaveLength(attempts)
  })

  it('says nothing of a later attempt, once it is on again', () => {
    const stepper = delivery()
    stepper.send('endpoint.off', T0 + 3, { reason })
    stepper.done('post', refused, T0 + 70)
    stepper.send('delivery.resend', T0 + 5_000)
    stepper.done('post', refused, T0 + 5_070)
    expect(view(stepper)).toMatchObject({ status: 'failed', lastError: refused.error })
  })

  it('ends the retries of a delivery that is being resent, unless that is accepted', () => {
    for (const [result, status] of [
      [refused, 'failed'],
      [ok, 'delivered'],
    ] as const) {
      const stepper = afterFailures(1)
      stepper.send('delivery.resend', T0 + 1_000)
      stepper.send('endpoint.off', T0 + 1_001, { reason })
      stepper.done('post', result, T0 + 1_100)
      expect(stepper.value).toBe(status)
      expect(stepper.timers).toEqual([])
    }
  })

  it('leaves a delivered one delivered, also while it is being resent', () => {
    const stepper = delivery()
    stepper.done('post', ok, T0)
    expect(stepper.send('endpoint.off', T0 + 1, { reason })).toBe(false)
    stepper.send('delivery.resend', T0 + 2)
    stepper.send('endpoint.off', T0 + 3, { reason })
    stepper.done('post', refused, T0 + 4)
    expect(view(stepper)).toMatchObject({ status: 'delivered', lastError: refused.error })
  })

  it('lets a ping run to its end', () => {
    const stepper = ping()
    expect(stepper.send('endpoint.off', T0 + 1, { reason })).toBe(false)
    expect(stepper.value).toBe('attempting')
  })

  it('fails at once when the attempt finds it off, and logs no attempt because nothing was sent', () => {
    const stepper = delivery()
    stepper.done('post', off, T0 + 1)
    expect(stepper.value).toBe('failed')
    expect(view(stepper)).toMatchObject({ attempts: 0, lastError: off.error, attemptLog: [] })

    const waiting = afterFailures(1)
    waiting.send('delivery.resend', T0 + 2)
    waiting.done('post', off, T0 + 3)
    expect(waiting.value).toBe('failed')

    const delivered = delivery()
    delivered.done('post', ok, T0)
    delivered.send('delivery.resend', T0 + 2)
    delivered.done('post', off, T0 + 3)
    expect(delivered.value).toBe('delivered')
  })

  it('finds exactly the deliveries that are pending', () => {
    const lookup = (stepper: Stepper) => webhookDeliveryDefinition.index(stepper.snapshot).lookup
    const stepper = delivery()
    expect(webhookDeliveryDefinition.index(stepper.snapshot)).toEqual({
      projectId: 'p1',
      list: 'deliveries',
      listedAt: T0,
      agentId: null,
      lookup: 'endpoint:e1',
    })
    stepper.done('post', refused, T0)
    expect(lookup(stepper)).toBe('endpoint:e1')
    stepper.fireTimer()
    stepper.done('post', ok, T0 + 30_000)
    expect(lookup(stepper)).toBeNull()
    expect(lookup(afterFailures(6))).toBeNull()
  })
})
