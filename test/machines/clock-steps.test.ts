import { describe, expect, it, onTestFinished } from 'vitest'
import type { ActorId } from '../../src/actors/types.ts'
import { apiKeyDefinition } from '../../src/machines/api-key/api-key.ts'
import { conversationDefinition } from '../../src/machines/conversation/conversation.ts'
import { webhookDeliveryDefinition } from '../../src/machines/webhook-delivery/webhook-delivery.ts'
import { composeEffect } from '../../src/effects/compose.ts'
import { postWebhookEffect } from '../../src/effects/post-webhook.ts'
import { understandEffect } from '../../src/effects/understand.ts'
import { openMongoStore } from '../../src/store/mongo/open-mongo-store.ts'
import { newId, openKernel, type Kit, type KitOptions } from '../support/kernel/kernel-kit.ts'
import { ask, end, flowOf, start, text } from '../support/machines/flows.ts'
import { scriptedModel } from '../support/machines/phone-service.ts'
import { newDatabase, skipReason } from '../support/mongod/mongod.ts'

const flow = flowOf([start('ask_name'), ask('ask_name', ['name'], 'end'), end()], { fields: [text('name')] })
const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000]
const isAtRest = ({ value }: { value: unknown }) => JSON.stringify(value).includes('listening') || value === 'ended'

/** Conversations that wait, deliveries whose receiver fails, and rotated keys. */
interface Load {
  conversations: ActorId[]
  deliveries: ActorId[]
  keys: ActorId[]
}

async function openLoad(openStore?: KitOptions['openStore']): Promise<Kit> {
  const attempt = { accepted: false, status: 500, error: 'The receiver failed.', durationMs: 5, stop: false }
  return openKernel({
    ...(openStore && { openStore }),
    definitions: [conversationDefinition(flow, 'hash'), webhookDeliveryDefinition, apiKeyDefinition],
    handlers: (clock) => [
      composeEffect(scriptedModel(clock)),
      understandEffect(scriptedModel(clock)),
      postWebhookEffect(async () => attempt),
      { src: 'resolveRecipients', run: async () => ({ agentName: 'Asha', deliveries: [] }) },
    ],
  })
}

async function begin(kit: Kit, count: number): Promise<Load> {
  const made: Load = { conversations: [], deliveries: [], keys: [] }
  const base = { projectId: newId(), agentId: newId(), agentName: 'Asha' }
  await Promise.all(
    Array.from({ length: count }, async () => {
      const [callId, deliveryId, keyId] = [newId(), newId(), newId()]
      const call = { ...base, callId, channel: 'api_text', model: 'builtin:rules', variables: {} }
      const options = { id: callId, version: '1+hash' }
      made.conversations.push((await kit.createAndAsk('conversation', isAtRest, call, options)).actorId)
      const delivery = { deliveryId, projectId: base.projectId, endpointId: newId(), url: 'https://a.example/' }
      const webhook = { ...delivery, event: 'call.completed', callId, message: null }
      made.deliveries.push((await kit.create('webhook-delivery', webhook, { id: deliveryId })).actorId)
      const key = { keyId, projectId: base.projectId, name: 'Key', hash: keyId, start: 'k', replaces: null }
      const { actorId } = await kit.create('api-key', { ...key, expiresAt: null }, { id: keyId })
      const replacement = { keyId: newId(), hash: `${keyId}-2`, start: 'k' }
      await kit.send(actorId, { type: 'key.rotate', graceMs: 60 * MINUTE_MS, replacement })
      made.keys.push(actorId)
    }),
  )
  await kit.settle()
  return made
}

const statesOf = async (kit: Kit, actorIds: ActorId[]) =>
  new Set(await Promise.all(actorIds.map(async (actorId) => JSON.stringify(await kit.value(actorId)))))

const openers: [string, boolean, () => { open?: KitOptions['openStore']; remove: () => Promise<unknown> }][] = [
  ['SQLite', true, () => ({ remove: async () => {} })],
  [
    'MongoDB',
    skipReason === undefined,
    () => {
      const database = newDatabase()
      return { open: () => openMongoStore({ url: database.url, log: { info() {} } }), remove: () => database.remove() }
    },
  ],
]

