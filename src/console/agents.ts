import { BadRequest, Conflict, NotFound } from '../base/errors.ts'
import type { JsonObject } from '../base/json.ts'
import { LIMITS } from '../base/limits.ts'
import { normalisedNumber } from '../base/phone-number.ts'
import type { Agent } from '../ports/entities.ts'
import { insertVersion } from './agent-versions.ts'
import type { ConsoleDeps } from './console-deps.ts'
import { isDone } from './is-done.ts'
import type { Schema } from './operation.ts'
import { checkSavedFlow, flowFacts, isSameFlow, storeRunnable, type CheckedFlow } from './saved-flow.ts'

/**
 * `by` is the e-mail address of the person, null for the service itself. A flow that is given is live at once. Throws
 * `Conflict` when the project has as many agents as it may.
 */
export async function createAgent(
  deps: ConsoleDeps,
  projectId: string,
  { flow, ...settings }: Schema<'AgentSettings'>,
  by: string | null = null,
): Promise<Agent> {
  const others = await deps.store.agents.list(projectId)
  if (others.length >= LIMITS.projectAgents.value) throw new Conflict(LIMITS.projectAgents.beyond)
  const now = deps.clock.now()
  const blank: Agent = {
    id: deps.newId(),
    projectId,
    name: '',
    description: '',
    model: '',
    speech: '',
    telephony: '',
    phoneNumber: '',
    ...flowFacts(checkSavedFlow({})),
    published: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }
  const named = withSettings(deps, blank, settings)
  const agent = flow ? await withLiveFlow(deps, named, checkSavedFlow(flow as JsonObject), { by }) : named
  await deps.store.agents.insert(agent)
  notifyAgentChanged(deps, agent)
  return agent
}

/** Properties that are absent keep their values; a flow replaces the live one at once and leaves the draft alone. */
export async function changeAgent(
  deps: ConsoleDeps,
  agent: Agent,
  { flow, ...settings }: Schema<'AgentSettings'>,
  by: string,
): Promise<Agent> {
  const named = withSettings(deps, agent, settings)
  if (!flow || (agent.published && isSameFlow(flow as JsonObject, agent.flow))) {
    return updateAgent(deps, agent, (present) => (present === agent ? named : withSettings(deps, present, settings)))
  }
  const live = await makeLive(deps, agent, checkSavedFlow(flow as JsonObject), { by }, (present) =>
    withSettings(deps, present, settings),
  )
  const { revision, draft } = await deps.store.drafts.find(agent.id)
  if (!draft) {
    await deps.store.drafts.replace(agent.id, revision, null) // the editor works on another flow now
    notifyAgentChanged(deps, live)
  }
  return live
}

/** Its calls stay and keep its name. What of the editor's is left where the store fails now, nobody can reach. */
export async function deleteAgent(deps: ConsoleDeps, agent: Agent): Promise<void> {
  await updateAgent(deps, agent, (present) => ({ ...present, deletedAt: deps.clock.now() }))
  const { drafts, layouts, versions } = deps.store
  await isDone(() => Promise.all([drafts.delete(agent.id), layouts.delete(agent.id), versions.delete(agent.id)]))
}

/** Notifies the project's viewers that the agent or its draft has changed. */
export function notifyAgentChanged({ changes }: Pick<ConsoleDeps, 'changes'>, { id, projectId }: Agent): void {
  changes.notify({ kind: 'agent', id, projectId })
}

/** Makes a flow the one that new conversations run, as the agent's next version. */
export async function makeLive(
  deps: ConsoleDeps,
  agent: Agent,
  flow: CheckedFlow,
  what: { by: string | null; note?: string },
  change: (present: Agent) => Agent = (present) => present,
): Promise<Agent> {
  const { published, ...facts } = await withLiveFlow(deps, agent, flow, what)
  const live = { flow: facts.flow, flowHash: facts.flowHash, ready: facts.ready }
  const rest = { issues: facts.issues, stepCount: facts.stepCount, published }
  return updateAgent(deps, agent, (present) => ({ ...change(present), ...live, ...rest }))
}

/** Throws `BadRequest` unless the model is empty (none chosen) or of a known provider. */
export function checkModelChoice({ models }: ConsoleDeps, field: string, model = ''): void {
  if (model === '' || models.isKnown(model)) return
  throw new BadRequest(`${field} must be <provider>:<model> with a known provider, or empty.`)
}

/** Stores the version and returns the agent with it; the agent is not stored yet. */
async function withLiveFlow(
  deps: ConsoleDeps,
  agent: Agent,
  flow: CheckedFlow,
  what: { by: string | null; note?: string },
): Promise<Agent> {
  await storeRunnable(deps.store.flows, flow)
  const published = await insertVersion(deps, agent, flow, what)
  return { ...agent, ...flowFacts(flow), published }
}

/** Changes an agent, and retries if another request changed it meanwhile, so that no change is lost. */
async function updateAgent(deps: ConsoleDeps, agent: Agent, change: (present: Agent) => Agent): Promise<Agent> {
  const { agents } = deps.store
  for (let present = agent; ;) {
    const changed = { ...change(present), updatedAt: Math.max(deps.clock.now(), present.updatedAt + 1) }
    if (await agents.update(changed, present.updatedAt)) {
      notifyAgentChanged(deps, changed)
      return changed
    }
    const again = await agents.find(agent.id)
    if (!again || again.deletedAt !== null) throw new NotFound('The agent has just been deleted.')
    present = again
  }
}

function withSettings(deps: ConsoleDeps, agent: Agent, settings: Omit<Schema<'AgentSettings'>, 'flow'>): Agent {
  const { name, phoneNumber, ...rest } = settings
  checkModelChoice(deps, 'model', rest.model)
  return {
    ...agent,
    name: name?.trim() ?? agent.name,
    description: rest.description ?? agent.description,
    model: rest.model ?? agent.model,
    speech: rest.speech ?? agent.speech,
    telephony: rest.telephony ?? agent.telephony,
    phoneNumber: phoneNumber === undefined ? agent.phoneNumber : phoneNumberOf(phoneNumber),
  }
}

function phoneNumberOf(text: string): string {
  return text.trim() === '' ? '' : normalisedNumber(text, 'phoneNumber')
}
