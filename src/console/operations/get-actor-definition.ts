import { machineDefinitionText } from '../../actors/inspection/definition.ts'
import { maskPhoneNumbersIn } from '../../actors/inspection/redact.ts'
import type { JsonObject } from '../../base/json.ts'
import { flowHashOfCall } from '../../machines/call/call.ts'
import { flowHashOf } from '../../machines/conversation/conversation.ts'
import { recordOf } from '../access.ts'
import type { Operation } from '../operation.ts'

export const getActorDefinition: Operation<'getActorDefinition'> =
  (deps) =>
  async ({ person, params }) => {
    const { machine, version, index } = await recordOf(deps, person, params.type, params.id, 'actor')
    const definition = await deps.machines.find(machine, version)
    const flowHash = index.agentId === null ? null : (flowHashOf(version) ?? flowHashOfCall(version))
    const flow = flowHash === null ? null : await deps.store.flows.find(flowHash)
    const layout = index.agentId === null ? null : await deps.store.layouts.find(index.agentId)
    return {
      machine,
      version,
      config: JSON.parse(machineDefinitionText(definition)) as JsonObject,
      flow: flow && (maskPhoneNumbersIn(flow) as JsonObject),
      layout: flow && { nodes: layout?.nodes ?? {} },
    }
  }
