import { machineDefinitionText } from '../../actors/inspection/definition.ts'
import { maskPhoneNumbersIn } from '../../actors/inspection/redact.ts'
import type { Json, JsonObject } from '../../base/json.ts'
import { recordOf } from '../access.ts'
import { frozenFlow } from '../history/frozen-flow.ts'
import type { Operation } from '../operation.ts'

export const getActorDefinition: Operation<'getActorDefinition'> =
  (deps) =>
  async ({ person, params }) => {
    const { machine, version, index } = await recordOf(deps, person, params.type, params.id, 'actor')
    const definition = await deps.machines.find(machine, version)
    const flow = await frozenFlow(deps, version)
    const layout = index.agentId === null ? null : await deps.store.layouts.find(index.agentId)
    return {
      machine,
      version,
      config: JSON.parse(machineDefinitionText(definition)) as JsonObject,
      flow: flow && (maskPhoneNumbersIn(flow as unknown as Json) as JsonObject),
      layout: flow && { nodes: layout?.nodes ?? {} },
    }
  }
