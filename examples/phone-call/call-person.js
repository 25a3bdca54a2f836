/**
 * Has the demo's "Appointment desk" call a simulated person, and prints the call as it goes on:
 *
 *     PARLEY_API_KEY=svc_live_… node examples/phone-call/call-person.js [number]
 */
import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { findAgent, pause, request } from '../parley-client.js'

/** A cooperative person; docs/simulator.md lists others, who are busy, interrupt or stay silent. */
const COOPERATIVE = '+12025550100'
const POLL_INTERVAL_MS = 500

const [to = COOPERATIVE] = process.argv.slice(2)
const agent = await findAgent('Appointment desk')
// With an Idempotency-Key nobody is dialled twice, however often this request is repeated.
const { id } = await request('POST', '/v1/calls', { agentId: agent.id, to }, { 'idempotency-key': randomUUID() })

let call
let status = ''
let shown = 0
do {
  if (call) await pause(POLL_INTERVAL_MS)
  call = await request('GET', `/v1/calls/${id}`)
  if (call.status !== status) console.log(`-- ${(status = call.status)}`)
  for (; shown < call.turns.length; shown += 1) {
    const { callerText, agentText, interrupted } = call.turns[shown]
    if (callerText !== null) console.log(`Person: ${callerText}`)
    console.log(`Agent:  ${agentText}${interrupted ? ' (interrupted)' : ''}`)
  }
} while (call.status !== 'ended')

console.log(`\nOutcome: ${call.outcome}${call.error === null ? '' : ` (${call.error})`}`)
for (const [name, value] of Object.entries(call.fields)) console.log(`${name}: ${value}`)
