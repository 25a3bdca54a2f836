import { callPageOf } from '../access.ts'
import { consoleCall } from '../responses/call.ts'
import type { Operation } from '../operation.ts'

export const getCall: Operation<'getCall'> =
  (deps) =>
  async ({ person, params }) => {
    const { call, agentName, turns } = await callPageOf(deps, person, params.id)
    return consoleCall(call, agentName, turns)
  }
