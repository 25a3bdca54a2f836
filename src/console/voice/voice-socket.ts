import type { FastifyInstance } from 'fastify'
import type { WebSocket } from '@fastify/websocket'
import type { Kernel } from '../../actors/kernel.ts'
import { agentOf } from '../access.ts'
import { Tally } from '../../base/tally.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { checkRegularly, readUuid, serveConsoleSocket, TOO_MANY, type Visit } from '../http/console-socket.ts'
import { createStartReader } from './start-reader.ts'
import { VoiceTest } from './voice-test.ts'

/** Talks of one person at once: more is a page that has lost count. */
const MAX_TESTS_OF_PERSON = 5

/**
 * `WS /console/api/agents/{id}/voice`: talks with an agent by microphone, through the media pipeline of phone calls.
 */
export function voiceSocket(
  deps: ConsoleDeps,
  kernel: Pick<Kernel, 'observe'>,
): (app: FastifyInstance) => Promise<void> {
  const readStart = createStartReader()
  const tests = new Tally()

  function serve(socket: WebSocket, visit: Visit<string>): void {
    const { person, subscription: agentId, checkSession, log } = visit
    const { userId } = person
    if (tests.of(userId) >= MAX_TESTS_OF_PERSON) return socket.close(TOO_MANY, 'Too many calls at once. End one first.')
    tests.add(userId)
    const test = new VoiceTest({ deps, kernel, readStart, person, agentId, socket, log })
    const stopChecking = checkRegularly(deps.clock, socket, async () => {
      await checkSession()
      await agentOf(deps, person, agentId)
    })
    socket.on('message', (data: Buffer, isBinary: boolean) => test.receive(isBinary ? null : data.toString('utf8')))
    socket.on('close', () => {
      stopChecking()
      test.disconnected()
      tests.remove(userId)
    })
  }

  return (app) =>
    serveConsoleSocket(app, deps, {
      url: '/console/api/agents/:id/voice',
      async subscribe(request, person) {
        const { id } = request.params as { id: string }
        return (await agentOf(deps, person, readUuid(id, 'The id in the path must be a UUID.'))).id
      },
      serve,
    })
}
