import { NotFound, Unprocessable } from '../base/errors.ts'
import type { Agent } from '../ports/entities.ts'
import type { Store } from '../ports/store.ts'

/** The project's agent. Throws the same 404 for one that is another project's, deleted or unknown. */
export async function agentOf(store: Store, projectId: string, agentId: string): Promise<Agent> {
  const agent = await store.agents.find(agentId)
  if (!agent || agent.projectId !== projectId || agent.deletedAt !== null) {
    throw new NotFound('There is no agent with this id.')
  }
  return agent
}

/** An agent that can talk. Throws 404, or 422 quoting the first error of its flow. */
export async function readyAgentOf(store: Store, projectId: string, agentId: string): Promise<Agent> {
  const agent = await agentOf(store, projectId, agentId)
  if (agent.ready) return agent
  const error = agent.issues.find(({ level }) => level === 'error')
  throw new Unprocessable(`The agent's flow has an error: ${error?.message ?? 'it has not been checked yet.'}`)
}

/** Throws 404 for an id that never was an agent of the project; deleted ones still have calls. */
export async function assertWasAgentOf(store: Store, projectId: string, agentId: string): Promise<void> {
  const agent = await store.agents.find(agentId)
  if (agent?.projectId !== projectId) throw new NotFound('There is no agent with this id.')
}
