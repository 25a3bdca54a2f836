import { connect as connectRaw } from 'node:net'
import { createWebSocketReceiver } from '@statelyai/inspect'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { ActorMessage, InspectionMessage } from '../../../src/actors/inspection/messages.ts'
import { stateText } from '../../../src/actors/inspection/replay-report.ts'
import type { Committed } from '../../../src/actors/kernel.ts'
import { hashToken } from '../../../src/console/session/token.ts'
import { openInspectRelay } from '../../../scripts/inspect-relay.ts'
import { ask, end, flowOf, start, text } from '../../support/machines/flows.ts'
import { openInspection, watch, type OpenedInspection, type Person } from '../../support/console/open-inspection.ts'

const flow = flowOf(
  [
    start('ask_name', 'Hello {{name}}, this is the Cafe. Dial +91 98765 00000 for help.'),
    ask('ask_name', ['name'], 'ask_day'),
    ask('ask_day', ['day'], 'end'),
    end(),
  ],
  { fields: [text('name'), text('day')], variables: ['name'] },
)

let opened: OpenedInspection
let owner: Person

beforeAll(async () => {
  opened = await openInspection()
})
beforeEach(async () => {
  owner = await opened.person()
})
afterAll(() => opened.close())

/** A service of the test's own, for what would disturb others. */
async function openAlone(): Promise<void> {
  const shared = opened
  const alone = await openInspection()
  opened = alone
  owner = await alone.person()
  onTestFinished(async () => {
    opened = shared
    await alone.close()
  })
}

const member = () => ({ cookie: owner.cookie })
const hasEnded = (messages: { type: string; snapshot?: { status?: string } }[]) =>
  messages.some((message) => message.type === '@xstate.snapshot' && message.snapshot?.status === 'done')

/** The states that a viewer sees one after another. */
function statesOf(messages: readonly InspectionMessage[]): string[] {
  const snapshots = messages.filter((message) => message.type === '@xstate.snapshot')
  return snapshots.map(({ snapshot }) => stateText(snapshot.value ?? ''))
}

async function wholeConversation(): Promise<string> {
  const actorId = await opened.converse(owner.projectId, flow, { variables: { name: 'Priya' } })
  await opened.say(actorId, 'name=Priya Sharma 9876543210')
  await opened.say(actorId, 'day=Friday')
  return actorId
}

const STEPS = [
  'active.ask_name.asking',
  'active.ask_name.listening',
  'active.ask_name.understanding',
  'active.ask_day.asking',
  'active.ask_day.listening',
  'active.ask_day.understanding',
]

describe('a viewer', () => {
  it('sees a conversation go through its flow, step by step', async () => {
    const viewer = await watch(opened.url(), member())
    const actorId = await wholeConversation()
    const messages = await viewer.until(hasEnded)
    expect(messages.every((message) => message.sessionId === actorId)).toBe(true)
    expect(messages.map(({ type }) => type).slice(0, 5)).toEqual([
      '@xstate.actor',
      '@xstate.event',
      '@xstate.snapshot',
      '@xstate.event',
      '@xstate.snapshot',
    ])
    expect(messages.filter(({ type }) => type === '@xstate.actor')).toHaveLength(1)
    expect(statesOf(messages).slice(0, 6)).toEqual(STEPS)
    expect(statesOf(messages).at(-1)).toBe('ended')
  })

  it('can connect the receiver of @statelyai/inspect, which then follows the conversation through its nodes', async () => {
    await openAlone()
    const relay = await openInspectRelay(() => new WebSocket(opened.url(), { headers: member() }), 0)
    const receiver = createWebSocketReceiver({ server: relay.url.replace('http', 'ws') })
    const received: InspectionMessage[] = []
    const ended = new Promise<void>((resolve) => {
      receiver.subscribe((event) => {
        received.push(event as unknown as InspectionMessage)
        if (hasEnded(received)) resolve()
      })
    })
    await opened.watchers(1)
    await wholeConversation()
    await ended
    const [first] = received as [ActorMessage]
    expect(first).toMatchObject({ type: '@xstate.actor', name: 'conversation' })
    const definition = JSON.parse(first.definition) as { states: { active: { states: Record<string, unknown> } } }
    const nodes = Object.keys(definition.states.active.states)
    expect(nodes).toEqual(['start', 'ask_name', 'ask_day', 'end'])
    const visited = statesOf(received).map((state) => state.split('.')[1] ?? state)
    expect([...new Set(visited)]).toEqual(['ask_name', 'ask_day', 'closing', 'ended'])
    await relay.close()
  })

  it("receives an actor's entries without a gap, each with its event and result", async () => {
    const viewer = await watch(opened.url(), member())
    await wholeConversation()
    const messages = await viewer.until(hasEnded)
    const steps = messages.filter(({ type }) => type !== '@xstate.actor')
    expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, index) => Math.floor(index / 2) + 1))
    const contexts = messages.flatMap((message) =>
      message.type === '@xstate.snapshot' ? [message.snapshot.context] : [],
    )
    expect(contexts.every((context) => context !== undefined)).toBe(true)
  })

  it('sees actors that others create, and who created them', async () => {
    const { store, clock } = opened
    const endpoint = { id: crypto.randomUUID(), projectId: owner.projectId, url: 'http://127.0.0.1:9/secret-path' }
    await store.endpoints.insert({ ...endpoint, secret: 'x', enabled: true, createdAt: clock.now(), deletedAt: null })
    const viewer = await watch(opened.url(), member())
    const actorId = await wholeConversation()
    const messages = await viewer.until((all) => statesOf(all).includes('delivered'))
    const delivery = messages.find((message) => message.sessionId.startsWith('webhook-delivery/')) as ActorMessage
    expect(delivery).toMatchObject({ type: '@xstate.actor', parentId: actorId, name: 'webhook-delivery' })
    expect(JSON.stringify(messages)).not.toContain('secret-path')
  })
})

