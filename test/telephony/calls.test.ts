import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCapacity } from '../../src/telephony/calls/capacity.ts'
import { decodeEntries } from '../../src/actors/journal/journal-row.ts'
import { createCapacityRecovery } from '../../src/telephony/calls/capacity-recovery.ts'
import { subscriberOf } from '../../src/simulator/people/people.ts'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'

let opened: OpenedPhone
beforeAll(async () => void (opened = await openPhone()))
afterAll(() => opened.close())

const CARRIERS = ['telephony_a', 'telephony_b']
const place = (to: string, provider: string) => opened.place({ to, provider })
const postedFor = (id: unknown) => opened.posted.filter(({ callId }) => callId === id)

async function call(to: string, provider: string) {
  const { status, json } = await place(to, provider)
  expect(status).toBe(202)
  return opened.untilEnded(String(json['id']))
}

describe.each(CARRIERS)('a call over %s', (provider) => {
  it('rings, talks, collects typed fields, ends, and is reported once to each endpoint', async () => {
    const { status, json } = await place('+1 (202) 555-0100', provider)
    expect(status).toBe(202)
    expect(json).toMatchObject({
      ...{ channel: 'phone', status: 'ringing', outcome: null, error: null, endedAt: null, fields: {} },
      ...{ to: '+12025550100', telephony: provider, model: 'builtin:rules' },
    })
    expect(json['providerCallId']).toEqual(expect.any(String))
    const ended = await opened.untilEnded(String(json['id']))
    expect(ended).toMatchObject({ outcome: 'completed', error: null, fields: { coming: true } })
    expect(ended.fields['name']).toEqual(expect.any(String))
    expect(ended.turns.map(({ callerText }) => callerText === null)).toEqual([true, false, false])
    expect(ended.turns[1]?.audioMs).toBeGreaterThan(0)
    await opened.advance(1_000)
    expect(postedFor(ended.id)).toHaveLength(2)
    expect(opened.phone.mediaSessions.size).toBe(0)
    expect(await opened.figure('parley_live_calls')).toBe(0)
  })

  it.each([
    ['+12025550101', 'The line was busy.'],
    ['+12025550102', 'Nobody answered.'],
    ['+12025550114', 'Voicemail answered.'],
    ['+12025550191', 'The line was busy.'],
  ])('to %s ends as failed: %s', async (to, words) => {
    const ended = await call(to, provider)
    expect(ended).toMatchObject({ outcome: 'failed', error: words, turns: [], fields: {} })
    await opened.advance(1_000)
    expect(postedFor(ended.id)).toHaveLength(2)
  })

  it('is answered 202 and ringing although it was over before the carrier had taken it', async () => {
    const { status, json } = await place('+12025550191', provider)
    expect(status).toBe(202)
    expect(json).toMatchObject({ status: 'ringing', outcome: null, error: null, endedAt: null })
  })

  it("passes the carrier's refusal on, keeps the call as failed, and reports nothing", async () => {
    const { status, json } = await place('+12025550110', provider)
    expect([status, json['error']]).toEqual([400, 'Bad Request'])
    expect(json['message']).toMatch(/not .*valid/)
    const { json: calls } = await opened.request('GET', '/v1/calls?limit=1')
    const [latest] = calls as unknown as { id: string }[]
    expect(latest).toMatchObject({ status: 'ended', outcome: 'failed', providerCallId: null })
    await opened.advance(1_000)
    expect(postedFor(latest?.id)).toEqual([])
  })

  it('keeps of an interrupted line what was heard', async () => {
    const ended = await call('+12025550104', provider)
    const interrupted = ended.turns.filter((turn) => turn.interrupted)
    expect(interrupted).toHaveLength(1)
    expect(interrupted[0]?.agentText.length).toBeLessThan('Thanks. Whether the person will come?'.length + 40)
    expect(ended.outcome).toBe('completed')
  })

  it('to somebody who opts out is the last one to that number, until that is lifted', async () => {
    const to = '+12025550108'
    expect(await call(to, provider)).toMatchObject({ outcome: 'opted_out', error: null })
    const refused = await place(to, provider)
    expect([refused.status, refused.json['error']]).toEqual([400, 'Bad Request'])
    expect(refused.json['message']).toMatch(/opted out/)
    await opened.store.optOuts.lift(opened.projectId, to)
    await call(to, provider)
    await opened.store.optOuts.lift(opened.projectId, to)
  })
})

