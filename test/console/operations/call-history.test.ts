import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Schema } from '../../../src/console/operation.ts'
import { bookingFlow } from '../../support/api/flows.ts'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'
import { storeRecorded } from '../../support/console/store-recorded.ts'
import { longNote, manyConditions } from '../../support/console/many-conditions.ts'
import { recordedJournal } from '../../support/kernel/recorded-journals.ts'

type Evidence = Schema<'FieldEvidence'>
type PathStep = Schema<'PathStep'>

let console: OpenedConsole
let member: Member
beforeAll(async () => void (console = await openConsole()))
beforeEach(async () => void (member = await console.addMember()))
afterAll(() => console.close())

const evidenceOf = async (id: string) =>
  (await member.request<Evidence[]>('GET', `/console/api/calls/${id}/evidence`)).json
const pathOf = async (id: string) => (await member.request<PathStep[]>('GET', `/console/api/calls/${id}/path`)).json
const wordsOf = ({ said, span }: Evidence) => span && said.slice(span.start, span.end)
const idOf = (actorId: string) => actorId.slice(actorId.indexOf('/') + 1)

/** Books a visit, reads it back, and goes back to the time where that is wrong. */
const clinicFlow = recordedJournal('conversation-completed').header.flow ?? {}

async function converse(flow: object, messages: string[], model = 'builtin:rules'): Promise<string> {
  const { id } = await member.make(`${member.project}/agents`, { name: 'Booker', model, flow })
  const path = `/console/api/agents/${id}/test-conversations`
  const { callId } = await member.make<{ callId: string }>(path, { variables: { business: 'Luna' } })
  for (const text of messages) {
    await console.clock.advance(1_000)
    await member.request('POST', `${path}/${callId}/messages`, { body: { text } })
  }
  return callId
}

describe('GET evidence', () => {
  it('names the words, the turn, the entry and the question that a value came from', async () => {
    const callId = await converse(bookingFlow, ['hello there', 'name=Asha, people=4'])
    expect(await evidenceOf(callId)).toEqual([
      {
        field: 'name',
        value: 'Asha',
        turn: 2,
        seq: 7,
        said: 'name=Asha, people=4',
        span: { start: 5, end: 9 },
        askedAt: 'who',
        attempt: 2,
        by: 'rules',
        replaced: [],
      },
      expect.objectContaining({
        field: 'people',
        value: 4,
        turn: 2,
        askedAt: 'who',
        attempt: 0,
        span: { start: 18, end: 19 },
      }),
    ])
    const { turns } = (await member.request<Schema<'Call'>>('GET', `/console/api/calls/${callId}`)).json
    expect(turns[2]?.callerText).toBe('name=Asha, people=4')
  })

  it('lists the values that a value replaced, oldest first, and the model that understood it', async () => {
    const callId = await converse(bookingFlow, ['name=Asha', 'name=Usha', 'name=Usha', 'name=Isha'], 'openai:quick')
    const [name] = await evidenceOf(callId)
    expect(name).toMatchObject({ value: 'Isha', turn: 4, askedAt: 'size', attempt: 0, by: 'openai:quick' })
    expect(name?.replaced).toEqual([
      { value: 'Asha', turn: 1 },
      { value: 'Usha', turn: 2 },
    ])
  })

  it('returns to the earlier value after a message that got no reply', async () => {
    const callId = await converse(bookingFlow, ['name=Asha'], 'openai:quick')
    const { agentId } = (await member.request<{ agentId: string }>('GET', `/console/api/calls/${callId}`)).json
    const before = await evidenceOf(callId)
    console.model.isBroken = true
    const path = `/console/api/agents/${agentId}/test-conversations/${callId}/messages`
    expect((await member.request('POST', path, { body: { text: 'name=Usha' } })).status).toBe(502)
    console.model.isBroken = false
    expect(await evidenceOf(callId)).toEqual(before)
  })

  it('includes the pressed keys and the recognised words of a phone call', async () => {
    const evidence = await evidenceOf(idOf(await storeRecorded(console, member.projectId, 'call-completed')))
    expect(evidence.map(({ field, by, turn, askedAt }) => [field, by, turn, askedAt])).toEqual([
      ['patient_name', 'rules', 1, 'ask_name'],
      ['appointment_time', 'rules', 2, 'ask_visit'],
      ['reason', 'rules', 3, 'ask_reason'],
      ['confirmed', 'keys', 4, 'confirm'],
    ])
    // The rules read the time as another text than the model did.
    expect(evidence.map(wordsOf)).toEqual(['Priya Sharma', null, 'A fever since Sunday', '1'])
    expect(evidence.every(({ attempt }) => attempt === 1)).toBe(true)
  })

  it('gives positions in the message, in any script', async () => {
    const callId = await converse(bookingFlow, ['👋 नमस्ते, name=आशा\u200d, people=4'])
    expect((await evidenceOf(callId)).map(wordsOf)).toEqual(['आशा', '4'])
  })

  it('is empty where nothing was collected', async () => {
    expect(await evidenceOf(await converse(bookingFlow, ['what?']))).toEqual([])
  })
})