describe('a hidden actor or field', () => {
  it('is every number and everything that was said, in contexts, events and definitions', async () => {
    const viewer = await watch(opened.url(), member())
    await wholeConversation()
    const seen = JSON.stringify(await viewer.until(hasEnded))
    for (const inside of ['9876543210', '98765', 'Priya', 'Friday', 'Please give']) expect(seen).not.toContain(inside)
    expect(seen).toContain('this is the Cafe') // the agent's own words, in the definition
  })

  it('is shown to a member on request', async () => {
    const viewer = await watch(opened.url('?reveal=transcripts'), member())
    await wholeConversation()
    const seen = JSON.stringify(await viewer.until(hasEnded))
    for (const asked of ['Priya Sharma 9876543210', 'Friday', 'Please give']) expect(seen).toContain(asked)
  })

  it('is the hash of a key, whatever is asked for', async () => {
    const viewer = await watch(opened.url('?reveal=transcripts'), member())
    const id = crypto.randomUUID()
    const input = {
      keyId: id,
      projectId: owner.projectId,
      name: 'Site',
      hash: 'a1b2c3'.repeat(10),
      start: 'svc_live_abcdefg',
    }
    await opened.kernel.create({
      ...{ type: 'api-key', id, machine: 'api-key', version: '1' },
      input: { ...input, expiresAt: null, replaces: null },
    })
    const seen = JSON.stringify(await viewer.until((all) => statesOf(all).includes('active.permanent')))
    expect(seen).toContain('svc_live_abcdefg')
    expect(seen).not.toContain('a1b2c3')
  })

  it('includes every actor of other projects', async () => {
    const stranger = await opened.person()
    const viewer = await watch(opened.url(), { cookie: stranger.cookie })
    await wholeConversation()
    const own = await opened.converse(stranger.projectId, flow)
    const messages = await viewer.until((all) => statesOf(all).includes('active.ask_name.listening'))
    expect(new Set(messages.map(({ sessionId }) => sessionId))).toEqual(new Set([own]))
  })
})

describe('a viewer that asks for', () => {
  it('one project sees that project only', async () => {
    const other = crypto.randomUUID()
    const choices = { name: 'Other', defaultModel: '', defaultSpeech: '', defaultTelephony: '', createdAt: 0 }
    await opened.store.projects.insert({ id: other, ...choices }, owner.userId)
    const viewer = await watch(opened.url(`?project=${other}`), member())
    await opened.converse(owner.projectId, flow)
    const actorId = await opened.converse(other, flow)
    const messages = await viewer.until((all) => statesOf(all).includes('active.ask_name.listening'))
    expect(new Set(messages.map(({ sessionId }) => sessionId))).toEqual(new Set([actorId]))
  })

  it('one actor: its current state, then every change', async () => {
    const actorId = await opened.converse(owner.projectId, flow)
    const viewer = await watch(opened.url(`?actor=${actorId}`), member())
    const [first] = (await viewer.until((all) => all.length > 0)) as [ActorMessage]
    expect(first).toMatchObject({ type: '@xstate.actor', sessionId: actorId, seq: 2 })
    expect(first.snapshot).toMatchObject({ status: 'active', value: { active: { ask_name: 'listening' } } })
    await opened.converse(owner.projectId, flow)
    await opened.say(actorId, 'name=Priya')
    const messages = await viewer.until((all) => statesOf(all).includes('active.ask_day.listening'))
    expect(messages.slice(1).map(({ sessionId, seq }) => `${sessionId} ${seq}`)).toEqual(
      [3, 3, 4, 4, 5, 5].map((seq) => `${actorId} ${seq}`),
    )
  })
})

