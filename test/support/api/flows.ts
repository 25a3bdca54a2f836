import type { JsonObject } from '../../../src/base/json.ts'

/** Asks for a name and the party size; requires the variable `business`. */
export const bookingFlow: JsonObject = {
  id: 'booking',
  name: 'Booking',
  description: '',
  start: 'hello',
  nodes: [
    { id: 'hello', type: 'start', say: 'Welcome to {{business}}.', next: 'who' },
    { id: 'who', type: 'ask', fields: ['name'], guidance: '', next: 'size' },
    { id: 'size', type: 'ask', fields: ['people'], guidance: '', next: 'bye' },
    { id: 'bye', type: 'end', say: 'See you soon.' },
  ],
  fields: [
    { name: 'name', type: 'string', description: 'Name', options: [], required: true },
    { name: 'people', type: 'number', description: 'How many people', options: [], required: true },
  ],
  variables: [{ name: 'business', description: 'Whose phone this is', example: 'Cafe Luna' }],
  settings: { persona: '', languages: ['en'], maxAttempts: 3, maxDurationSec: 600 },
}

/** Says one line and ends. */
export const noticeFlow: JsonObject = {
  ...bookingFlow,
  id: 'notice',
  start: 'hello',
  nodes: [
    { id: 'hello', type: 'start', say: 'The shop is closed today.', next: 'bye' },
    { id: 'bye', type: 'end', say: 'Goodbye.', outcome: 'completed' },
  ],
  fields: [],
  variables: [],
}

/** A flow with an error: a step that leads nowhere. */
export const brokenFlow: JsonObject = {
  ...bookingFlow,
  id: 'broken',
  nodes: [{ id: 'hello', type: 'start', say: 'Hello.', next: 'nowhere' }],
}
