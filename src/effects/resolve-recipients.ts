import type { ActorId, UncommittedActor } from '../actors/types.ts'
import { sharedWithinTurn } from '../base/shared-within-turn.ts'
import type { Recipients, RecipientsRequest } from '../machines/dialogue/call-context.ts'
import type { AgentStore, EndpointStore } from '../ports/entities.ts'
import type { EffectHandler } from '../actors/runtime/effect-handler.ts'
import { deliveryIdOf } from './delivery-id.ts'

/**
 * Finds out whom to tell that a call is over, and what: every endpoint that is switched on now, each under a delivery
 * id made from the call's and its own. It only reads, and a repeat names the same deliveries.
 *
 * `prepareSummary` is told of a call that will be reported, for the deliveries that follow.
 */
export function resolveRecipientsEffect(
  stores: { agents: AgentStore; endpoints: EndpointStore },
  prepareSummary: (actorId: ActorId, agentName: string | null, uncommitted?: UncommittedActor) => Promise<void>,
): EffectHandler<RecipientsRequest, Recipients> {
  const findAgent = sharedWithinTurn((id) => stores.agents.find(id))
  const listEndpoints = sharedWithinTurn((projectId) => stores.endpoints.list(projectId))

  async function resolve(
    { callId, projectId, agentId, deliver }: RecipientsRequest,
    actorId: ActorId,
    uncommitted?: UncommittedActor,
  ): Promise<Recipients> {
    const [agent, endpoints] = await Promise.all([findAgent(agentId), deliver ? listEndpoints(projectId) : []])
    const agentName = agent && agent.deletedAt === null ? agent.name : null
    const deliveries = endpoints
      .filter((endpoint) => endpoint.enabled)
      .map(({ id, url }) => ({ id: deliveryIdOf(callId, id), endpointId: id, url }))
    if (deliveries.length > 0) await prepareSummary(actorId, agentName, uncommitted)
    return { agentName, deliveries }
  }

  return {
    src: 'resolveRecipients',
    runBeforeCommit: (request, actor) => resolve(request, actor.actorId, actor),
    run: (request, { effectId }) => resolve(request, effectId.slice(0, effectId.indexOf('#')) as ActorId),
  }
}
