import type { JsonObject } from '../../../src/base/json.ts'

/** Short, because every second of it is played: asks for a name and a yes. */
export const visitFlow: JsonObject = {
  id: 'visit',
  name: 'Visit',
  description: '',
  start: 'hello',
  nodes: [
    { id: 'hello', type: 'start', say: 'Hello.', next: 'who' },
    { id: 'who', type: 'ask', fields: ['name'], guidance: '', next: 'sure' },
    { id: 'sure', type: 'ask', fields: ['coming'], guidance: '', next: 'bye' },
    { id: 'bye', type: 'end', say: 'Goodbye.' },
  ],
  fields: [
    { name: 'name', type: 'string', description: 'Name', options: [], required: true },
    { name: 'coming', type: 'boolean', description: 'Whether the person will come', options: [], required: true },
  ],
  variables: [],
  settings: { persona: '', languages: ['en', 'hi'], maxAttempts: 3, maxDurationSec: 120 },
}