describe('opting out', () => {
  it('counts from the moment that it is understood, while the goodbye is still spoken', async () => {
    const to = '+12025550108'
    const { json } = await place(to, 'telephony_a')
    const id = String(json['id'])
    const isKept = async () => (await opened.store.optOuts.find(opened.projectId, to)) !== null
    for (let waited = 0; waited < 60_000 && !(await isKept()); waited += 100) await opened.advance(100)
    expect((await opened.read(id)).status).toBe('in_progress')
    expect((await place(to, 'telephony_b')).status).toBe(400)
    expect(await opened.untilEnded(id)).toMatchObject({ outcome: 'opted_out' })
    expect(await opened.store.optOuts.find(opened.projectId, to)).toMatchObject({ callId: id })
    await opened.store.optOuts.lift(opened.projectId, to)
  })

  it('stops an order that was checked before the wish was heard, and nobody is rung', async () => {
    const to = '+14155550177'
    const before = opened.simulator.calls().length
    const { optOuts } = opened.phone
    const pending = opened.request('POST', '/v1/calls', { agentId: opened.agent.id, to })
    const watch = opened.kernel.observe(({ state }) => {
      if (state.plain.status === 'active')
        void optOuts.add({ projectId: opened.projectId, number: to, callId: 'c', at: 0 })
    })
    await opened.advance(1_000)
    watch()
    const { status, json } = await pending
    expect([status, json['message']]).toEqual([400, expect.stringMatching(/opted out/)])
    expect(opened.simulator.calls()).toHaveLength(before)
  })
})

describe('DELETE /v1/calls/:id', () => {
  it.each([
    ['ringing', 500, { outcome: 'failed', error: 'The call was hung up before anybody answered.' }],
    ['in_progress', 8_000, { outcome: 'failed', error: null }],
  ])('ends a call over telephony_a that is %s, at the carrier too', async (status, afterMs, end) => {
    const { json } = await place('+12025550100', 'telephony_a')
    const id = String(json['id'])
    await opened.advance(afterMs)
    expect((await opened.read(id)).status).toBe(status)
    const hangUp = opened.request('DELETE', `/v1/calls/${id}`)
    await opened.advance(1_000)
    expect((await hangUp).status).toBe(204)
    const ended = await opened.read(id)
    expect(ended).toMatchObject({ status: 'ended', ...end })
    expect(opened.simulator.calls().find(({ sid }) => sid === ended.providerCallId)?.endedAt).not.toBeNull()
    expect((await opened.request('DELETE', `/v1/calls/${id}`)).status).toBe(204)
    await opened.advance(1_000)
    expect(postedFor(id)).toHaveLength(2)
  })

  it('is refused for telephony_b while the call goes on, and answered 204 once it is over', async () => {
    const { json } = await place('+12025550101', 'telephony_b')
    const id = String(json['id'])
    expect((await opened.request('DELETE', `/v1/calls/${id}`)).status).toBe(400)
    await opened.untilEnded(id)
    expect((await opened.request('DELETE', `/v1/calls/${id}`)).status).toBe(204)
  })
})

describe('POST /v1/calls', () => {
  it('takes telephony_a where nothing is said', async () => {
    const { json } = await opened.place({ to: '+12025550101' })
    expect(json['telephony']).toBe('telephony_a')
  })

  it('calls nobody twice for one Idempotency-Key', async () => {
    const to = '+14155550123'
    const body = { agentId: opened.agent.id, to }
    const headers = { authorization: `Bearer ${opened.key}`, 'idempotency-key': 'once' }
    const ask = async () => {
      const pending = opened.app.inject({ method: 'POST', url: '/v1/calls', headers, payload: body })
      await opened.advance(1_000)
      return pending
    }
    const [first, second] = [await ask(), await ask()]
    expect([first.statusCode, second.statusCode]).toEqual([202, 202])
    expect(second.body).toBe(first.body)
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(opened.simulator.calls().filter(({ dialRequest }) => dialRequest.to === to)).toHaveLength(1)
  })

  it("shows by agent where a turn's time went", async () => {
    const of = (part: string) => `parley_turn_latency_seconds{quantile="0.5",agent="${opened.agent.id}",part="${part}"}`
    for (const part of ['endpointing', 'recognition', 'model', 'synthesis', 'own', 'whole']) {
      expect(await opened.figure(of(part))).toBeGreaterThanOrEqual(0)
    }
    expect(await opened.figure(of('whole'))).toBeGreaterThan(0.1)
  })

  it.each(['telephony_a', 'telephony_b'])('has no turns and words for it when %s carried nothing', async (provider) => {
    const { id } = await call('+12025550187', provider)
    const error = 'The call was over before anything could be said.'
    expect(await opened.read(id)).toMatchObject({ outcome: 'failed', error, turns: [] })
  })

  it('names the call of which it warns', async () => {
    const { id } = await call('+12025550185', 'telephony_a')
    const line = opened.logged.findLast((each) => each.includes('The carrier sent nothing for too long.'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ callId: id })
  })

  it('logs no number and nothing that was said', () => {
    const log = opened.logged.join('')
    for (const secret of ['+1202555', 'Sharma', 'Goodbye', opened.key]) expect(log).not.toContain(secret)
  })
})

