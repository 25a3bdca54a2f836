import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { replayJournal } from '../../../src/actors/journal/replay.ts'
import { decodeRecord } from '../../../src/actors/journal/records.ts'
import { readRows } from '../../../src/actors/runtime/read-journal.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import type { Schema } from '../../../src/console/operation.ts'
import { bookingFlow } from '../../support/api/flows.ts'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'
import { recordedJournal } from '../../support/kernel/recorded-journals.ts'
import { storeRecorded } from '../../support/console/store-recorded.ts'
import { longTest } from '../../support/long-test.ts'

type Reply = Schema<'Reply'>
type Call = Schema<'Call'>

let console: OpenedConsole
let member: Member
let agentId: string
beforeAll(async () => void (console = await openConsole()))
beforeEach(async () => {
  member = await console.addMember()
  agentId = (
    await member.make(`${member.project}/agents`, { name: 'Booker', model: 'builtin:rules', flow: bookingFlow })
  ).id
})
afterAll(() => console.close())

const tests = () => `/console/api/agents/${agentId}/test-conversations`
const say = async (callId: string, text: string) =>
  (await member.request<Reply>('POST', `${tests()}/${callId}/messages`, { body: { text } })).json
const fork = (callId: string, seq: number, flow = 'same') =>
  member.request<Schema<'Fork'>>('POST', `/console/api/actors/conversation/${callId}/fork`, { body: { seq, flow } })
const callOf = async (callId: string) => (await member.request<Call>('GET', `/console/api/calls/${callId}`)).json
const seqOf = async (callId: string) => (await console.kernel.read(`conversation/${callId}`))?.seq ?? 0

/** A conversation in which this was said; with where its journal was after each reply. */
async function converse(messages: string[], model?: string): Promise<{ callId: string; seqs: number[] }> {
  const body = { variables: { business: 'Luna' }, ...(model !== undefined && { model }) }
  const { callId } = await member.make<Reply>(tests(), body)
  const seqs = [await seqOf(callId)]
  for (const text of messages) {
    await console.clock.advance(1_000)
    await say(callId, text)
    seqs.push(await seqOf(callId))
  }
  return { callId, seqs }
}

/** How taking its journal again differs from what is stored of an actor. */
async function differencesOf(actorId: ActorId): Promise<number> {
  const { actors } = console.deps.store
  const stored = await actors.load(actorId)
  const record = stored?.record ? decodeRecord(stored.record) : undefined
  return (await replayJournal(readRows(actors, actorId), console.deps.machines, record)).differenceCount
}

