import { BadRequest, Conflict, ParleyError, Unprocessable } from '../base/errors.ts'
import type { JsonObject } from '../base/json.ts'
import type { AgentDraft } from '../ports/agent-drafts.ts'
import type { Agent } from '../ports/entities.ts'
import { makeLive, notifyAgentChanged } from './agents.ts'
import type { ConsoleDeps } from './console-deps.ts'
import { checkSavedFlow, flowFacts, isSameFlow, storeRunnable, type CheckedFlow } from './saved-flow.ts'

const UNTOUCHED = { revision: 1, hasDraft: false }

/** The revision that a change was made on, as `If-Match` names it; `*` for whichever there is. */
export type Precondition = number | '*'

/**
 * Reads `If-Match: "<revision>"`. Throws 428 if it is missing and 400 if it is no revision of a draft. A weak tag never
 * matches (RFC 9110, 13.1.1).
 */
export function readPrecondition(header: string | undefined): Precondition {
  if (header === undefined) {
    const message = 'Say which revision the change was made on, with the header If-Match: "<revision>".'
    throw new ParleyError('precondition_required', message)
  }
  const text = header.trim()
  if (text === '*') return text
  if (text.startsWith('W/')) throw stale()
  const [, revision] = /^"([1-9]\d{0,9})"$/.exec(text) ?? []
  if (revision === undefined) throw new BadRequest('If-Match must be one revision in double quotes, such as "3".')
  return Number(revision)
}

/** The value of `ETag`. */
export function tagOf(revision: number): string {
  return `"${revision}"`
}

/** What lists show of a draft. */
export interface DraftState {
  revision: number
  hasDraft: boolean
}

/** By agent id, for each of them. */
export async function draftStates(
  { store }: ConsoleDeps,
  agentIds: readonly string[],
): Promise<Map<string, DraftState>> {
  const states = new Map<string, DraftState>(agentIds.map((id) => [id, UNTOUCHED]))
  for (const { agentId, ...state } of await store.drafts.states(agentIds)) states.set(agentId, state)
  return states
}

export async function draftStateOf(deps: ConsoleDeps, agentId: string): Promise<DraftState> {
  return (await draftStates(deps, [agentId])).get(agentId) ?? UNTOUCHED
}

/**
 * The agent with its draft in place of its live flow, ready to be tried. Throws 422 quoting the draft's first error.
 */
export async function withDraftFlow(deps: ConsoleDeps, agent: Agent): Promise<Agent> {
  const { draft } = await deps.store.drafts.find(agent.id)
  const checked = checkSavedFlow(draft ? draft.flow : agent.flow)
  refuseErrors(checked)
  await storeRunnable(deps.store.flows, checked)
  return { ...agent, ...flowFacts(checked) }
}

/** Replaces the draft. A flow equal to the live one removes it. Throws 412. */
export async function saveDraft(
  deps: ConsoleDeps,
  agent: Agent,
  precondition: Precondition,
  { flow, by }: { flow: JsonObject; by: string },
): Promise<AgentDraft> {
  checkSavedFlow(flow)
  const draft = isSameFlow(flow, agent.flow) ? null : { flow, savedAt: deps.clock.now(), savedBy: by }
  return replaceDraft(deps, agent, precondition, draft)
}

/** Discards the draft. Does nothing without one. Throws 412. */
export async function discardDraft(deps: ConsoleDeps, agent: Agent, precondition: Precondition): Promise<AgentDraft> {
  const present = await deps.store.drafts.find(agent.id)
  if (precondition !== '*' && precondition !== present.revision) throw stale()
  return present.draft ? replaceDraft(deps, agent, present.revision, null) : present
}

/** Makes the draft of this revision live. Throws 412, 409 without a draft, and 422 quoting its first error. */
export async function publishDraft(
  deps: ConsoleDeps,
  agent: Agent,
  { revision, note, by }: { revision: number; note: string; by: string },
): Promise<Agent> {
  const present = await deps.store.drafts.find(agent.id)
  if (present.revision !== revision) throw stale()
  if (!present.draft) throw new Conflict('There is nothing to publish: the agent has no draft.')
  const checked = checkSavedFlow(present.draft.flow)
  refuseErrors(checked)
  const live = await makeLive(deps, agent, checked, { by, note })
  // Whoever has saved another draft meanwhile keeps it.
  await deps.store.drafts.replace(agent.id, revision, null)
  notifyAgentChanged(deps, live)
  return live
}

async function replaceDraft(
  deps: ConsoleDeps,
  agent: Agent,
  precondition: Precondition,
  draft: AgentDraft['draft'],
): Promise<AgentDraft> {
  const { drafts } = deps.store
  const { id } = agent
  for (;;) {
    const revision = precondition === '*' ? (await drafts.find(id)).revision : precondition
    if (await drafts.replace(id, revision, draft)) {
      notifyAgentChanged(deps, agent)
      return { agentId: id, revision: revision + 1, draft }
    }
    if (precondition !== '*') throw stale()
  }
}

function refuseErrors({ issues }: CheckedFlow): void {
  const error = issues.find(({ level }) => level === 'error')
  if (error) throw new Unprocessable(`The draft has an error: ${error.message}`)
}

function stale(): ParleyError {
  const message = 'The draft was changed elsewhere since. Read it again, then decide which of both to keep.'
  return new ParleyError('precondition_failed', message)
}
