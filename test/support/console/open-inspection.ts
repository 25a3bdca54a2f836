import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { WebSocket } from 'ws'
import { onTestFinished } from 'vitest'
import { createDeliveryBodies } from '../../../src/webhooks/delivery-bodies.ts'
import type { InspectionMessage } from '../../../src/actors/inspection/messages.ts'
import type { Observer } from '../../../src/actors/kernel.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import type { JsonObject } from '../../../src/base/json.ts'
import { buildServer } from '../../../src/api/http/server.ts'
import type { ConsoleDeps } from '../../../src/console/console-deps.ts'
import { consolePlugin } from '../../../src/console/console-plugin.ts'
import { eventsSocket } from '../../../src/console/events/events-socket.ts'
import { createProjectChanges } from '../../../src/console/events/project-changes.ts'
import { voiceSocket } from '../../../src/console/voice/voice-socket.ts'
import { inspectSocket } from '../../../src/console/inspect/inspect-socket.ts'
import { sessionCookie } from '../../../src/console/session/cookie.ts'
import { openSession } from '../../../src/console/session/session.ts'
import { conversationVersion } from '../../../src/machines/conversation/conversation.ts'
import type { Flow } from '../../../src/machines/flow/types.ts'
import { createSeal } from '../../../src/security/seal.ts'
import { openSqliteStore } from '../../../src/store/sqlite/open-sqlite-store.ts'
import { assembleService, textEffects } from '../api/assemble-service.ts'
import { defaultDeps } from './default-deps.ts'
import { VirtualClock } from '../clock/virtual-clock.ts'
import { ScriptedModel } from '../api/scripted-model.ts'

export interface Person {
  userId: string
  cookie: string
  token: string
  projectId: string
}

/** The console with its inspection socket on a real port; the test has the clock and the language model. */
export async function openInspection(options: { maxBufferedBytes?: number } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-inspection-'))
  const store = await openSqliteStore({ dataDir })
  const clock = new VirtualClock()
  const model = new ScriptedModel()
  const { kernel, machines, summaries, api } = assembleService({
    ...{ store, clock, effects: textEffects(store, model) },
  })
  const changes = createProjectChanges({ clock })
  kernel.observe((committed) => changes.observe(committed))
  const deps: ConsoleDeps = {
    ...defaultDeps(api, machines),
    deliveryBodies: createDeliveryBodies({ payloads: store.payloads, summaries }),
    seal: createSeal(Buffer.alloc(32, 1)),
    implicitConnection: () => null,
    changes,
    config: { production: false, webOrigin: null, publicUrl: null },
  }
  const observers = new Set<Observer>()
  const observe = (observer: Observer) => {
    observers.add(observer)
    const stop = kernel.observe(observer)
    return () => {
      observers.delete(observer)
      stop()
    }
  }
  const app = await buildServer(api, {
    console: async (server) => {
      await consolePlugin(deps)(server)
      await inspectSocket(deps, { kernel: { observe }, machines, ...options })(server)
      await eventsSocket(deps, options)(server)
      await voiceSocket(deps, kernel)(server)
    },
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })

  return {
    ...{ app, address, clock, model, store, kernel, observers },
    /** Address of the socket with these parameters. */
    url: (query = '') => `${address.replace('http', 'ws')}/console/api/inspect${query}`,
    /** A person with a session and a project of their own. */
    async person(): Promise<Person> {
      const userId = uuidv7()
      const projectId = uuidv7()
      const user = { id: userId, email: `${userId}@example.com`, passwordHash: 'x', createdAt: 0 }
      await store.users.insert(user)
      const choices = { defaultModel: '', defaultSpeech: '', defaultTelephony: '' }
      await store.projects.insert({ id: projectId, name: 'Cafe', ...choices, createdAt: 0 }, userId)
      const token = await openSession({ store, clock }, user)
      return { userId, projectId, token, cookie: `${sessionCookie(false)}=${token}` }
    },
    /** Starts a conversation and returns its actor id once it waits for a message. */
    async converse(projectId: string, flow: Flow, input: JsonObject = {}): Promise<ActorId> {
      const id = uuidv7()
      const hash = `flow-${flow.id}`
      await store.flows.put(hash, flow as unknown as JsonObject)
      const facts = { callId: id, projectId, agentId: uuidv7(), agentName: 'Asha', channel: 'api_text' }
      const version = conversationVersion(hash)
      const create = { type: 'conversation', id, machine: 'conversation', version }
      await kernel.createAndAsk(
        { ...create, input: { ...facts, model: 'builtin:rules', variables: {}, ...input } },
        isAtRest,
      )
      return `conversation/${id}`
    },
    async say(actorId: ActorId, text: string): Promise<void> {
      await kernel.ask(actorId, { type: 'message.send', text }, isAtRest)
    },
    /** Resolves once the kernel has this many observers. */
    async watchers(count: number): Promise<void> {
      while (observers.size !== count) await new Promise((resolve) => setImmediate(resolve))
    },
    async close(): Promise<void> {
      await app.close()
      await kernel.stop()
      await store.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type OpenedInspection = Awaited<ReturnType<typeof openInspection>>

function isAtRest({ status, value }: { status: string; value: unknown }): boolean {
  return status !== 'active' || JSON.stringify(value).includes('"listening"')
}

/** A watcher: the messages received so far, and the close code at the end. */
export interface Watcher<Message = InspectionMessage> {
  socket: WebSocket
  messages: Message[]
  /** Resolves with the messages once the condition holds for them. */
  until(holds: (messages: Message[]) => boolean): Promise<Message[]>
  closed: Promise<{ code: number; reason: string }>
}

/** Connects; rejects with the status of a refused upgrade. */
export async function watch<Message = InspectionMessage>(
  url: string,
  headers: Record<string, string>,
): Promise<Watcher<Message>> {
  const socket = new WebSocket(url, { headers })
  onTestFinished(() => socket.terminate())
  const messages: Message[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data: Buffer) => {
    messages.push(JSON.parse(data.toString()) as Message)
    for (const look of waiting) look()
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }))
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('unexpected-response', (_request, response) => {
      reject(new Error(String(response.statusCode)))
      response.resume()
    })
    socket.on('error', reject)
  })
  return {
    ...{ socket, messages, closed },
    until: (holds) =>
      new Promise((resolve) => {
        const look = () => {
          if (!holds(messages)) return
          waiting.delete(look)
          resolve(messages)
        }
        waiting.add(look)
        look()
      }),
  }
}
