/** Baseline of the HTTP figures: Fastify with the same validation and a response of the same size, and nothing else. */
import fastify from 'fastify'

const UUID = '^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$'
const params = { type: 'object', properties: { id: { type: 'string', pattern: UUID } }, required: ['id'] }
const text = { type: 'string' }

const reply = {
  callId: '0197a0c0-0000-7000-8000-000000000000',
  reply: 'Thanks, Priya Sharma. Which day and what time would suit you for the appointment at the clinic?',
  fields: { patient_name: 'Priya Sharma', appointment_date: '2026-11-22', appointment_time: '16:00' },
  step: 'ask_visit',
  ended: false,
  outcome: null,
}
const turn = {
  id: reply.callId,
  callId: reply.callId,
  index: 1,
  callerText: 'tomorrow at 4 pm',
  agentText: reply.reply,
  interrupted: false,
  nodeId: 'ask_visit',
  llmMs: null,
  audioMs: null,
  createdAt: '2026-11-21T10:00:00.000Z',
}
const call = {
  id: reply.callId,
  projectId: reply.callId,
  agentId: reply.callId,
  agent: { id: reply.callId, name: 'Appointment desk' },
  channel: 'api_text',
  status: 'ended',
  outcome: 'completed',
  error: null,
  fields: reply.fields,
  variables: {},
  metadata: {},
  to: null,
  model: 'builtin:rules',
  telephony: null,
  providerCallId: null,
  startedAt: turn.createdAt,
  endedAt: turn.createdAt,
  turns: Array.from({ length: 10 }, () => turn),
}

const app = fastify()
const body = { type: 'object', properties: { text }, required: ['text'] }
app.post(
  '/v1/conversations/:id/messages',
  { schema: { params, body, response: { 200: schemaOf(reply) } } },
  async () => reply,
)
app.get('/v1/calls/:id', { schema: { params, response: { 200: schemaOf(call) } } }, async () => call)
process.stdout.write(`${await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })}\n`)

function schemaOf(example: unknown): object {
  if (Array.isArray(example)) return { type: 'array', items: schemaOf(example[0]) }
  if (example === null) return { type: ['string', 'null'] }
  if (typeof example !== 'object') return { type: typeof example }
  const properties = Object.entries(example).map(([name, value]) => [name, schemaOf(value)] as const)
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: properties.length === 0 }
}
