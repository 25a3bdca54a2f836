import { readyAgentOf } from '../../api/agents.ts'
import { LIMITS } from '../../base/limits.ts'
import { agentOf } from '../access.ts'
import { withDraftFlow } from '../agent-drafts.ts'
import type { Operation } from '../operation.ts'
import { simulationResponse } from '../responses/simulation.ts'
import { createRunningLimit } from '../running-limit.ts'

export const simulatePeople: Operation<'simulatePeople'> = (deps) => {
  const runWithin = createRunningLimit(LIMITS.runningSimulations.value, LIMITS.runningSimulations.beyond)
  return async ({ person, params, body }, reply) => {
    const given = await agentOf(deps, person, params.id)
    deps.testStarts.take(person.userId, deps.clock.now(), reply)
    const { people, seed = 1, flow: which } = body
    const { flow } =
      which === 'draft' ? await withDraftFlow(deps, given) : await readyAgentOf(deps.store, given.projectId, given.id)
    return simulationResponse(await runWithin('', () => deps.simulations.hold({ flow, people, seed })), seed)
  }
}
