import { v5 as uuidv5 } from 'uuid'
import type { PreparedResult, ResultRequest } from '../../machines/call-facts.ts'
import type { AgentStore, EndpointStore } from '../../ports/records.ts'
import type { EffectHandler } from '../effects.ts'

/**
 * Finds out whom to tell that a call is over: every endpoint that is switched on now, each under a delivery id made from
 * the call's and its own. It only reads, and a repeat names the same deliveries.
 */
export function prepareResultEffect(stores: {
  agents: AgentStore
  endpoints: EndpointStore
}): EffectHandler<ResultRequest, PreparedResult> {
  return {
    src: 'prepareResult',
    async run({ callId, projectId, agentId, deliver }) {
      const [agent, endpoints] = await Promise.all([
        stores.agents.find(agentId),
        deliver ? stores.endpoints.list(projectId) : [],
      ])
      const receivers = endpoints.filter((endpoint) => endpoint.enabled)
      return {
        agentName: agent && agent.deletedAt === null ? agent.name : null,
        deliveries: receivers.map(({ id, url }) => ({ id: uuidv5(id, callId), endpointId: id, url })),
      }
    },
  }
}
