import { describe, expect, it } from 'vitest'
import type { Story } from '../../support/machines/fake-phones.ts'
import { ask, choice, end, flowOf, start, text } from '../../support/machines/flows.ts'
import { openPhoneService } from '../../support/machines/phone-service.ts'

const flow = flowOf(
  [start('ask_name'), ask('ask_name', ['name'], 'ask_size'), ask('ask_size', ['size'], 'end'), end()],
  { fields: [text('name'), choice('size', ['small', 'large'])], settings: { maxDurationSec: 300 } },
)
const stories: Record<string, Story> = {
  'a person who answers everything': { person: [{ says: 'name=Priya' }, { says: 'size=large' }] },
  'a person who asks not to be called': { person: [{ says: 'stop' }] },
}
const minutes = 60_000

describe.each(Object.entries(stories))('a store that is away while a call is held with %s', (_, story) => {
  it.each([40_000, 5 * minutes])('for %i ms, at any moment, costs no result and rings nobody twice', async (forMs) => {
    for (const atMs of [0, 1_500, 5_000]) {
      for (const where of ['before', 'after'] as const) {
        const service = await openPhoneService(flow, () => story)
        const { kit, phones, posted, optOuts } = service
        const callId = await service.order()
        await kit.advance(atMs)
        kit.store.fault = (call) => (call === 'commit' ? where : call === 'listDue' ? undefined : 'before')
        await kit.advance(forMs)
        kit.store.fault = () => undefined
        await kit.advance(7 * minutes)
        const { view, deliveries, transcript } = await service.look(callId)
        const told = `away from ${atMs}, failing ${where}: ${JSON.stringify(view)}`
        expect(view.status, told).toBe('ended')
        expect(phones.dialled, told).toHaveLength(1)
        if (view.providerCallId !== null) expect(phones.isOver(callId), told).toBe(true)
        expect(transcript, told).toHaveLength(view.turnCount)
        expect([...posted].sort(), told).toEqual([...deliveries].sort())
        expect(optOuts.length > 0, told).toBe(view.outcome === 'opted_out')
      }
    }
  })
})