describe('POST fork', () => {
  it('starts a test conversation from the transcript and values up to an entry, and leaves the old one alone', async () => {
    const { callId, seqs } = await converse(['name=Asha', 'people=4'])
    const before = await callOf(callId)
    expect(before.status).toBe('ended')
    await console.clock.advance(3_600_000)

    const { status, json: reply } = await fork(callId, seqs[1] ?? 0)
    expect(status).toBe(201)
    expect(reply).toMatchObject({ reply: 'Please give people.', fields: { name: 'Asha' }, step: 'size', ended: false })
    expect(reply.callId).not.toBe(callId)
    const begun = await callOf(reply.callId)
    expect(begun).toMatchObject({
      agentId,
      channel: 'browser_text',
      status: 'in_progress',
      startedAt: new Date(console.clock.now()).toISOString(),
      variables: { business: 'Luna' },
    })
    const said = (call: Call) => call.turns.map(({ callerText, agentText }) => [callerText, agentText])
    expect(said(begun)).toEqual(said(before).slice(0, 2))

    const end = await say(reply.callId, 'people=9')
    expect(end).toMatchObject({ ended: true, outcome: 'completed', fields: { name: 'Asha', people: 9 } })
    expect((await callOf(reply.callId)).turns.map(({ index }) => index)).toEqual([0, 1, 2])
    expect(await callOf(callId)).toEqual(before)
    expect(await differencesOf(`conversation/${reply.callId}`)).toBe(0)
  })

  it('shows nothing later than its entry: within a turn it goes back to before the message', async () => {
    const { callId, seqs } = await converse(['name=Asha', 'people=4'])
    const [greeted = 0, named = 0] = seqs
    const said = async (id: string) => (await callOf(id)).turns.map(({ callerText }) => callerText)
    for (let seq = greeted; seq < named; seq += 1) {
      const { status, json } = await fork(callId, seq)
      expect([seq, status, json.seq]).toEqual([seq, 201, greeted])
      expect(json).toMatchObject({ reply: 'Welcome to Luna. Please give name.', fields: {}, step: 'who' })
      expect(await said(json.callId)).toEqual([null])
      expect(await differencesOf(`conversation/${json.callId}`)).toBe(0)
    }
    const { json } = await fork(callId, named)
    expect(json).toMatchObject({ fields: { name: 'Asha' }, step: 'size', seq: named })
    expect(await said(json.callId)).toEqual([null, 'name=Asha'])
    expect((await say(json.callId, 'people=2')).ended).toBe(true)
  })

  it('begins anew from before the first words', async () => {
    const { callId } = await converse(['name=Asha'])
    expect((await fork(callId, 1)).json).toMatchObject({
      reply: 'Welcome to Luna. Please give name.',
      step: 'who',
      seq: 1,
    })
  })

  it('is 502 where the first words have to be worded anew and the model cannot be reached', async () => {
    const { callId } = await converse([], 'openai:quick')
    console.model.isBroken = true
    expect((await fork(callId, 1)).status).toBe(502)
    console.model.isBroken = false
    expect((await fork(callId, 1)).status).toBe(201)
  })

  it('expires as long after the fork as any conversation does', async () => {
    const { callId, seqs } = await converse(['name=Asha'])
    await console.passAndWake(3_600_000)
    const { json } = await fork(callId, seqs[1] ?? 0)
    await console.passAndWake(14 * 60_000)
    expect((await callOf(json.callId)).status).toBe('in_progress')
    await console.passAndWake(60_000)
    await expect.poll(() => callOf(json.callId)).toMatchObject({ status: 'ended', outcome: 'partial' })
  })

  it('can be forked again, and still knows which words each value came from', async () => {
    const { callId, seqs } = await converse(['name=Asha', 'name=Usha'])
    const first = (await fork(callId, seqs[2] ?? 0)).json.callId
    await say(first, 'what?')
    const second = (await fork(first, await seqOf(first))).json.callId
    await say(second, 'people=3')
    const evidence = (await member.request<Schema<'FieldEvidence'>[]>('GET', `/console/api/calls/${second}/evidence`))
      .json
    expect(evidence.map(({ field, turn, said }) => [field, turn, said])).toEqual([
      ['name', 2, 'name=Usha'],
      ['people', 4, 'people=3'],
    ])
    expect(evidence[0]).toMatchObject({ seq: 1, replaced: [{ value: 'Asha', turn: 1 }] })
    const path = (await member.request<Schema<'PathStep'>[]>('GET', `/console/api/calls/${second}/path`)).json
    expect(path.map(({ node, seq }) => [node, seq])).toEqual([
      ['size', 1],
      ['bye', expect.any(Number)],
    ])
    expect((await callOf(second)).turns.map(({ callerText }) => callerText)).toEqual([
      null,
      'name=Asha',
      'name=Usha',
      'what?',
      'people=3',
    ])
  })

  it('shows its journal, states and reasons like any other', async () => {
    const { callId, seqs } = await converse(['name=Asha'])
    const { callId: forked } = (await fork(callId, seqs[1] ?? 0)).json
    const actor = `/console/api/actors/conversation/${forked}`
    const entries = (await member.request<Schema<'Entry'>[]>('GET', `${actor}/entries`)).json
    expect(entries.map(({ seq, index, event }) => [seq, index, event.type])).toEqual([
      [1, 0, 'actor.forked'],
      [2, 1, 'actor.rowsGiven'],
    ])
    expect(entries[0]).toMatchObject({ event: { from: { actorId: `conversation/${callId}`, seq: seqs[1] } } })
    for (const seq of [1, 2]) {
      const { json } = await member.request('GET', `${actor}/states/${seq}`)
      expect(json).toMatchObject({
        seq,
        value: { active: { size: 'listening' } },
        context: { fields: { name: 'Asha' } },
      })
    }
    const why = (await member.request<Schema<'Explanation'>>('GET', `${actor}/entries/1/explanation`)).json
    expect(why.event.by).toBe('operator')
    expect(why.waitsFor[0]).toMatchObject({ kind: 'event', name: 'message.send' })
  })

  it('continues with the flow of the old call, although another one is live now', async () => {
    const { callId, seqs } = await converse(['name=Asha'])
    const nodes = [{ id: 'bye', type: 'end', say: 'Closed.' }]
    await member.request('PUT', `/console/api/agents/${agentId}`, {
      body: { flow: { ...bookingFlow, start: 'bye', nodes } },
    })
    expect((await fork(callId, seqs[1] ?? 0)).json).toMatchObject({ step: 'size', ended: false })
  })

  longTest('keeps all turns of a conversation as long as one may be', async () => {
    const { flow } = recordedJournal('conversation-completed').header
    await member.request('PUT', `/console/api/agents/${agentId}`, { body: { flow } })
    const first = ['patient_name=A', 'appointment_time=Friday', 'reason=Fever']
    const rounds = Array.from({ length: 19 }, () => ['confirmed=false', 'appointment_time=Monday']).flat()
    const { callId, seqs } = await converse([...first, ...rounds].map((text) => `${text}, ${'x'.repeat(7_900)}`))
    const { status, json } = await fork(callId, seqs[41] ?? 0)
    expect([status, json.step]).toEqual([201, 'confirm'])
    const [old, begun] = [await callOf(callId), await callOf(json.callId)]
    expect(begun.turns.map(({ callerText }) => callerText)).toEqual(old.turns.map(({ callerText }) => callerText))
    expect(begun.turns.length).toBe(42)
    expect(await differencesOf(`conversation/${json.callId}`)).toBe(0)
  })
})

