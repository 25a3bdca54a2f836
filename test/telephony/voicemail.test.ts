import { afterEach, describe, expect, it } from 'vitest'
import { cooperative } from '../../src/simulator/people/people.ts'
import { createRandom } from '../../src/simulator/random.ts'
import { openPhone, type OpenedPhone, type PhoneOptions } from '../support/phone/open-phone.ts'

let opened: OpenedPhone
afterEach(() => opened.close())

async function callTo(to: string, provider: string, options: PhoneOptions = {}) {
  opened = await openPhone(options)
  const { json } = await opened.place({ to, provider })
  const ended = await opened.untilEnded(String(json['id']))
  const leg = opened.simulator.calls()[0]
  return { ended, lastedMs: (leg?.endedAt ?? Infinity) - (leg?.answeredAt ?? 0) }
}

/** The greeting of `docs/simulator.md`: until its beep begins, and ends. */
const GREETING_MS = 400 + 86 * 75 + 300
const BEEP_MS = 600

describe.each(['telephony_a', 'telephony_b'])('a voicemail on %s', (provider) => {
  it('is hung up on before its beep is over, so that no message is left', async () => {
    // The carrier does not recognise it, where it has anything to recognise it with.
    const { ended, lastedMs } = await callTo('+12025550114', provider)
    expect(ended).toMatchObject({ outcome: 'failed', error: 'Voicemail answered.', turns: [] })
    expect(lastedMs).toBeLessThan(GREETING_MS + BEEP_MS)
  })
})

describe('machine detection that cannot tell', () => {
  it('changes nothing for a person', async () => {
    const person = { ...cooperative(createRandom(1)), verdict: 'unknown' as const }
    const { ended } = await callTo('+919876543210', 'telephony_a', { find: () => ({ person }) })
    expect(ended).toMatchObject({ outcome: 'completed', error: null })
  })
})
