import { describe, expect, it } from 'vitest'
import type { Commit } from '../../../src/actors/ports/actor-store.ts'
import { newId } from '../../support/kernel/kernel-kit.ts'
import { randomFrom, type Random } from '../../support/random.ts'
import type { Reaction, Story } from '../../support/machines/fake-phones.ts'
import { ask, choice, end, flowOf, start, text } from '../../support/machines/flows.ts'
import { openPhoneService, type Finished, type PhoneService } from '../../support/machines/phone-service.ts'

const flow = flowOf(
  [start('ask_name'), ask('ask_name', ['name'], 'ask_size'), ask('ask_size', ['size'], 'end'), end()],
  { fields: [text('name'), choice('size', ['small', 'large'])], settings: { maxDurationSec: 300 } },
)

/** What becomes of a call outside, and how it may end when a process dies during it. */
const cases: Record<string, { story: Story; outcomes: string[] }> = {
  'a person who answers everything': {
    story: { person: [{ says: 'name=Priya' }, { says: 'size=large' }] },
    outcomes: ['completed', 'failed', 'partial'],
  },
  'a person who asks not to be called': {
    story: { person: [{ says: 'stop' }] },
    outcomes: ['failed', 'opted_out'],
  },
  'a busy line': { story: { phone: 'busy' }, outcomes: ['failed'] },
  'a carrier that is slow to answer the order': {
    story: { orderMs: 8_000, person: [{ says: 'name=Priya' }] },
    outcomes: ['failed', 'partial'],
  },
}

/** The call, with a process that dies right after its `fatal`-th commit (0: never), and how many commits it took. */
async function playWithCrash(story: Story, fatal: number) {
  let commits = 0
  const dies = (group: readonly Commit[]) => {
    if (!group.some(({ actorId }) => actorId.startsWith('call/'))) return false
    commits += 1
    return commits === fatal
  }
  const service = await openPhoneService(flow, () => story, { restartsAfterCommits: dies })
  const callId = await service.order()
  for (let minute = 0; minute < 8; minute += 1) {
    await service.kit.advance(60_000)
    service.phones.cutDeadLines()
  }
  return { service, finished: await service.look(callId), commits }
}

/** What holds of every call, whatever happened to it. */
function expectOneResult({ phones, posted, optOuts }: PhoneService, finished: Finished, { hangUp }: Story): void {
  const { callId, view, transcript, deliveries } = finished
  expect(view.status).toBe('ended')
  expect(view.endedAt).toBeLessThanOrEqual(view.startedAt + 420_000)
  expect(phones.dialled.filter((id) => id === callId).length).toBeLessThanOrEqual(1)
  if (view.providerCallId !== null && hangUp !== 'fails') expect(phones.isOver(callId)).toBe(true)
  expect(transcript).toHaveLength(view.turnCount)
  expect(new Set(deliveries).size).toBe(deliveries.length)
  expect(deliveries.filter((id) => !posted.includes(id))).toEqual([])
  expect(optOuts.some((optOut) => optOut.callId === callId)).toBe(view.outcome === 'opted_out')
  if (view.outcome === 'completed') expect(Object.keys(view.fields).sort()).toEqual(['name', 'size'])
  if (view.outcome === 'failed') expect(view.fields).toEqual({})
  // What was collected was said.
  if (view.fields.name !== undefined) expect(transcript).toContainEqual(expect.stringMatching(/name=.* → /))
  if (view.outcome === 'partial') expect(view.fields).not.toEqual({})
}

describe('a process that dies during a call', () => {
  it.each(Object.entries(cases))(
    'leaves one result behind, wherever it dies, and nobody is called twice: %s',
    async (_, { story, outcomes }) => {
      const seen = new Set<string | null>()
      const { commits } = await playWithCrash(story, 0)
      expect(commits).toBeGreaterThan(5)
      for (let fatal = 1; fatal <= commits; fatal += 1) {
        const { service, finished } = await playWithCrash(story, fatal)
        expectOneResult(service, finished, story)
        expect(finished.deliveries).toHaveLength(2)
        seen.add(finished.view.outcome)
      }
      expect([...seen].sort()).toEqual(outcomes)
    },
  )
})

