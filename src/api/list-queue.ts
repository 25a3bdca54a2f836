import type { FastifyReply } from 'fastify'
import { StoreUnavailable } from '../base/errors.ts'
import { LIMITS } from '../base/limits.ts'
import { createTurnQueue, LeftOut } from '../base/turn-queue.ts'

/** Reads a page of a list for the project when its turn has come. Throws 503 where the project has too many waiting. */
export type ListQueue = <Page>(projectId: string, reply: FastifyReply, read: () => Promise<Page>) => Promise<Page>

/**
 * One for all lists of both APIs: a page may take some milliseconds of the event loop. Projects take turns, so that one
 * that asks for many pages at once delays only itself. A page whose client is gone is not read.
 */
export function createListQueue(options: { maxTurnMs?: number } = {}): ListQueue {
  const inTurn = createTurnQueue({
    ...options,
    maxWaiting: LIMITS.projectLists.value,
    whenFull: () => new StoreUnavailable('lists', LIMITS.projectLists.beyond),
  })
  return (projectId, reply, read) => {
    const { socket } = reply.request
    return inTurn(read, { lane: projectId, isGone: () => socket.destroyed }).catch((error: unknown) => {
      if (error instanceof LeftOut) return undefined as never // nothing is sent over a connection that is closed
      throw error
    })
  }
}
