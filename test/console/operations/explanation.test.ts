import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GUARD_TEXTS } from '../../../src/console/history/guard-texts.ts'
import type { Schema } from '../../../src/console/operation.ts'
import { longNote, manyConditions } from '../../support/console/many-conditions.ts'
import { recordedJournal, recordedJournals } from '../../support/kernel/recorded-journals.ts'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'
import { storeRecorded } from '../../support/console/store-recorded.ts'

type Entry = Schema<'Entry'>
type Explanation = Schema<'Explanation'>

let console: OpenedConsole
let member: Member
beforeAll(async () => void (console = await openConsole()))
beforeEach(async () => void (member = await console.addMember()))
afterAll(() => console.close())

const explain = (actorId: string, seq: number | string) =>
  member.request<Explanation>('GET', `/console/api/actors/${actorId}/entries/${seq}/explanation`)
const entriesOf = async (actorId: string) =>
  (await member.request<Entry[]>('GET', `/console/api/actors/${actorId}/entries?limit=200`)).json

describe('GET explanation', () => {
  it('explains the event, the choice of each branch, and what the actor waits for until when', async () => {
    const flow = recordedJournal('conversation-completed').header.flow
    const { id } = await member.make(`${member.project}/agents`, { name: 'Desk', model: 'builtin:rules', flow })
    const path = `/console/api/agents/${id}/test-conversations`
    const { callId } = await member.make<{ callId: string }>(path)
    for (const text of ['patient_name=A', 'appointment_time=Friday', 'reason=x', 'confirmed=false']) {
      await console.clock.advance(1_000)
      await member.request('POST', `${path}/${callId}/messages`, { body: { text } })
    }
    const actorId = `conversation/${callId}`
    const entries = await entriesOf(actorId)
    const said = entries.findLast(({ event }) => event.type === 'message.send')?.seq ?? 0

    const message = (await explain(actorId, said)).json
    expect(message.event).toEqual({
      type: 'message.send',
      by: 'person',
      seq: said,
      at: new Date(console.clock.now()).toISOString(),
    })
    expect(message.steps).toEqual([
      {
        from: { active: { confirm: 'listening' } },
        to: { active: { confirm: 'understanding' } },
        by: 'message.send',
        guards: [{ name: 'hasWords', text: 'Something was said', held: true, compared: null }],
      },
    ])
    expect(message.waitsFor).toEqual([
      { kind: 'event', name: 'conversation.close', until: null },
      { kind: 'effect', name: 'understand', until: null },
    ])

    const meaning = (await explain(actorId, said + 1)).json
    expect(meaning.event).toMatchObject({ type: 'xstate.done.actor.understand', by: 'effect' })
    expect(meaning.steps.map(({ by, to }) => [by, to])).toEqual([
      ['xstate.done.actor.understand', { active: { confirm: 'deciding' } }],
      ['always', { active: 'is_confirmed' }],
      ['always', { active: 'change_visit' }],
      ['always', { active: { ask_visit: 'deciding' } }],
      ['always', { active: { ask_visit: 'asking' } }],
    ])
    expect(meaning.steps[2]?.guards).toEqual([
      {
        name: 'holds',
        text: 'confirmed (false) is false',
        held: true,
        compared: { field: 'confirmed', value: false, op: 'eq', against: false, held: true },
      },
    ])

    const last = (await explain(actorId, entries.length)).json
    const until = new Date(console.clock.now() + 15 * 60_000).toISOString()
    expect(last.waitsFor).toEqual([
      { kind: 'event', name: 'message.send', until },
      { kind: 'event', name: 'conversation.close', until },
      { kind: 'timer', name: 'untilIdle', until },
    ])
    const first = (await explain(actorId, 1)).json
    expect(first.event).toMatchObject({ type: 'xstate.init', by: 'service' })
    expect(first.steps[0]).toEqual({ from: null, to: { active: 'welcome' }, by: 'xstate.init', guards: [] })
  })

  it('lists 200 guards at most, counts the others, and cuts long values', async () => {
    const flow = manyConditions({ steps: 3, conditions: 90 })
    const { id } = await member.make(`${member.project}/agents`, { name: 'Desk', model: 'builtin:rules', flow })
    const path = `/console/api/agents/${id}/test-conversations`
    const { callId } = await member.make<{ callId: string }>(path)
    await member.request('POST', `${path}/${callId}/messages`, { body: { text: `note=${longNote}` } })
    const actorId = `conversation/${callId}`
    const { seq } = (await entriesOf(actorId)).find(({ event }) => event.type === 'xstate.done.actor.understand') ?? {}
    const { steps } = (await explain(actorId, seq ?? 0)).json
    const guards = steps.flatMap((step) => step.guards)
    expect(guards).toHaveLength(200)
    const omitted = steps.map((step) => step.omitted ?? 0)
    const asked = steps.map((step, place) => step.guards.length + (omitted[place] ?? 0))
    expect(asked.filter((count) => count >= 90)).toHaveLength(3)
    // Of the third branch step, and of the question that it leads to.
    expect(omitted.filter((count) => count > 0)).toEqual([72, 4])
    const compared = guards.flatMap((guard) => guard.compared ?? [])
    expect(new Set(compared.map(({ value }) => value))).toEqual(new Set([`${longNote.slice(0, 159)}…`]))
    for (const { text } of guards) expect(text.length).toBeLessThan(400)
  })

  it('distinguishes timers from operators, and shows that an ended actor waits for nothing', async () => {
    const expired = await storeRecorded(console, member.projectId, 'conversation-expired')
    const entries = await entriesOf(expired)
    const timer = entries.find(({ event }) => event.type.startsWith('xstate.after'))
    expect((await explain(expired, timer?.seq ?? 0)).json.event.by).toBe('timer')
    expect((await explain(expired, entries.length)).json.waitsFor).toEqual([])
    const closed = await storeRecorded(console, member.projectId, 'conversation-closed')
    const close = (await entriesOf(closed)).find(({ event }) => event.type === 'conversation.close')
    expect((await explain(closed, close?.seq ?? 0)).json.event.by).toBe('operator')
  })

  it.each(['call-completed', 'call-in-doubt', 'webhook-delivered-at-third-attempt', 'api-key-rotated'])(
    'leads from each state of %s to the next, with every guard in words',
    async (name) => {
      const actorId = await storeRecorded(console, member.projectId, name)
      for (const { seq, from, to } of await entriesOf(actorId)) {
        const { status, json } = await explain(actorId, seq)
        expect([seq, status]).toEqual([seq, 200])
        expect(json.steps[0]?.from ?? null).toEqual(json.steps.length > 0 ? from : null)
        expect(json.steps.at(-1)?.to ?? from).toEqual(to)
        for (const { name: guard, text } of json.steps.flatMap(({ guards }) => guards)) expect(text).not.toBe(guard)
      }
    },
  )

  it('answers 404 for an unknown entry or one of others, and 400 for an invalid number', async () => {
    const actorId = await storeRecorded(console, member.projectId, 'api-key-rotated')
    expect((await explain(actorId, 99)).status).toBe(404)
    expect((await explain(actorId, 0)).status).toBe(400)
    const stranger = await console.addMember()
    const path = `/console/api/actors/${actorId}/entries/1/explanation`
    expect((await stranger.request('GET', path)).status).toBe(404)
  })

  it('is 409 where the machine of that time is not here any more, as is the state', async () => {
    const actorId = await storeRecorded(console, member.projectId, 'api-key-rotated', (entry) => ({
      ...entry,
      ...(entry.seq === 1 && { version: '0' }),
    }))
    expect((await explain(actorId, 1)).status).toBe(409)
    expect((await member.request('GET', `/console/api/actors/${actorId}/states/1`)).status).toBe(409)
    expect((await entriesOf(actorId))[0]).toMatchObject({ seq: 1, event: { type: 'xstate.init' } })
  })
})

it('has words for every guard of every machine', async () => {
  const { createMachineRegistry } = await import('../../../src/effects/machine-registry.ts')
  const names = new Set<string>()
  for (const [, { header }] of recordedJournals) {
    const flows = { put: () => Promise.resolve(), find: () => Promise.resolve(header.flow ?? null) }
    const { machine } = await createMachineRegistry(flows).find(header.machine, header.version)
    Object.keys(machine.implementations.guards).forEach((name) => names.add(name))
  }
  names.delete('holds')
  expect([...names].toSorted()).toEqual(Object.keys(GUARD_TEXTS).toSorted())
})
