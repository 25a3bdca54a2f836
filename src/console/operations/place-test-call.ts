import { readyAgentOf } from '../../api/agents.ts'
import { chooseModel } from '../../api/choose-model.ts'
import { dialledNumber } from '../../api/phone-request.ts'
import { variablesFor } from '../../api/variables.ts'
import { callView } from '../../machines/dialogue/call-view.ts'
import { noPublicUrl } from '../../ports/phone-calls.ts'
import { agentOf } from '../access.ts'
import type { Operation } from '../operation.ts'
import { consoleCall } from '../responses/call.ts'

export const placeTestCall: Operation<'placeTestCall'> =
  (deps) =>
  async ({ person, params, body }, reply) => {
    const { projectId, id } = await agentOf(deps, person, params.id)
    deps.testStarts.take(person.userId, deps.clock.now(), reply)
    const to = dialledNumber(body.to)
    const agent = await readyAgentOf(deps.store, projectId, id)
    const variables = variablesFor(agent, body.variables)
    const model = await chooseModel(deps, agent, body.model)
    if (!deps.phone) throw noPublicUrl()
    const route = await deps.phone.check(agent, body.provider, to)
    const order = { callId: deps.newId(), agent, to, route, model, variables, metadata: {}, isTest: true } as const
    const snapshot = await deps.phone.place(order)
    return consoleCall(callView(snapshot), agent.name, [])
  }
