import { callText } from '../responses/call.ts'
import { findCallPage, noSuchCall } from '../calls.ts'
import { jsonText, type Operation } from '../operation.ts'

export const getCall: Operation<'getCall'> =
  (deps) =>
  async ({ principal, params, prefetched: seen }, reply) => {
    const page = await findCallPage(deps, params.id, seen?.id === params.id ? seen.page : undefined)
    if (page?.call.projectId !== principal.projectId) throw noSuchCall()
    const text = callText(page.call, page.agentName, page.turns, (response) => reply.serialize(response) as string)
    return jsonText(text, reply)
  }
