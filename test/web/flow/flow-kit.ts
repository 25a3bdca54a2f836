import appointment from '../../../examples/flows/appointment.json' with { type: 'json' }
import type { FlowDraft } from '../../../web/src/flow/draft-flow.ts'

/** The clinic's flow of the examples. */
export const clinic = appointment as FlowDraft

/** welcome → ask_name → decide { a → merge, b → merge, else other } → done. */
export const branching: FlowDraft = {
  start: 'welcome',
  nodes: [
    { id: 'welcome', type: 'start', say: 'Hi {{customer}}', next: 'ask_name' },
    { id: 'ask_name', type: 'ask', fields: ['name'], next: 'decide' },
    {
      id: 'decide',
      type: 'branch',
      branches: [
        { next: 'a', when: { op: 'eq', field: 'name', value: 'A' } },
        { next: 'b', when: { op: 'eq', field: 'name', value: 'B' } },
      ],
      default: 'other',
    },
    { id: 'a', type: 'say', say: 'a', next: 'merge' },
    { id: 'b', type: 'say', say: 'b', next: 'merge' },
    { id: 'merge', type: 'say', say: 'merge', next: 'done' },
    { id: 'other', type: 'end', say: 'bye' },
    { id: 'done', type: 'end', say: 'done' },
  ],
  fields: [{ name: 'name', type: 'string', description: 'Name of {{customer}}', required: true }],
  variables: [{ name: 'customer', description: '', example: '' }],
  settings: { persona: 'Speaks with {{customer}}.', languages: ['en'] },
}