describe('a call on two nodes', () => {
  const story: Story = { person: [{ says: 'name=Priya' }, { says: 'size=large' }] }

  /** One node places calls and takes callbacks; the audio comes to the other. */
  async function openTwo(outside = story) {
    const service = await openPhoneService(flow, () => outside, { isShared: true })
    const { kit, phones } = service
    const other = await kit.openNode()
    phones.alive = () => () => !other.isDead
    phones.deliver = (callId, event) => {
      const { kernel } = event.type === 'media.opened' ? other : kit
      return kernel.send(`call/${callId}`, event)
    }
    return { ...service, other }
  }

  it('goes as on one, whoever is told of what', async () => {
    const service = await openTwo()
    const callId = await service.order()
    await service.kit.advance(60_000)
    const finished = await service.look(callId)
    expectOneResult(service, finished, story)
    expect(finished.view).toMatchObject({ outcome: 'completed', turnCount: 3 })
    expect(finished.deliveries).toHaveLength(2)
  })

  it('ends with what was collected when the one that holds its audio dies', async () => {
    const service = await openTwo()
    const { kit, phones, other } = service
    const callId = await service.order()
    await kit.advance(8_000)
    expect((await service.look(callId)).view).toMatchObject({ status: 'in_progress', fields: { name: 'Priya' } })
    other.kill()
    phones.cutDeadLines()
    await kit.advance(30_000)
    await kit.node.sweeps.adoptOrphans()
    await kit.advance(30_000)
    const finished = await service.look(callId)
    expectOneResult(service, finished, story)
    expect(finished.view).toMatchObject({ outcome: 'partial', fields: { name: 'Priya' } })
    expect(finished.deliveries).toHaveLength(2)
  })

  it('ends once when the one that holds its audio was only frozen, which lets go of it when it goes on', async () => {
    const service = await openTwo({ ...story, hangUp: 'fails' })
    const { kit, phones } = service
    const callId = await service.order()
    await kit.advance(8_000)
    // Its lease is over, and it knows nothing of it.
    await kit.kernel.adopt(`call/${callId}`, [kit.node.nodeId])
    await kit.advance(3_000) // the carrier is asked three times
    expect((await service.look(callId)).view).toMatchObject({ status: 'ended', outcome: 'partial' })
    await kit.advance(1_000)
    expect(phones.isOver(callId)).toBe(true)
    await kit.advance(120_000)
    const finished = await service.look(callId)
    expectOneResult(service, finished, story)
    expect(finished.deliveries).toHaveLength(2)
  })
})

describe('calls with faults by chance', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('each end once, with one delivery for each endpoint (seed %i)', async (seed) => {
    const random = randomFrom(seed)
    const stories = new Map<string, Story>()
    let processes = 1
    const dies = () => processes < 12 && random.chance(0.03) && (processes += 1) > 0
    const service = await openPhoneService(flow, (callId) => stories.get(callId) ?? {}, { restartsAfterCommits: dies })
    const { kit, phones } = service
    const calls: string[] = []
    for (let n = 0; n < 15; n += 1) {
      const callId = newId()
      stories.set(callId, storyByChance(random))
      const model = random.pick(['builtin:rules', 'builtin:rules', 'openai:x', 'broken:x'])
      calls.push(await service.order({ callId, to: `+9198765${String(10_000 + n)}`, model }))
      await kit.advance(random.int(2_000))
      phones.cutDeadLines()
      if (random.chance(0.1)) await kit.send(`call/${random.pick(calls)}`, 'call.hangUp')
    }
    for (let n = 0; n < 50; n += 1) {
      await kit.advance(10_000)
      phones.cutDeadLines()
    }
    for (const callId of calls) {
      const finished = await service.look(callId)
      expectOneResult(service, finished, stories.get(callId) ?? {})
      const isAccepted = finished.view.providerCallId !== null
      if (isAccepted) expect(finished.deliveries).toHaveLength(2)
    }
  })
})

function storyByChance(random: Random): Story {
  const answers: Reaction[] = [
    { says: 'name=Priya' },
    { says: 'name=Priya', interrupts: true },
    { says: 'name=Priya size=large' },
    { says: 'stop' },
    { says: 'er' },
    { presses: '1' },
    ...(['silent', 'machine', 'hangsUp', 'hangsUpMidLine', 'lost', 'speechFails', 'throws'] as const),
  ]
  return {
    order: random.chance(0.75) ? 'accepted' : random.pick(['refused', 'error', 'errorButRings', 'never']),
    orderMs: random.int(6_000),
    phone: random.chance(0.75) ? 'answered' : random.pick(['busy', 'no_answer', 'failed', 'rings']),
    ringMs: random.int(20_000),
    machine: random.chance(0.1),
    callbacks: random.pick(['all', 'all', 'notTheLast', 'none']),
    twice: random.chance(0.5),
    ...(random.chance(0.5) && { shuffled: random }),
    media: random.chance(0.95) ? 'opens' : 'never',
    looks: random.pick(['true', 'true', 'nothing', 'fails']),
    hangUp: random.pick(['works', 'works', 'works', 'fails']),
    prepares: random.pick(['works', 'works', 'fails', 'hangs']),
    person: [random.pick(answers), { says: 'name=Priya' }, random.pick(answers), { says: 'size=large' }],
  }
}
