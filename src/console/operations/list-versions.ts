import { pageLimit } from '../../api/page-limit.ts'
import { agentOf } from '../access.ts'
import { findVersions } from '../agent-versions.ts'
import type { Operation } from '../operation.ts'
import { listedVersion } from '../responses/version.ts'

export const listVersions: Operation<'listVersions'> =
  (deps) =>
  async ({ person, params, query }, reply) => {
    const { id } = await agentOf(deps, person, params.id)
    const limit = pageLimit(query.limit)
    const before = query.before === undefined ? undefined : Number(query.before)
    const { versions, next } = await findVersions(deps, id, limit, before)
    if (next !== null) {
      reply.header('link', `</console/api/agents/${id}/versions?limit=${limit}&before=${next}>; rel="next"`)
    }
    return versions.map(listedVersion)
  }