describe.each(openers)('On %s, after the clock', (_name, isThere, opener) => {
  it.skipIf(!isThere).each([
    ['five minutes', 5 * MINUTE_MS],
    ['a day', DAY_MS],
    ['a year', 365 * DAY_MS],
  ])('was %s ahead for a while, everything goes on within one period of its own', async (_what, aheadMs) => {
    const { open, remove } = opener()
    onTestFinished(async () => void (await remove()))
    const kit = await openLoad(open)
    const before = await begin(kit, 5)
    await kit.advance(10_000)
    kit.clock.set(kit.clock.now() + aheadMs)
    for (const sweep of [1, 2]) await kit.node.sweeps.wakeDueActors().then(() => kit.clock.advance(sweep * 1_000))
    const during = await begin(kit, 5)
    await kit.advance(5_000)
    kit.clock.set(kit.clock.now() - aheadMs)
    await kit.node.sweeps.correctDeadlines(aheadMs)
    const after = await begin(kit, 5)

    await kit.advance(31_000)
    for (const { deliveries } of [during, after])
      for (const actorId of deliveries) expect((await kit.context(actorId))['attempts']).toBeGreaterThanOrEqual(2)
    // Who has just spoken is not cut off, nor is a grace cut short, because a clock was set right.
    for (const { conversations } of [during, after])
      expect(await statesOf(kit, conversations)).toEqual(
        new Set([JSON.stringify({ active: { ask_name: 'listening' } })]),
      )
    expect(await statesOf(kit, [...during.keys, ...after.keys])).toEqual(new Set(['"expiring"']))

    await kit.advance(15 * MINUTE_MS)
    const conversations = [before, during, after].flatMap((one) => one.conversations)
    expect(await statesOf(kit, conversations)).toEqual(new Set(['"expired"']))
    await kit.advance(60 * MINUTE_MS)
    expect(
      await statesOf(
        kit,
        [before, during, after].flatMap(({ keys }) => keys),
      ),
    ).toEqual(new Set(['"expired"']))
    await kit.advance(9 * 60 * MINUTE_MS)
    const deliveries = [before, during, after].flatMap((one) => one.deliveries)
    expect(await statesOf(kit, deliveries)).toEqual(new Set(['"failed"']))
    for (const actorId of deliveries) expect(await kit.context(actorId)).toMatchObject({ attempts: 6 })
    expect(kit.logged.filter(({ level }) => level === 'error')).toEqual([])
  })

  it.skipIf(!isThere)('was behind and is set ahead, what is due comes at once and once', async () => {
    const { open, remove } = opener()
    onTestFinished(async () => void (await remove()))
    const kit = await openLoad(open)
    const load = await begin(kit, 5)
    kit.clock.set(kit.clock.now() + DAY_MS)
    for (const actorId of load.conversations) {
      const late = await kit.ask(actorId, { type: 'message.send', text: 'name=Priya' }, isAtRest)
      expect(late.outcome).toBe('ignored')
    }
    await kit.advance(2_000)
    expect(await statesOf(kit, load.conversations)).toEqual(new Set(['"expired"']))
    expect(await statesOf(kit, load.keys)).toEqual(new Set(['"expired"']))
  })
})

it('A key with a date of its own ends then, though its timer was set by a clock that was ahead', async () => {
  const kit = await openLoad()
  const now = kit.clock.now()
  kit.clock.set(now + DAY_MS)
  const keyId = newId()
  const key = { keyId, projectId: newId(), name: 'Key', hash: keyId, start: 'k', replaces: null }
  const { actorId } = await kit.create('api-key', { ...key, expiresAt: now + 3 * DAY_MS }, { id: keyId })
  kit.clock.set(now)
  await kit.node.sweeps.correctDeadlines(DAY_MS)
  await kit.advance(3 * DAY_MS - 1)
  expect(await kit.value(actorId)).toEqual({ active: 'timeLimited' })
  await kit.advance(1)
  expect(await kit.value(actorId)).toBe('expired')
})
