import { describe, expect, it, onTestFinished } from 'vitest'
import type { ActorId } from '../../src/actors/types.ts'
import type { Call } from '../../src/machines/call/leg.ts'
import { openMongoStore } from '../../src/store/mongo/open-mongo-store.ts'
import { newId } from '../support/kernel/kernel-kit.ts'
import { ask, choice, end, flowOf, start, text } from '../support/machines/flows.ts'
import type { Story } from '../support/machines/fake-phones.ts'
import { openOutageService, type OutageService, type Told } from '../support/machines/outage-service.ts'
import { callInput } from '../support/machines/phone-talk.ts'
import { newDatabase } from '../support/mongod/mongod.ts'

const flow = flowOf(
  [start('ask_name'), ask('ask_name', ['name'], 'ask_size'), ask('ask_size', ['size'], 'end'), end()],
  { fields: [text('name'), choice('size', ['small', 'large'])], settings: { maxDurationSec: 300 } },
)
const MINUTE_MS = 60_000
const OUTAGES_MS = [1_000, 5_000, 10_000, 60_000]
const isAtRest = ({ value }: { value: unknown }) => JSON.stringify(value).includes('listening') || value === 'ended'

/**
 * What happens, from the first event to the last webhook. Everything in it is done again where the store refuses it.
 */
type Course = (service: OutageService, id: string) => Promise<ActorId>

async function begin({ kit, insist, projectId }: OutageService, id: string, model: string): Promise<ActorId> {
  const input = {
    callId: id,
    projectId,
    agentId: newId(),
    agentName: 'Asha',
    channel: 'api_text',
    model,
    variables: {},
  }
  const options = { id, version: '1+hash', eventId: 'start' }
  await insist(() => kit.createAndAsk('conversation', isAtRest, input, options))
  return `conversation/${id}`
}

const say = ({ kit, insist }: OutageService, actorId: ActorId, words: string) =>
  insist(() => kit.ask(actorId, { type: 'message.send', text: words }, isAtRest, { eventId: `say ${words}` }))

const close = ({ kit, insist }: OutageService, actorId: ActorId) =>
  insist(() =>
    kit.ask(actorId, 'conversation.close', ({ status }) => status !== 'active', {
      eventId: 'close',
      waitIfIgnored: true,
    }),
  )

const talkThrough =
  (model: string): Course =>
  async (service, id) => {
    const actorId = await begin(service, id, model)
    await say(service, actorId, 'name=Priya')
    await say(service, actorId, 'size=large')
    await service.kit.advance(2 * MINUTE_MS)
    return actorId
  }

const conversations: Record<string, { course: Course; expected: Partial<Told> }> = {
  'a conversation by rules that is talked through': {
    course: talkThrough('builtin:rules'),
    expected: { outcome: 'completed', turnCount: 3, fields: { name: 'Priya', size: 'large' } },
  },
  'a conversation with a model that is talked through': {
    course: talkThrough('openai:model'),
    expected: { outcome: 'completed', turnCount: 3, fields: { name: 'Priya', size: 'large' } },
  },
  'a conversation that is closed': {
    async course(service, id) {
      const actorId = await begin(service, id, 'openai:model')
      await close(service, actorId)
      await service.kit.advance(2 * MINUTE_MS)
      return actorId
    },
    expected: { outcome: 'failed', turnCount: 1 },
  },
  'a conversation that expires': {
    async course(service, id) {
      const actorId = await begin(service, id, 'builtin:rules')
      await say(service, actorId, 'name=Priya')
      await service.kit.advance(18 * MINUTE_MS)
      return actorId
    },
    expected: { outcome: 'partial', turnCount: 2 },
  },
}

async function order({ kit, insist, projectId, phones }: OutageService, id: string): Promise<ActorId> {
  const input = { ...callInput, callId: id, projectId, agentId: newId() }
  await insist(() => kit.create('call', input, { id, version: '1+hash', eventId: 'order' }))
  await kit.advance(8 * MINUTE_MS)
  expect(phones.dialled.filter((one) => one === id).length).toBeLessThanOrEqual(1)
  return `call/${id}`
}

const DELIVERED = { status: 'delivered', attempts: 1, isReceived: true }

/** Runs the course once for every call of the store that it makes, with an outage that begins there. */
async function everywhere(
  service: OutageService,
  course: Course,
  forMs: number,
  check: (actorId: ActorId, where: string) => Promise<void>,
): Promise<void> {
  const { outage } = service
  const before = outage.count
  const undisturbed = await course(service, newId())
  const calls = outage.count - before
  await check(undisturbed, 'undisturbed')
  expect(calls).toBeGreaterThan(3)
  for (let call = 1; call <= calls; call += 1) {
    for (const first of ['before', 'after'] as const) {
      outage.plan(call, forMs, first)
      const actorId = await course(service, newId())
      const where = `from call ${call} of ${calls}, ${first} its work`
      // On a shared store answers come in any order, so a course may make some calls fewer than the undisturbed one.
      if (!outage.hasBegun && process.env['API_STORE'] === 'mongodb') continue
      if (!outage.isOver) await service.kit.advance(forMs + MINUTE_MS)
      expect(outage.isOver, where).toBe(true)
      await check(actorId, where)
    }
  }
}

