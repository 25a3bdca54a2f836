import { callView, type CallView } from '../../machines/dialogue/call-view.ts'
import { readyAgentOf } from '../agents.ts'
import { placedCall } from '../responses/call.ts'
import { chooseModel } from '../choose-model.ts'
import type { ApiDeps } from '../deps.ts'
import type { Principal } from '../http/authentication.ts'
import type { Operation, Schema } from '../operation.ts'
import type { PlainSnapshot } from '../../actors/types.ts'
import { noPublicUrl } from '../../ports/phone-calls.ts'
import { dialledNumber, telephonyIn } from '../phone-request.ts'
import { metadataOf, variablesFor } from '../variables.ts'
import { eventIdFor, idFor } from '../idempotency-scope.ts'

export const placeCall: Operation<'placeCall'> =
  (deps) =>
  async ({ principal, body, idempotencyScope }, reply) => {
    const to = dialledNumber(body.to)
    const callId = idFor(idempotencyScope, deps.newId)
    const begun = idempotencyScope === null ? null : await deps.phone?.findPlaced(callId)
    const snapshot =
      begun ?? (await place(deps, principal, { ...body, to }, { callId, ...eventIdFor(idempotencyScope) }))
    reply.code(202)
    return placedCall(accepted(callView(snapshot)))
  }

/** Checks first what the request can mend. */
async function place(
  deps: ApiDeps,
  { projectId }: Principal,
  { agentId, to, ...body }: Schema<'CallRequest'>,
  ids: { callId: string; eventId?: string },
): Promise<PlainSnapshot> {
  const agent = await readyAgentOf(deps.store, projectId, agentId)
  const variables = variablesFor(agent, body.variables)
  const metadata = metadataOf(body.metadata)
  const provider = telephonyIn(body.provider)
  const model = await chooseModel(deps, agent, body.model)
  if (!deps.phone) throw noPublicUrl()
  const route = await deps.phone.check(agent, provider, to)
  return deps.phone.place({ ...ids, agent, to, route, model, variables, metadata })
}

/**
 * The response says `ringing` even if the call has gone further meanwhile: it confirms that the provider accepted it.
 */
function accepted(call: CallView): CallView {
  return { ...call, status: 'ringing', outcome: null, error: null, endedAt: null, fields: {} }
}
