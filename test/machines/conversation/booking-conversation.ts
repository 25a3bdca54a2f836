import { ask, end, flowOf, start, text } from '../../support/machines/flows.ts'

export const IDLE_MS = 15 * 60_000

export const booking = flowOf(
  [start('ask_name'), ask('ask_name', ['name'], 'ask_day'), ask('ask_day', ['day'], 'end'), end()],
  { fields: [text('name'), text('day')] },
)

export const delivery = { id: 'd-1', endpointId: 'e-1', url: 'https://example.com/hook' }
