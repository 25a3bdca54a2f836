import { callDetail } from '../answers/call.ts'
import { agentNames, callOf } from '../calls.ts'
import type { Operation } from '../operation.ts'

export const getCall: Operation<'getCall'> =
  (deps) =>
  async ({ principal, params }) => {
    const call = await callOf(deps, principal.projectId, params.id)
    const names = await agentNames(deps.store, [call])
    const turns = await deps.store.actors.readRows('turn', call.id)
    return callDetail(call, names.get(call.agentId) ?? '', turns)
  }