describe('GET path', () => {
  it("lists the steps in order, with each branch's comparisons and choice", async () => {
    const said = [
      'patient_name=Asha',
      'appointment_time=Friday',
      'reason=Fever',
      'confirmed=false',
      'appointment_time=Monday',
      'confirmed=true',
    ]
    const path = await pathOf(await converse(clinicFlow, said))
    expect(path.map(({ node, turn }) => [node, turn])).toEqual([
      ['welcome', 0],
      ['ask_name', 0],
      ['ask_visit', 1],
      ['ask_reason', 2],
      ['confirm', 3],
      ['is_confirmed', 4],
      ['change_visit', 4],
      ['ask_visit', 4],
      ['ask_reason', 5],
      ['confirm', 5],
      ['is_confirmed', 6],
      ['booked', 6],
    ])
    const no = { field: 'confirmed', value: false, op: 'eq', against: false, held: true }
    const choices = path.flatMap(({ chose }) => chose ?? [])
    expect(choices).toEqual([
      { branch: 0, next: 'change_visit', compared: [no] },
      {
        branch: 1,
        next: 'booked',
        compared: [
          { ...no, value: true, held: false },
          { ...no, value: true, against: true },
        ],
      },
    ])
    const times = path.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
  })

  it('marks a default that was taken for lack of a value to compare', async () => {
    const path = await pathOf(
      await converse(clinicFlow, ['patient_name=A', 'appointment_time=Friday', 'reason=x', 'x', 'x', 'x']),
    )
    const { chose } = path.find(({ node }) => node === 'is_confirmed') ?? {}
    expect(chose).toMatchObject({ branch: null, next: 'not_settled' })
    expect(chose?.compared).toMatchObject([
      { value: null, held: false },
      { value: null, held: false },
    ])
  })

  it('lists the steps of a phone call from its answer on', async () => {
    const path = await pathOf(idOf(await storeRecorded(console, member.projectId, 'call-completed')))
    expect(path.map(({ node, seq }) => [node, seq])).toEqual([
      ['welcome', 7],
      ['ask_name', 7],
      ['ask_visit', 10],
      ['ask_reason', 14],
      ['confirm', 18],
      ['is_confirmed', 21],
      ['booked', 21],
    ])
    expect(await pathOf(idOf(await storeRecorded(console, member.projectId, 'call-busy')))).toEqual([])
  })

  it('shows the first comparisons of a long branch and the one that held, the rest counted and long values cut', async () => {
    const path = await pathOf(
      await converse(manyConditions({ steps: 1, conditions: 50 }), [`note=${longNote}`, 'note=go on']),
    )
    const [byDefault, byTheLast] = path.flatMap(({ chose }) => chose ?? [])
    expect(byDefault).toMatchObject({ branch: null, next: 'ask', omitted: 30 })
    expect(byDefault?.compared).toHaveLength(20)
    const cut = `${longNote.slice(0, 159)}…`
    expect(byDefault?.compared[0]).toEqual({ field: 'note', value: cut, op: 'eq', against: cut, held: false })
    expect(byTheLast).toMatchObject({ branch: 49, next: 'ask', omitted: 30 })
    expect(byTheLast?.compared).toHaveLength(20)
    expect(byTheLast?.compared.at(-1)).toMatchObject({ value: 'go on', against: 'go on', held: true })
    expect(path.some(({ isCutShort }) => isCutShort)).toBe(false)
  })

  it('ends the answer at 1 MiB, and says so at the last step', async () => {
    const said = Array.from({ length: 8 }, () => `note=${longNote}`)
    const callId = await converse(manyConditions({ steps: 10, conditions: 20 }), said)
    const { status, text, json } = await member.request<PathStep[]>('GET', `/console/api/calls/${callId}/path`)
    expect(status).toBe(200)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1024 * 1024)
    expect(Buffer.byteLength(text)).toBeGreaterThan(1000 * 1024)
    expect(json.at(-1)?.isCutShort).toBe(true)
    expect(json.filter(({ isCutShort }) => isCutShort)).toHaveLength(1)
  })

  it('keeps to the flow that the call had', async () => {
    const callId = await converse(bookingFlow, ['name=Asha'])
    const { agentId } = (await member.request<{ agentId: string }>('GET', `/console/api/calls/${callId}`)).json
    await member.request('PUT', `/console/api/agents/${agentId}`, { body: { flow: clinicFlow } })
    expect((await pathOf(callId)).map(({ node }) => node)).toEqual(['hello', 'who', 'size'])
  })
})

describe('either of them', () => {
  it('is 404 for a call that is not there, or of others', async () => {
    const callId = await converse(bookingFlow, [])
    const stranger = await console.addMember()
    for (const what of ['evidence', 'path']) {
      expect((await member.request('GET', `/console/api/calls/${console.deps.newId()}/${what}`)).status).toBe(404)
      expect((await stranger.request('GET', `/console/api/calls/${callId}/${what}`)).status).toBe(404)
      expect((await member.request('GET', `/console/api/calls/x/${what}`)).status).toBe(400)
    }
  })
})
