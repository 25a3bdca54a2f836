import { callSummary } from '../../api/responses/call.ts'
import { findNamedCall } from '../../api/calls.ts'
import { keyView } from '../../machines/api-key/api-key.ts'
import { deliveryView } from '../../machines/webhook-delivery/delivery-view.ts'
import type { ChangedThing } from '../../ports/change-feed.ts'
import { draftStateOf } from '../agent-drafts.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { usageOf } from '../keys.ts'
import type { Schema } from '../operation.ts'
import { listedAgent } from '../responses/agent.ts'
import { listedDelivery } from '../responses/delivery.ts'
import { keyResponse } from '../responses/key.ts'

/** A thing as its list shows it now; null when there is none. */
export async function projectEvent(
  deps: ConsoleDeps,
  { kind, id }: ChangedThing,
): Promise<Schema<'ProjectEvent'> | null> {
  switch (kind) {
    case 'call': {
      const found = await findNamedCall(deps, id)
      return found && { kind, id, call: callSummary(found.call, found.agentName) }
    }
    case 'delivery': {
      const record = await deps.runtime.read(`webhook-delivery/${id}`)
      return record && { kind, id, delivery: listedDelivery(deliveryView(record.snapshot)) }
    }
    case 'agent': {
      const agent = await deps.store.agents.find(id)
      const state = await draftStateOf(deps, id)
      const isListed = agent && agent.deletedAt === null
      return { kind, id, agent: isListed ? listedAgent(agent, state) : null, revision: state.revision }
    }
    case 'key': {
      const record = await deps.runtime.read(`api-key/${id}`)
      if (!record) return null
      const key = keyView(record.snapshot)
      const usage = await usageOf(deps, [key])
      return { kind, id, key: keyResponse(key, usage.get(id), deps.clock.now()) }
    }
  }
}