describe('POST fork on the draft', () => {
  const saveDraft = (flow: object) =>
    member.request('PUT', `/console/api/agents/${agentId}/draft`, { body: { flow }, headers: { 'if-match': '*' } })
  const nodes = bookingFlow.nodes as { id: string }[]

  it('continues with the draft, without values that it has no field for', async () => {
    const { callId, seqs } = await converse(['name=Asha'])
    await saveDraft({
      ...bookingFlow,
      nodes: nodes.map((node) => (node.id === 'bye' ? { ...node, say: 'The draft says goodbye.' } : node)),
    })
    const { json } = await fork(callId, seqs[1] ?? 0, 'draft')
    expect(json).toMatchObject({ fields: { name: 'Asha' }, step: 'size' })
    expect(await say(json.callId, 'people=2')).toMatchObject({ ended: true, reply: 'The draft says goodbye.' })

    const [, people] = bookingFlow.fields as object[]
    await saveDraft({
      ...bookingFlow,
      start: 'size',
      nodes: nodes.filter(({ id }) => id === 'size' || id === 'bye'),
      fields: [people],
    })
    expect((await fork(callId, seqs[1] ?? 0, 'draft')).json).toMatchObject({ fields: {}, step: 'size' })
  })

  it('uses the live flow if there is no draft', async () => {
    const { callId, seqs } = await converse(['name=Asha'])
    expect((await fork(callId, seqs[1] ?? 0, 'draft')).status).toBe(201)
  })

  it('is 409 where the draft has no such step, and 422 where it has an error', async () => {
    const { callId, seqs } = await converse(['name=Asha'])
    const [hello, who, size, bye] = nodes
    await saveDraft({ ...bookingFlow, nodes: [hello, { ...who, next: 'amount' }, { ...size, id: 'amount' }, bye] })
    const missing = await fork(callId, seqs[1] ?? 0, 'draft')
    expect(missing.status).toBe(409)
    expect(missing.json).toMatchObject({ message: expect.stringContaining('"size"') as string })
    expect((await fork(callId, seqs[0] ?? 0, 'draft')).status).toBe(201)
    await saveDraft({ ...bookingFlow, nodes: [] })
    expect((await fork(callId, seqs[1] ?? 0, 'draft')).status).toBe(422)
  })
})

describe('POST fork that cannot be', () => {
  it('is 409 at an entry where the conversation was over', async () => {
    const { callId, seqs } = await converse(['name=Asha', 'people=4'])
    for (const seq of [seqs[2] ?? 0, (seqs[2] ?? 0) - 1]) {
      expect((await fork(callId, seq)).status).toBe(409)
    }
  })

  it('is 409 once the agent was deleted', async () => {
    const { callId, seqs } = await converse(['name=Asha'])
    await member.request('DELETE', `/console/api/agents/${agentId}`)
    expect((await fork(callId, seqs[1] ?? 0)).status).toBe(409)
  })

  it('answers 404 for an unknown entry, conversation or call, and 400 for an invalid body', async () => {
    const { callId } = await converse([])
    expect((await fork(callId, 99)).status).toBe(404)
    expect((await fork(console.deps.newId(), 1)).status).toBe(404)
    const phone = await storeRecorded(console, member.projectId, 'call-completed')
    expect((await fork(phone.slice(5), 7)).status).toBe(404)
    for (const [seq, flow] of [
      [0, 'same'],
      [1, 'live'],
      [1.5, 'same'],
    ] as const) {
      expect((await fork(callId, seq, flow)).status).toBe(400)
    }
  })

  it('makes nothing new', async () => {
    const { callId } = await converse([])
    const count = async () => (await member.request<object[]>('GET', `${member.project}/calls`)).json.length
    const before = await count()
    await fork(callId, 99)
    expect(await count()).toBe(before)
  })
})
