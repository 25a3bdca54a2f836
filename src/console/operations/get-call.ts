import { callDetail } from '../../api/answers/call.ts'
import { agentNames } from '../../api/calls.ts'
import { callOf } from '../access.ts'
import type { Operation } from '../operation.ts'

export const getCall: Operation<'getCall'> =
  (deps) =>
  async ({ person, params }) => {
    const call = await callOf(deps, person, params.id)
    const names = await agentNames(deps.store, [call])
    const turns = await deps.store.actors.readRows('turn', call.id)
    return callDetail(call, names.get(call.agentId) ?? '', turns)
  }
