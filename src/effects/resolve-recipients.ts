import { v5 as uuidv5 } from 'uuid'
import type { Recipients, RecipientsRequest } from '../machines/dialogue/call-context.ts'
import type { AgentStore, EndpointStore } from '../ports/entities.ts'
import type { EffectHandler } from '../actors/runtime/effect-handler.ts'

/**
 * Finds out whom to tell that a call is over: every endpoint that is switched on now, each under a delivery id made from
 * the call's and its own. It only reads, and a repeat names the same deliveries.
 */
export function resolveRecipientsEffect(stores: {
  agents: AgentStore
  endpoints: EndpointStore
}): EffectHandler<RecipientsRequest, Recipients> {
  return {
    src: 'resolveRecipients',
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
