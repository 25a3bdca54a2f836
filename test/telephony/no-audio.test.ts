import { afterEach, describe, expect, it } from 'vitest'
import { NO_FAULTS, type Faults } from '../../src/simulator/faults.ts'
import { scripted } from '../../src/simulator/people/people.ts'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'

/** From picking up to the first audio. */
const AUDIO_MS = 20_000
const MAX_DURATION_MS = 120_000

let opened: OpenedPhone
afterEach(() => opened.close())

async function callWith(provider: string, faults: Partial<Faults>) {
  opened = await openPhone({ find: () => ({ person: scripted([]), faults: { ...NO_FAULTS, ...faults } }) })
  const { json } = await opened.place({ to: '+919876543210', provider })
  const ended = await opened.untilEnded(String(json['id']))
  await opened.advance(MAX_DURATION_MS + 10_000)
  const [leg] = opened.simulator.calls()
  return { ended, legMs: (leg?.endedAt ?? Infinity) - (leg?.answeredAt ?? 0) }
}

describe('a leg over telephony_b whose audio', () => {
  it('comes too late is given up as soon as it comes', async () => {
    const { ended, legMs } = await callWith('telephony_b', { socket: 'late', socketAfterMs: AUDIO_MS + 5_000 })
    expect(ended).toMatchObject({ outcome: 'failed', error: 'The call was answered, but no audio came.', turns: [] })
    expect(legMs).toBeGreaterThanOrEqual(AUDIO_MS + 5_000)
    expect(legMs).toBeLessThan(AUDIO_MS + 6_000)
  })

  it('is opened and carries nothing is given up by closing it', async () => {
    const { legMs } = await callWith('telephony_b', { socket: 'silent' })
    expect(legMs).toBeLessThanOrEqual(AUDIO_MS + 1_000)
  })

  it('never comes is bounded by the limit that the order named, as the carrier ends no call through its API', async () => {
    const { ended, legMs } = await callWith('telephony_b', { socket: 'neverOpened' })
    expect(ended).toMatchObject({ outcome: 'failed', error: 'The call was answered, but no audio came.' })
    expect(legMs).toBe(MAX_DURATION_MS)
  })
})

it('a leg over telephony_a whose audio never comes is hung up', async () => {
  const { legMs } = await callWith('telephony_a', { socket: 'neverOpened' })
  expect(legMs).toBeLessThanOrEqual(AUDIO_MS + 1_000)
})
