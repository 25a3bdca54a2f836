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
    const { callId, begun } = await findBegun(deps, idempotencyScope)
    const snapshot =
      begun ?? (await place(deps, principal, { ...body, to }, { callId, ...eventIdFor(idempotencyScope) }))
    reply.code(202)
    return placedCall(accepted(callView(snapshot)))
  }

/** The call that an earlier run of the request has begun, or the id of the one to begin. */
async function findBegun(
  { phone, newId }: ApiDeps,
  scope: string | null,
): Promise<{ callId: string; begun: PlainSnapshot | null }> {
  for (let run = 1; ; run += 1) {
    const callId = idFor(scope, newId, run)
    const begun = scope === null || !phone ? null : await phone.findPlaced(callId)
    if (begun !== 'undialled') return { callId, begun }
  }
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
