const QUESTIONS = [
  ['name', 'string', 'Full name'],
  ['city', 'string', 'City of residence'],
  ['visit_reason', 'string', 'Reason for the visit'],
  ['visit_date', 'string', 'Day of the visit'],
  ['age', 'number', 'Age in years'],
  ['has_insurance', 'boolean', 'Whether there is an insurance'],
  ['wants_reminder', 'boolean', 'Whether a reminder is wanted'],
  ['may_call_back', 'boolean', 'Whether a call back is fine'],
] as const

/** Eight questions, each answered at once: a call of over a minute, in which the agent speaks most of the time. */
export const longFlow = {
  id: 'bench',
  name: 'Bench',
  description: '',
  start: 'hello',
  nodes: [
    { id: 'hello', type: 'start', say: 'Hello, this is a call about your next visit to our clinic.', next: 'ask_name' },
    ...QUESTIONS.map(([name], index) => ({
      id: `ask_${name}`,
      type: 'ask',
      fields: [name],
      guidance: '',
      next: QUESTIONS[index + 1] ? `ask_${QUESTIONS[index + 1]?.[0]}` : 'bye',
    })),
    { id: 'bye', type: 'end', say: 'Thank you very much for your time. Goodbye.' },
  ],
  fields: QUESTIONS.map(([name, type, description]) => ({ name, type, description, options: [], required: true })),
  variables: [],
  settings: { persona: '', languages: ['en'], maxAttempts: 3, maxDurationSec: 300 },
}
