import { callDetail } from '../answers/call.ts'
import { findCallPage, noSuchCall } from '../calls.ts'
import type { Operation } from '../operation.ts'

export const getCall: Operation<'getCall'> =
  (deps) =>
  async ({ principal, params }) => {
    const page = await findCallPage(deps, params.id)
    if (page?.call.projectId !== principal.projectId) throw noSuchCall()
    return callDetail(page.call, page.agentName, page.turns)
  }
