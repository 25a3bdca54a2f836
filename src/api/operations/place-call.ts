import { callView, type CallRecord } from '../../machines/call-view.ts'
import { readyAgentOf } from '../agents.ts'
import { placedCall } from '../answers/call.ts'
import { chooseModel } from '../model-choice.ts'
import type { Operation } from '../operation.ts'
import { noPublicUrl } from '../phone-calls.ts'
import { dialledNumber, telephonyIn } from '../phone-request.ts'
import { metadataOf, variablesFor } from '../variables.ts'
import { eventOfWork, idOfWork } from '../work.ts'

export const placeCall: Operation<'placeCall'> =
  (deps) =>
  async ({ principal, body, work }, reply) => {
    const to = dialledNumber(body.to)
    const agent = await readyAgentOf(deps.store, principal.projectId, body.agentId)
    const variables = variablesFor(agent, body.variables)
    const provider = telephonyIn(body.provider)
    const model = await chooseModel(deps, agent, body.model)
    if (!deps.phone) throw noPublicUrl()
    const line = await deps.phone.check(agent, provider, to)

    const callId = idOfWork(work, deps.newId)
    const metadata = metadataOf(body.metadata)
    const order = { callId, agent, to, line, model, variables, metadata, ...eventOfWork(work) }
    const snapshot = await deps.phone.place(order)
    reply.code(202)
    return placedCall(accepted(callView(snapshot)))
  }

/** However far the call has come meanwhile: the answer says that the provider has taken it. */
function accepted(call: CallRecord): CallRecord {
  return { ...call, status: 'ringing', outcome: null, error: null, endedAt: null, fields: {} }
}
