import { expect, it } from 'vitest'
import { openPhone } from '../support/phone/open-phone.ts'

const HOUR_MS = 3_600_000

it.each([1_000, 4_000, 8_000])(
  'a call ends once, and frees its place, when the clock is set an hour ahead %i ms after the order',
  async (afterMs) => {
    const opened = await openPhone()
    const { json } = await opened.place({ to: '+12025550100', provider: 'telephony_a' })
    await opened.advance(afterMs)
    opened.clock.set(opened.clock.now() + HOUR_MS)
    await opened.untilEnded(String(json['id']))
    await opened.advance(10_000)
    expect(opened.posted).toHaveLength(2)
    expect(opened.phone.capacity.count).toBe(0)
    await opened.close()
  },
)
