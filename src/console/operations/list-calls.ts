import { assertWasAgentOf } from '../../api/agents.ts'
import { callSummary } from '../../api/responses/call.ts'
import { agentNames } from '../../api/calls.ts'
import { pageLimit } from '../../api/page-limit.ts'
import { projectOf } from '../access.ts'
import { findCalls } from '../find-calls.ts'
import type { Operation } from '../operation.ts'
import { readTime } from '../read-time.ts'

export const listCalls: Operation<'listCalls'> = (deps) => {
  return async ({ person, params, query }, reply) => {
    const { id: projectId } = await projectOf(deps, person, params.projectId)
    return deps.readList(projectId, reply, async () => {
      if (query.agentId !== undefined) await assertWasAgentOf(deps.store, projectId, query.agentId)
      const limit = pageLimit(query.limit)
      const { from, to, ...rest } = query
      const period = { from: readTime('from', from), to: readTime('to', to) }
      const { calls, next } = await findCalls(
        { ...deps, budget: deps.listBudget },
        projectId,
        {
          ...rest,
          ...(period.from !== undefined && { from: period.from }),
          ...(period.to !== undefined && { to: period.to }),
        },
        limit,
      )
      const names = await agentNames(deps.store, calls)
      if (next !== null) {
        const again = new URLSearchParams({ ...query, limit: String(limit), before: next })
        reply.header('link', `</console/api/projects/${projectId}/calls?${again.toString()}>; rel="next"`)
      }
      return calls.map((call) => callSummary(call, names.get(call.agentId) ?? ''))
    })
  }
}
