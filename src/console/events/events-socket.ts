import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { WebSocket } from '@fastify/websocket'
import { projectOf } from '../access.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { checkRegularly, readUuid, serveConsoleSocket, TOO_MANY, type Visit } from '../http/console-socket.ts'
import { StoreUnavailable } from '../../base/errors.ts'
import { LIMITS } from '../../base/limits.ts'
import type { ChangedThing } from '../../ports/change-feed.ts'
import { projectEvent } from './project-event.ts'
import { ProjectFeed } from './project-feed.ts'

const MAX_VIEWERS = LIMITS.eventViewers.value
/** Bytes that may wait for a viewer to read them. */
const MAX_BUFFERED_BYTES = 1024 * 1024

/** `WS /console/api/projects/{projectId}/events`: notifies members of changes in a project. */
export function eventsSocket(
  deps: ConsoleDeps,
  { maxBufferedBytes = MAX_BUFFERED_BYTES }: { maxBufferedBytes?: number } = {},
): (app: FastifyInstance) => Promise<void> {
  const feeds = new Map<string, ProjectFeed>()
  let viewerCount = 0

  function feedOf(projectId: string, log: FastifyBaseLogger): ProjectFeed {
    const known = feeds.get(projectId)
    if (known) return known
    const { changes, clock } = deps
    const render = async (thing: ChangedThing) => {
      const event = await projectEvent(deps, thing)
      return event && JSON.stringify(event)
    }
    const onError = (err: unknown, { kind, id }: ChangedThing) => {
      if (err instanceof StoreUnavailable) return // an outage is told of elsewhere
      log.warn({ kind, id, err }, 'viewers could not be told of a change')
    }
    const feed = new ProjectFeed(projectId, { changes, clock, render, onError })
    feeds.set(projectId, feed)
    return feed
  }

  function serve(socket: WebSocket, visit: Visit<string>, log: FastifyBaseLogger): void {
    const { person, subscription: projectId, checkSession } = visit
    if (viewerCount >= MAX_VIEWERS) return socket.close(TOO_MANY, 'Too many are watching. Try again later.')
    viewerCount += 1
    const feed = feedOf(projectId, log)
    const show = (event: string) => {
      socket.send(event)
      if (socket.bufferedAmount <= maxBufferedBytes) return
      feed.leave(show)
      socket.close(TOO_MANY, 'You read more slowly than things happen.')
    }
    feed.join(show)
    const stopChecking = checkRegularly(deps.clock, socket, async () => {
      await checkSession()
      await projectOf(deps, person, projectId)
    })
    socket.on('close', () => {
      viewerCount -= 1
      stopChecking()
      feed.leave(show)
      if (feed.viewerCount > 0 || feeds.get(projectId) !== feed) return
      feeds.delete(projectId)
      feed.close()
    })
  }

  return (app) =>
    serveConsoleSocket(app, deps, {
      url: '/console/api/projects/:projectId/events',
      async subscribe(request, person) {
        const { projectId } = request.params as { projectId: string }
        return (await projectOf(deps, person, readUuid(projectId, 'projectId must be a UUID.'))).id
      },
      serve: (socket, visit) => serve(socket, visit, app.log),
    })
}
