import { isoTime } from '../../base/iso-time.ts'
import { pageLimit } from '../../api/page-limit.ts'
import { projectOf } from '../access.ts'
import type { Operation } from '../operation.ts'
import { findOptOuts } from '../opt-outs.ts'

export const listOptOuts: Operation<'listOptOuts'> =
  (deps) =>
  async ({ person, params, query }, reply) => {
    const { id: projectId } = await projectOf(deps, person, params.projectId)
    const limit = pageLimit(query.limit)
    const { page, next } = await findOptOuts(deps.store.optOuts, projectId, limit, query.before)
    if (next !== null) {
      const again = new URLSearchParams({ limit: String(limit), before: next })
      reply.header('link', `</console/api/projects/${projectId}/opt-outs?${again.toString()}>; rel="next"`)
    }
    return page.map(({ number, callId, at }) => ({ number, callId, at: isoTime(at) }))
  }
