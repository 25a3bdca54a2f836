import type { FastifyRequest } from 'fastify'
import type { Handler } from '../api/http/mount-operations.ts'
import type { ConsoleDeps } from './console-deps.ts'
import { unauthorized, type ConsoleRequest, type Operation, type OperationId } from './operation.ts'
import { changePassword } from './operations/change-password.ts'
import { createAgent } from './operations/create-agent.ts'
import { createEndpoint } from './operations/create-endpoint.ts'
import { createKey } from './operations/create-key.ts'
import { createProject } from './operations/create-project.ts'
import { createSession } from './operations/create-session.ts'
import { deleteAgent } from './operations/delete-agent.ts'
import { deleteConnection } from './operations/delete-connection.ts'
import { deleteEndpoint } from './operations/delete-endpoint.ts'
import { deleteSession } from './operations/delete-session.ts'
import { explainEntry } from './operations/explain-entry.ts'
import { forkConversation } from './operations/fork-conversation.ts'
import { getActor } from './operations/get-actor.ts'
import { getActorDefinition } from './operations/get-actor-definition.ts'
import { getActorState } from './operations/get-actor-state.ts'
import { getAgent } from './operations/get-agent.ts'
import { getCall } from './operations/get-call.ts'
import { getCallEvidence } from './operations/get-call-evidence.ts'
import { getCallPath } from './operations/get-call-path.ts'
import { getDelivery } from './operations/get-delivery.ts'
import { getJournal } from './operations/get-journal.ts'
import { getProject } from './operations/get-project.ts'
import { getStats } from './operations/get-stats.ts'
import { getSession } from './operations/get-session.ts'
import { listActors } from './operations/list-actors.ts'
import { listAgents } from './operations/list-agents.ts'
import { listCalls } from './operations/list-calls.ts'
import { listConnections } from './operations/list-connections.ts'
import { listDeliveries } from './operations/list-deliveries.ts'
import { listEntries } from './operations/list-entries.ts'
import { listEndpoints } from './operations/list-endpoints.ts'
import { liftOptOut } from './operations/lift-opt-out.ts'
import { listKeys } from './operations/list-keys.ts'
import { listOptOuts } from './operations/list-opt-outs.ts'
import { listProjects } from './operations/list-projects.ts'
import { pingEndpoint } from './operations/ping-endpoint.ts'
import { resendDelivery } from './operations/resend-delivery.ts'
import { revokeKey } from './operations/revoke-key.ts'
import { rotateKey } from './operations/rotate-key.ts'
import { saveAgent } from './operations/save-agent.ts'
import { saveConnection } from './operations/save-connection.ts'
import { sendTestMessage } from './operations/send-test-message.ts'
import { simulatePeople } from './operations/simulate-people.ts'
import { startTestConversation } from './operations/start-test-conversation.ts'
import { getDraft } from './operations/get-draft.ts'
import { saveDraft } from './operations/save-draft.ts'
import { deleteDraft } from './operations/delete-draft.ts'
import { getLayout } from './operations/get-layout.ts'
import { saveLayout } from './operations/save-layout.ts'
import { publishAgent } from './operations/publish-agent.ts'
import { listVersions } from './operations/list-versions.ts'
import { getVersion } from './operations/get-version.ts'
import { restoreVersion } from './operations/restore-version.ts'
import { endTestConversation } from './operations/end-test-conversation.ts'
import { getService } from './operations/get-service.ts'
import { placeTestCall } from './operations/place-test-call.ts'
import { endCall } from './operations/end-call.ts'
import { getReceiver } from './operations/get-receiver.ts'
import { resetReceiver } from './operations/reset-receiver.ts'
import { updateReceiver } from './operations/update-receiver.ts'
import { getDeliveryRequest } from './operations/get-delivery-request.ts'
import { checkConnection } from './operations/check-connection.ts'
import { updateEndpoint } from './operations/update-endpoint.ts'
import { updateProject } from './operations/update-project.ts'

/** Every operation of `openapi/console.yaml`. */
const operations: { [Id in OperationId]: Operation<Id> } = {
  createSession,
  getSession,
  deleteSession,
  changePassword,
  listProjects,
  createProject,
  getProject,
  updateProject,
  listAgents,
  createAgent,
  getAgent,
  saveAgent,
  deleteAgent,
  listKeys,
  createKey,
  rotateKey,
  revokeKey,
  listEndpoints,
  createEndpoint,
  updateEndpoint,
  deleteEndpoint,
  pingEndpoint,
  listDeliveries,
  getDelivery,
  resendDelivery,
  listConnections,
  saveConnection,
  deleteConnection,
  listCalls,
  getCall,
  getCallEvidence,
  getCallPath,
  listOptOuts,
  liftOptOut,
  simulatePeople,
  startTestConversation,
  sendTestMessage,
  getActor,
  getJournal,
  listActors,
  getActorDefinition,
  listEntries,
  getActorState,
  explainEntry,
  forkConversation,
  getDraft,
  saveDraft,
  deleteDraft,
  getLayout,
  saveLayout,
  publishAgent,
  listVersions,
  getVersion,
  restoreVersion,
  endTestConversation,
  getService,
  placeTestCall,
  endCall,
  getStats,
  getReceiver,
  resetReceiver,
  updateReceiver,
  getDeliveryRequest,
  checkConnection,
}

/** The handlers by operation id, ready to be mounted. `statusOf` returns the status of a success. */
export function createOperations(
  deps: ConsoleDeps,
  statusOf: (operationId: string) => number,
): Record<string, Handler> {
  return Object.fromEntries(
    Object.entries(operations).map(([id, operation]) => [id, handlerOf(operation(deps) as AnyOperation, statusOf(id))]),
  )
}

/** Guards and schemas have made sure that the request is the operation's. */
type AnyOperation = (request: ConsoleRequest<never>, reply: Parameters<Handler>[1]) => Promise<unknown>

function handlerOf(operation: AnyOperation, status: number): Handler {
  return (http, reply) => {
    reply.code(status)
    return operation(consoleRequest(http), reply)
  }
}

function consoleRequest(http: FastifyRequest): ConsoleRequest<never> {
  const request = {
    get person() {
      if (!http.person) throw unauthorized()
      return http.person
    },
    params: http.params,
    query: http.query,
    body: http.body,
    http,
  }
  return request as ConsoleRequest<never>
}
