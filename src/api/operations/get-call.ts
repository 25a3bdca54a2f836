import { callText } from '../responses/call.ts'
import { findShownPage, noSuchCall } from '../calls.ts'
import { jsonText, type Operation } from '../operation.ts'

export const getCall: Operation<'getCall'> =
  (deps) =>
  async ({ principal, params, prefetched }, reply) => {
    const page = await findShownPage(deps, params.id, prefetched?.id === params.id ? prefetched.page : undefined)
    if (page?.projectId !== principal.projectId) throw noSuchCall()
    return jsonText(callText(params.id, page.shown, page.agentName, page.turns), reply)
  }

getCall.prefetches = 'page'
