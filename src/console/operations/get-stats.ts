import { assertWasAgentOf } from '../../api/agents.ts'
import { projectOf } from '../access.ts'
import type { Operation } from '../operation.ts'
import { findStats, readPeriod } from '../stats/find-stats.ts'
import { readTime } from '../read-time.ts'

export const getStats: Operation<'getStats'> =
  (deps) =>
  async ({ person, params, query }) => {
    const { id: projectId } = await projectOf(deps, person, params.projectId)
    const { agentId, bucket } = query
    if (agentId !== undefined) await assertWasAgentOf(deps.store, projectId, agentId)
    const asked = { from: readTime('from', query.from), to: readTime('to', query.to), bucket }
    const period = readPeriod(deps.clock.now(), asked)
    await deps.callCounter.flush() // counts of calls that have just ended on this node are stored first
    return findStats(deps, projectId, period, agentId)
  }