const nobody = (): Story => ({})

/** On SQLite, or with `API_STORE=mongodb` on a database of the run's MongoDB. */
async function open(storyOf: (callId: string) => Story): Promise<OutageService> {
  if (process.env['API_STORE'] !== 'mongodb') return openOutageService(flow, storyOf)
  const { url, remove } = newDatabase()
  // Registered first and so called last, after the journals were verified.
  onTestFinished(async () => void (await remove()))
  return openOutageService(flow, storyOf, () => openMongoStore({ url, log: { info() {} } }))
}

describe.each(Object.entries(conversations))('%s', (_name, { course, expected }) => {
  it.each(OUTAGES_MS)('loses nothing and blames nobody when the store is away for %i ms, wherever', async (forMs) => {
    const service = await open(nobody)
    await everywhere(service, course, forMs, async (actorId, where) => {
      const told = await service.tellsOf(actorId)
      const deliveries = [DELIVERED, DELIVERED]
      expect(told, where).toMatchObject({ status: 'ended', error: null, ...expected, deliveries })
    })
  })
})

describe('a webhook whose receiver fails twice', () => {
  const course: Course = async (service, id) => {
    service.verdicts.splice(0, Infinity, 500, 500, 500, 500)
    const actorId = await begin(service, id, 'builtin:rules')
    await close(service, actorId)
    await service.kit.advance(10 * MINUTE_MS)
    return actorId
  }

  it.each(OUTAGES_MS)('has three attempts, whatever the store does for %i ms', async (forMs) => {
    const service = await open(nobody)
    await everywhere(service, course, forMs, async (actorId, where) => {
      const { deliveries } = await service.tellsOf(actorId)
      expect(deliveries, where).toEqual(Array(2).fill({ ...DELIVERED, attempts: 3 }))
    })
  })
})

describe('an API key that is rotated', () => {
  const course: Course = async ({ kit, insist, projectId }, id) => {
    const key = { projectId, name: 'First', hash: id, start: 'key_', expiresAt: null, replaces: null }
    await insist(() => kit.create('api-key', { ...key, keyId: id }, { id, eventId: 'create' }))
    const replacement = { keyId: newId(), hash: `${id}-2`, start: 'key_' }
    const event = { type: 'key.rotate', graceMs: 5 * MINUTE_MS, replacement }
    await insist(() => kit.send(`api-key/${id}`, event, { eventId: 'rotate' }))
    await kit.advance(7 * MINUTE_MS)
    return `api-key/${id}`
  }

  it.each(OUTAGES_MS)(
    'ends after its grace, and has one successor, when the store is away for %i ms',
    async (forMs) => {
      const service = await open(nobody)
      await everywhere(service, course, forMs, async (actorId, where) => {
        const entries = await service.kit.journal(actorId)
        expect(entries.map(({ event }) => event.type).join(' '), where).toMatch(/^xstate.init key.rotate xstate.after/)
        expect(entries, where).toHaveLength(3)
        const [created] = entries.flatMap(({ creates }) => creates)
        expect(await service.kit.value(`api-key/${created?.id ?? ''}`), where).toEqual({ active: 'permanent' })
      })
    },
  )
})

const people: Record<string, Story> = {
  'answers everything': { person: [{ says: 'name=Priya' }, { says: 'size=large' }] },
  'asks not to be called': { person: [{ says: 'stop' }] },
  'hangs up': { person: [{ says: 'name=Priya' }, 'hangsUp'] },
  'does not answer': { phone: 'no_answer' },
}

describe.each(Object.entries(people))('a call to somebody who %s', (_name, story) => {
  it.each(OUTAGES_MS)(
    'rings once, is told of if it may have rung, and blames nobody when the store is away for %i ms',
    async (forMs) => {
      const service = await open(() => story)
      await everywhere(service, order, forMs, async (actorId, where) => {
        const { status, error, outcome, deliveries } = await service.tellsOf(actorId)
        const told = `${where}: ${outcome} ${error}`
        const { leg } = (await service.kit.read(actorId)).snapshot.context as unknown as Call
        const callId = actorId.slice('call/'.length)
        // Of one that was never dialled the order's own answer tells.
        if (leg.isUndialled) expect(service.phones.dialled, told).not.toContain(callId)
        const expected = leg.isUndialled ? [] : [DELIVERED, DELIVERED]
        expect({ status, deliveries }, told).toEqual({ status: 'ended', deliveries: expected })
        expect(error ?? '', told).not.toMatch(/model|provider/)
        if (service.phones.dialled.includes(callId)) expect(service.phones.isOver(callId), told).toBe(true)
        const isOptedOut = (await service.kit.everything.optOuts.find(service.projectId, callInput.to)) !== null
        if (outcome === 'opted_out') expect(isOptedOut, told).toBe(true)
      })
    },
  )
})
