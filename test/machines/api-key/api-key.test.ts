import { describe, expect, it } from 'vitest'
import { checkMachine } from '../../../src/actors/step/check-machine.ts'
import { apiKeyDefinition, keyView } from '../../../src/machines/api-key/api-key.ts'
import { Stepper } from '../../support/machines/stepper.ts'

const T0 = 1_800_000_000_000
const HOUR = 3_600_000
const DAY = 24 * HOUR
const replacement = { keyId: 'k2', hash: 'beef', start: 'svc_live_bbbbbbb' }

function key(rest: object = {}): Stepper {
  return new Stepper(apiKeyDefinition, {
    keyId: 'k1',
    projectId: 'p1',
    name: 'Back end',
    hash: 'cafe',
    start: 'svc_live_aaaaaaa',
    expiresAt: null,
    replaces: null,
    at: T0,
    ...rest,
  })
}

const view = (stepper: Stepper) => keyView(stepper.snapshot)
const lookup = (stepper: Stepper) => apiKeyDefinition.index(stepper.snapshot).lookup

describe('API key', () => {
  it('is a machine that the kernel can host', () => {
    expect(() => checkMachine(apiKeyDefinition)).not.toThrow()
  })

  it('works without end when it has no expiry', () => {
    const stepper = key()
    expect(stepper.timers).toEqual([])
    expect(view(stepper)).toEqual({
      id: 'k1',
      projectId: 'p1',
      name: 'Back end',
      start: 'svc_live_aaaaaaa',
      status: 'active',
      createdAt: T0,
      expiresAt: null,
      validUntil: null,
      replaces: null,
    })
    expect(apiKeyDefinition.index(stepper.snapshot)).toEqual({
      projectId: 'p1',
      list: 'keys',
      listedAt: T0,
      agentId: null,
      lookup: 'key:cafe',
    })
  })

  it('expires at its time, even ten years on, and is then found no more', () => {
    const stepper = key({ expiresAt: T0 + 3_650 * DAY })
    expect(view(stepper)).toMatchObject({ status: 'active', validUntil: T0 + 3_650 * DAY })
    expect(stepper.timers).toMatchObject([{ at: T0 + 3_650 * DAY }])
    stepper.fireTimer(2_000)
    expect(view(stepper).status).toBe('expired')
    expect(stepper.snapshot.status).toBe('done')
    expect(lookup(stepper)).toBeNull()
  })

  it('measures its grace by the clock, once one that was ahead has been put right', () => {
    const stepper = key({ expiresAt: T0 + 30 * DAY })
    stepper.send('key.rotate', T0, { clockAt: T0 - DAY, graceMs: HOUR, replacement })
    expect(view(stepper)).toMatchObject({ status: 'expiring', validUntil: T0 - DAY + HOUR })
    expect(stepper.latest.startTimers).toMatchObject([{ delayMs: HOUR }])
  })

  it('never shows its hash', () => {
    expect(JSON.stringify(view(key()))).not.toContain('cafe')
  })
})

describe('rotating', () => {
  it('issues a key of the same name without an expiry in the same step', () => {
    const stepper = key({ expiresAt: T0 + 30 * DAY })
    stepper.send('key.rotate', T0 + DAY, { graceMs: 24 * HOUR, replacement })
    expect(stepper.latest.creates).toEqual([
      {
        type: 'api-key',
        id: 'k2',
        machine: 'api-key',
        version: '1',
        input: {
          ...replacement,
          projectId: 'p1',
          name: 'Back end',
          expiresAt: null,
          replaces: 'k1',
          at: T0 + DAY,
        },
      },
    ])
    const [create] = stepper.latest.creates
    const issued = new Stepper(apiKeyDefinition, create?.input as never)
    expect(view(issued)).toMatchObject({ id: 'k2', status: 'active', expiresAt: null, replaces: 'k1' })
  })

  it('lets the old key work for the grace period', () => {
    const stepper = key()
    stepper.send('key.rotate', T0 + DAY, { graceMs: 168 * HOUR, replacement })
    expect(view(stepper)).toMatchObject({ status: 'expiring', validUntil: T0 + 8 * DAY, expiresAt: null })
    expect(lookup(stepper)).toBe('key:cafe')
    expect(stepper.timers).toMatchObject([{ at: T0 + 8 * DAY }])
    stepper.fireTimer()
    expect(view(stepper)).toMatchObject({ status: 'expired', validUntil: T0 + 8 * DAY })
    expect(lookup(stepper)).toBeNull()
  })

  it('lets an earlier expiry of the old key stand', () => {
    const stepper = key({ expiresAt: T0 + 2 * HOUR })
    stepper.send('key.rotate', T0 + HOUR, { graceMs: 24 * HOUR, replacement })
    expect(view(stepper)).toMatchObject({ status: 'expiring', validUntil: T0 + 2 * HOUR })
    expect(stepper.timers).toMatchObject([{ at: T0 + 2 * HOUR }])
  })

  it('stops the old key at once with grace 0', () => {
    const stepper = key({ expiresAt: T0 + DAY })
    stepper.send('key.rotate', T0 + 5, { graceMs: 0, replacement })
    expect(view(stepper)).toMatchObject({ status: 'expired', validUntil: T0 + 5 })
    expect(stepper.timers).toEqual([])
    expect(stepper.latest.creates).toHaveLength(1)
  })

  it('is for active keys only', () => {
    const stepper = key()
    stepper.send('key.rotate', T0, { graceMs: HOUR, replacement })
    expect(stepper.send('key.rotate', T0 + 1, { graceMs: HOUR, replacement })).toBe(false)
    expect(stepper.latest.creates).toEqual([])
  })

  it('is refused once the expiry has passed, though its timer is late', () => {
    const stepper = key({ expiresAt: T0 + DAY })
    expect(stepper.send('key.rotate', T0 + DAY, { graceMs: 0, replacement })).toBe(false)
    expect(stepper.send('key.rotate', T0 + DAY, { graceMs: HOUR, replacement })).toBe(false)
    expect(stepper.send('key.rotate', T0 + DAY - 1, { graceMs: HOUR, replacement })).toBe(true)
  })
})

describe('revoking', () => {
  it('stops an active key at once and for good', () => {
    const stepper = key({ expiresAt: T0 + DAY })
    stepper.send('key.revoke', T0 + 7)
    expect(view(stepper)).toMatchObject({ status: 'revoked', validUntil: T0 + 7 })
    expect(stepper.snapshot.status).toBe('done')
    expect(lookup(stepper)).toBeNull()
    expect(stepper.latest.creates).toEqual([])
  })

  it('stops an expiring key', () => {
    const stepper = key()
    stepper.send('key.rotate', T0, { graceMs: HOUR, replacement })
    stepper.send('key.revoke', T0 + 7)
    expect(view(stepper)).toMatchObject({ status: 'revoked', validUntil: T0 + 7 })
    expect(stepper.timers).toEqual([])
  })

  it('changes nothing in a dead key', () => {
    const expired = key({ expiresAt: T0 + 1 })
    expired.fireTimer()
    expect(expired.send('key.revoke', T0 + 2)).toBe(false)
    expect(view(expired).status).toBe('expired')
  })
})
