import { NotFound } from '../base/errors.ts'
import type { AgentVersion, ListedVersion } from '../ports/agent-drafts.ts'
import type { Agent } from '../ports/entities.ts'
import type { ConsoleDeps } from './console-deps.ts'
import { hashOf, type CheckedFlow } from './saved-flow.ts'

/** Of an agent; older ones are deleted. */
const MAX_VERSIONS = 200

/**
 * Stores a flow as the agent's next version. Two concurrent calls get two numbers; the flow stored last is live. The
 * same flow from the same person gets the number that it has: that was begun before, or is being done on another node.
 */
export async function insertVersion(
  { store, clock }: ConsoleDeps,
  agent: Agent,
  { flow, flowHash, stepCount, ready }: CheckedFlow,
  { by, note = '' }: { by: string | null; note?: string },
): Promise<NonNullable<Agent['published']>> {
  const facts = { agentId: agent.id, flowHash: flowHash || hashOf(flow), by, note, stepCount, ready, flow }
  for (let version = (agent.published?.version ?? 0) + 1; ; version += 1) {
    const at = clock.now()
    if (!(await store.versions.insert({ ...facts, version, at }))) {
      const there = await store.versions.find(agent.id, version)
      if (there?.flowHash === facts.flowHash && there.by === by && there.note === note) return { version, at: there.at }
      continue
    }
    if (version > MAX_VERSIONS) await store.versions.delete(agent.id, version - MAX_VERSIONS + 1)
    return { version, at }
  }
}

/** Latest first. `next` is the version to go on from, null after the last. */
export async function findVersions(
  { store }: ConsoleDeps,
  agentId: string,
  limit: number,
  before: number | undefined,
): Promise<{ versions: ListedVersion[]; next: number | null }> {
  const found = await store.versions.list(agentId, limit + 1, before)
  const versions = found.slice(0, limit)
  return { versions, next: found.length > limit ? (versions.at(-1)?.version ?? null) : null }
}

/** Throws 404. */
export async function versionOf({ store }: ConsoleDeps, agentId: string, version: number): Promise<AgentVersion> {
  const found = await store.versions.find(agentId, version)
  if (!found) throw new NotFound('There is no such version of this agent.')
  return found
}
