import { callDetail } from '../../api/answers/call.ts'
import { callPageOf } from '../access.ts'
import type { Operation } from '../operation.ts'

export const getCall: Operation<'getCall'> =
  (deps) =>
  async ({ person, params }) => {
    const { call, agentName, turns } = await callPageOf(deps, person, params.id)
    return callDetail(call, agentName, turns)
  }
