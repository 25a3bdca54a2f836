import type { ActorRecord } from '../actors/types.ts'
import { findCallPage, findCallRecord, noSuchCall, type CallPage } from '../api/calls.ts'
import { Gone, NotFound } from '../base/errors.ts'
import type { Agent, Endpoint, Project } from '../ports/entities.ts'
import type { ConsoleDeps } from './console-deps.ts'
import type { CurrentUser } from './current-user.ts'

/** The only access to what belongs to a project. A user who is no member gets 404, whether the thing exists or not. */
export async function projectOf(deps: ConsoleDeps, person: CurrentUser, projectId: string): Promise<Project> {
  const { projects } = deps.store
  const project = (await projects.isMember(projectId, person.userId)) ? await projects.find(projectId) : null
  if (!project) throw new NotFound('There is no project with this id.')
  return project
}

export async function agentOf(deps: ConsoleDeps, person: CurrentUser, id: string): Promise<Agent> {
  const agent = await deps.store.agents.find(id)
  if (!agent || agent.deletedAt !== null || !(await isVisible(deps, person, agent.projectId))) {
    throw new NotFound('There is no agent with this id.')
  }
  return agent
}

export async function endpointOf(deps: ConsoleDeps, person: CurrentUser, id: string): Promise<Endpoint> {
  const endpoint = await deps.store.endpoints.find(id)
  if (!endpoint || endpoint.deletedAt !== null || !(await isVisible(deps, person, endpoint.projectId))) {
    throw new NotFound('There is no webhook endpoint with this id.')
  }
  return endpoint
}

/** The record of an actor; `what` names it in words. */
export async function recordOf(
  deps: ConsoleDeps,
  person: CurrentUser,
  type: string,
  id: string,
  what: string,
): Promise<ActorRecord> {
  await deps.runtime.writeUnwritten() // its journal is often read next
  const record = await deps.runtime.read(`${type}/${id}`)
  if (!record || !(await isVisible(deps, person, record.index.projectId))) {
    throw new NotFound(`There is no ${what} with this id.`)
  }
  return record
}

/** The record of a call by phone or by text. */
export async function callRecordOf(deps: ConsoleDeps, person: CurrentUser, id: string): Promise<ActorRecord> {
  const record = await findCallRecord(deps.runtime, id)
  if (!record || !(await isVisible(deps, person, record.index.projectId))) throw noSuchCall()
  return record
}

/** A call or conversation with everything that a response shows of it. */
export async function callPageOf(deps: ConsoleDeps, person: CurrentUser, id: string): Promise<CallPage> {
  const page = await findCallPage(deps, id)
  if (!page || !(await isVisible(deps, person, page.call.projectId))) throw noSuchCall()
  return page
}

/**
 * Returns a test conversation with this agent. Throws 404 for the agent, and `Gone` if it is no conversation with it.
 */
export async function testConversationOf(
  deps: ConsoleDeps,
  person: CurrentUser,
  agentId: string,
  callId: string,
): Promise<{ projectId: string; callId: string }> {
  const { projectId } = await agentOf(deps, person, agentId)
  const record = await deps.runtime.read(`conversation/${callId}`)
  if (record?.index.agentId !== agentId) throw new Gone('There is no conversation with this agent under this id.')
  return { projectId, callId }
}

function isVisible(deps: ConsoleDeps, person: CurrentUser, projectId: string): Promise<boolean> {
  return deps.store.projects.isMember(projectId, person.userId)
}
