import { callDetail } from '../responses/call.ts'
import { findCallPage, noSuchCall } from '../calls.ts'
import type { Operation } from '../operation.ts'

export const getCall: Operation<'getCall'> =
  (deps) =>
  async ({ principal, params, prefetched: seen }) => {
    const page = await findCallPage(deps, params.id, seen?.id === params.id ? seen.page : undefined)
    if (page?.call.projectId !== principal.projectId) throw noSuchCall()
    return callDetail(page.call, page.agentName, page.turns)
  }