describe('a node with all the calls that it may have', () => {
  it('lets no more in when many ask at once, and says why when it is stopping', async () => {
    await using full = await openFull()
    const ask = () => full.request('POST', '/v1/calls', { agentId: full.agent.id, to: '+12025550101' })
    const asked = Array.from({ length: 20 }, ask)
    await full.advance(2_000)
    const answers = await Promise.all(asked)
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused).toHaveLength(19)
    expect(refused[0]?.json['message']).toMatch(/as many phone calls/)
    expect(full.simulator.calls()).toHaveLength(1)
    full.phone.capacity.close()
    expect((await ask()).json['message']).toMatch(/is stopping and places no more/)
  })

  it('counts what rang when the process before it ended, until it is over', async () => {
    await using full = await openFull()
    const { json } = await full.place({ to: '+12025550102' })
    const next = createCapacity({ max: 1, mediaSessions: full.phone.mediaSessions, clock: full.clock })
    const { clock, kernel } = full
    const recall = createCapacityRecovery({ actors: full.store.actors, runtime: kernel, capacity: next, clock })
    await recall.count()
    await recall.recheck(['another node'])
    expect(next.isFull).toBe(true)
    full.kernel.observe((committed) => next.observe(committed))
    await full.untilEnded(String(json['id']))
    expect(next.count).toBe(0)
    await recall.count()
    expect(next.count).toBe(0)
  })

  it('counts no longer what another node has dialled, or has on the line', async () => {
    await using full = await openFull()
    const { json } = await full.place({ to: '+12025550102' })
    const callId = String(json['id'])
    const noVoices = { has: () => false, size: 0 }
    const [counts, dialled] = [1, 2].map(() => createCapacity({ max: 1, mediaSessions: noVoices, clock: full.clock }))
    if (!counts || !dialled) throw new Error('There are two.')
    const deps = { actors: full.store.actors, runtime: full.kernel, clock: full.clock }
    const recall = createCapacityRecovery({ ...deps, capacity: counts })
    await recall.count()
    expect(counts.pending).toEqual([callId])
    const [first] = await full.store.actors.readJournal(`call/${callId}`, 0, 1)
    await recall.recheck([first ? (decodeEntries(first)[0]?.writer ?? '') : ''])
    expect(counts.pending).toEqual([])

    dialled.reserve(callId)
    const own = createCapacityRecovery({ ...deps, capacity: dialled })
    await own.recheck([first ? (decodeEntries(first)[0]?.writer ?? '') : ''])
    expect(dialled.pending).toEqual([callId])
    await full.untilEnded(callId)
    await own.recheck([])
    expect(dialled.pending).toEqual([])
  })

  it('keeps the capacity reserved for a call that is not stored yet', async () => {
    await using full = await openFull()
    full.phone.capacity.reserve('to be dialled')
    await full.phone.capacityRecovery.recheck([])
    expect(full.phone.capacity.pending).toEqual(['to be dialled'])
  })

  it('answers 503 with Retry-After before anybody is dialled, and takes calls again when one is over', async () => {
    await using full = await openFull()
    const { json: first } = await full.place({ to: '+12025550101' })
    const { statusCode, headers, body } = await full.app.inject({
      method: 'POST',
      url: '/v1/calls',
      headers: { authorization: `Bearer ${full.key}` },
      payload: { agentId: full.agent.id, to: '+12025550100' },
    })
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    expect(JSON.parse(body)).toMatchObject({ statusCode: 503, error: 'Service Unavailable' })
    expect(full.simulator.calls()).toHaveLength(1)
    const { json } = await full.request('GET', '/v1/calls')
    expect(json).toHaveLength(1)
    await full.untilEnded(String(first['id']))
    expect((await full.place({ to: '+12025550101' })).status).toBe(202)
  })

  async function openFull() {
    const full = await openPhone({ maxLiveCalls: 1, find: (number, random) => person(number, random) })
    return { ...full, [Symbol.asyncDispose]: () => full.close() }
  }
  function person(number: string, random: () => number) {
    return { person: subscriberOf(number).person(random) }
  }
})
