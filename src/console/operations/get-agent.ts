import { agentOf } from '../access.ts'
import { agentDetail } from '../../api/answers/agent.ts'
import type { Operation } from '../operation.ts'

export const getAgent: Operation<'getAgent'> =
  (deps) =>
  async ({ person, params }) => {
    const agent = await agentOf(deps, person, params.id)
    return agentDetail(agent)
  }
