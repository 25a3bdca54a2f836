import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actorMessage, inspectedSnapshot } from '../../actors/inspection/messages.ts'
import { createInspection } from '../../actors/inspection/inspection.ts'
import type { MachineLookup } from '../../actors/machine-lookup.ts'
import type { Kernel } from '../../actors/kernel.ts'
import type { ActorId } from '../../actors/types.ts'
import { BadRequest } from '../../base/errors.ts'
import { projectOf, recordOf } from '../access.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { InspectViewer } from './inspect-viewer.ts'
import type { CurrentUser } from '../current-user.ts'
import { checkRegularly, readUuid, serveConsoleSocket, TOO_MANY, type Visit } from '../http/console-socket.ts'

/** Where the commits come from, and the machines that they are of. */
export interface InspectionSource {
  kernel: Pick<Kernel, 'observe'>
  machines: MachineLookup
  /** Bytes that may wait for one viewer. Default 1 MiB. */
  maxBufferedBytes?: number
}

/** What a viewer subscribed to. */
interface Subscription {
  /** Null for every project that the person is a member of. */
  projectId: string | null
  /** Null for every actor. */
  actorId: ActorId | null
  reveal: boolean
}

const MAX_VIEWERS = 100

const ADDRESS = /^([a-z][a-z-]*)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * Publishes commits over `WS /console/api/inspect`, in the protocol of Stately's inspector, to people who are logged in:
 *
 *     ?project=<id>          actors of this project only
 *     ?actor=<type>/<id>     this actor only, beginning with where it is now
 *     ?reveal=transcripts    with phone numbers and what people said; secrets stay masked
 *
 * Everything is checked before the upgrade and answered as by the rest of the console's API.
 */
export function inspectSocket(deps: ConsoleDeps, source: InspectionSource): (app: FastifyInstance) => Promise<void> {
  const inspection = createInspection(source.kernel)
  let viewerCount = 0

  async function subscribe({ query }: FastifyRequest, person: CurrentUser): Promise<Subscription> {
    const { project, actor, reveal } = query as Record<string, unknown>
    return {
      projectId: project === undefined ? null : await visibleProject(deps, person, project),
      actorId: actor === undefined ? null : await visibleActor(deps, person, actor),
      reveal: readReveal(reveal),
    }
  }

  function serve(socket: WebSocket, visit: Visit<Subscription>): void {
    if (viewerCount >= MAX_VIEWERS) return socket.close(TOO_MANY, 'Too many are watching. Try again later.')
    viewerCount += 1
    const memberships = createMemberships(deps, visit)
    const { actorId, reveal } = visit.subscription
    const { maxBufferedBytes } = source
    const viewer = new InspectViewer({
      socket,
      isVisible: (projectId) => memberships.isVisible(projectId),
      actorId,
      reveal,
      log: visit.log,
      ...(maxBufferedBytes !== undefined && { maxBufferedBytes }),
    })
    const unwatch = inspection.watch((publication) => viewer.show(publication))
    if (actorId !== null) void viewer.introduce(actorId, () => present(deps, source.machines, actorId, reveal))
    const stopChecking = checkRegularly(deps.clock, socket, async () => {
      memberships.forget()
      await visit.checkSession()
    })
    socket.on('close', () => {
      viewerCount -= 1
      unwatch()
      viewer.close()
      stopChecking()
    })
  }

  return (app) => serveConsoleSocket(app, deps, { url: '/console/api/inspect', subscribe, serve })
}

async function visibleProject(deps: ConsoleDeps, person: CurrentUser, project: unknown): Promise<string> {
  return (await projectOf(deps, person, readUuid(project, 'project must be the id of a project.'))).id
}

async function visibleActor(deps: ConsoleDeps, person: CurrentUser, actor: unknown): Promise<ActorId> {
  const [, type, id] = ADDRESS.exec(typeof actor === 'string' ? actor.toLowerCase() : '') ?? []
  if (type === undefined || id === undefined) throw new BadRequest('actor must be <type>/<id>.')
  return (await recordOf(deps, person, type, id, 'actor')).actorId
}

function readReveal(reveal: unknown): boolean {
  if (reveal === undefined) return false
  if (reveal === 'transcripts') return true
  throw new BadRequest('reveal must be transcripts, or be left out.')
}

/** The actor as it is now, as the first message about it. */
async function present(deps: ConsoleDeps, machines: MachineLookup, actorId: ActorId, reveal: boolean) {
  const record = await deps.runtime.read(actorId)
  if (!record) throw new Error(`${actorId} is gone.`)
  const { seq, machine, version, snapshot, effects } = record
  const definition = await machines.find(machine, version)
  const entryRef = { actorId, seq, at: deps.clock.now() }
  const message = actorMessage(entryRef, definition, inspectedSnapshot(snapshot, effects, [], reveal))
  return { message: JSON.stringify(message), seq }
}

/** Whether a person may see a project, asked once for each and again after `forget`. */
function createMemberships({ store }: ConsoleDeps, { person, subscription }: Visit<Subscription>) {
  const { projectId: only } = subscription
  const known = new Map<string, boolean>()
  return {
    async isVisible(projectId: string): Promise<boolean> {
      if (only !== null && projectId !== only) return false
      const isKnown = known.get(projectId)
      if (isKnown !== undefined) return isKnown
      const isMember = await store.projects.isMember(projectId, person.userId)
      known.set(projectId, isMember)
      return isMember
    },
    forget: () => known.clear(),
  }
}