describe('the socket refuses, before the upgrade,', () => {
  const refusal = (query: string, headers: Record<string, string>) =>
    watch(opened.url(query), headers).then(
      () => 'connected',
      (error: Error) => error.message,
    )

  it('without a session, or with an expired one', async () => {
    await openAlone()
    expect(await refusal('', {})).toBe('401')
    expect(await refusal('', { cookie: 'parley_session=made-up' })).toBe('401')
    opened.clock.set(opened.clock.now() + 8 * 24 * 3_600_000)
    expect(await refusal('', member())).toBe('401')
  })

  it('a page of another origin, though the browser sends the cookie', async () => {
    expect(await refusal('', { ...member(), origin: 'https://evil.example' })).toBe('403')
    expect(await refusal('', { ...member(), origin: 'null' })).toBe('403')
    expect(await refusal('', { ...member(), origin: opened.address })).toBe('connected')
  })

  it('an actor of others, with the same text as for an unknown one', async () => {
    const stranger = await opened.person()
    const actorId = await opened.converse(owner.projectId, flow)
    const cookie = stranger.cookie
    expect(await refusal(`?project=${owner.projectId}`, { cookie })).toBe('404')
    expect(await refusal(`?actor=${actorId}`, { cookie })).toBe('404')
    expect(await refusal(`?actor=conversation/${crypto.randomUUID()}`, { cookie })).toBe('404')
  })

  it('an unknown parameter', async () => {
    for (const query of [
      '?reveal=all',
      '?project=x',
      '?actor=conversation',
      '?reveal=transcripts&reveal=transcripts',
    ]) {
      expect(await refusal(query, member())).toBe('400')
    }
  })

  it('a request that is no WebSocket', async () => {
    const response = await fetch(`${opened.address}/console/api/inspect`, { headers: member() })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ statusCode: 400, message: 'This address speaks WebSocket only.' })
  })
})

describe('a connection ends', () => {
  it('soon after its session has ended', async () => {
    await openAlone()
    const viewer = await watch(opened.url(), member())
    await opened.store.sessions.delete(hashToken(owner.token))
    await opened.clock.advance(15_000)
    expect(await viewer.closed).toEqual({ code: 1008, reason: 'Your session has ended.' })
  })

  it('when the other end does not respond', async () => {
    await openAlone()
    const viewer = await watch(opened.url(), member())
    viewer.socket.pause() // reads no ping
    await opened.clock.advance(15_000)
    await opened.clock.advance(15_000)
    await opened.watchers(0)
    viewer.socket.terminate()
  })

  it('when the service stops', async () => {
    await openAlone()
    const viewer = await watch(opened.url(), member())
    await opened.app.close()
    expect(await viewer.closed).toEqual({ code: 1001, reason: 'The service is stopping.' })
  })

  it('when it reads too slowly, without delaying others', async () => {
    await openAlone()
    const slow = await watch(opened.url('?reveal=transcripts'), member())
    const quick = await watch(opened.url('?reveal=transcripts'), member())
    const committed: Committed[] = []
    const stop = opened.kernel.observe((one) => committed.push(one))
    await wholeConversation()
    stop()
    slow.socket.pause()
    const observers = [...opened.observers]
    const { clients } = opened.app.websocketServer
    const isDropped = () => [...clients].some((client) => client.readyState === WebSocket.CLOSING)
    while (!isDropped()) {
      for (const observer of observers) for (const one of committed) observer(one)
      // However slow this machine is, the quick one reads all before more is sent.
      do await new Promise((resolve) => setImmediate(resolve))
      while ([...clients].filter(({ bufferedAmount }) => bufferedAmount > 0).length > 1)
    }
    slow.socket.resume()
    expect(await slow.closed).toEqual({ code: 1013, reason: 'You read more slowly than things happen.' })
    const count = quick.messages.length
    await wholeConversation()
    await quick.until((all) => all.length > count)
    expect(quick.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('when its upgrade was refused', async () => {
    await openAlone()
    const socket = connectRaw(Number(new URL(opened.address).port), '127.0.0.1')
    const head = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13'
    socket.write(`GET /console/api/inspect HTTP/1.1\r\n${head}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`)
    const answer = await new Promise<Buffer>((resolve) => socket.once('data', resolve))
    expect(answer.toString()).toContain('401 Unauthorized')
    const closed = new Promise((resolve) => socket.once('close', resolve))
    await opened.app.close() // does not wait for it
    await closed
  })
})

describe('without viewers', () => {
  it('the kernel is not observed at all', async () => {
    await openAlone()
    expect(opened.observers.size).toBe(0)
    const first = await watch(opened.url(), member())
    const second = await watch(opened.url(), member())
    expect(opened.observers.size).toBe(1)
    first.socket.close()
    second.socket.close()
    await opened.watchers(0)
  })
})
