/**
 * Books an appointment with the demo's "Appointment desk" by text:
 *
 *     PARLEY_API_KEY=svc_live_… node examples/text-conversation/book-appointment.js
 *
 * Each argument, if there are any, is one message of the person.
 */
import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { findAgent, request } from '../parley-client.js'

const DEFAULT_MESSAGES = ['My name is Priya', 'Tomorrow at 4 pm', 'A check-up', 'Yes, that is right']
const messages = process.argv.length > 2 ? process.argv.slice(2) : DEFAULT_MESSAGES

const agent = await findAgent('Appointment desk')
// A repeat with the same Idempotency-Key gets the first response, also after a crash on either side.
let reply = await post('/v1/conversations', { agentId: agent.id })
console.log(`Agent:  ${reply.reply}`)

for (const text of messages) {
  if (reply.ended) break
  console.log(`Person: ${text}`)
  reply = await post(`/v1/conversations/${reply.callId}/messages`, { text })
  console.log(`Agent:  ${reply.reply}`)
}
if (!reply.ended) await request('DELETE', `/v1/conversations/${reply.callId}`)

const call = await request('GET', `/v1/calls/${reply.callId}`)
console.log(`\nOutcome: ${call.outcome}`)
for (const [name, value] of Object.entries(call.fields)) console.log(`${name}: ${value}`)

function post(path, body) {
  return request('POST', path, body, { 'idempotency-key': randomUUID() })
}
