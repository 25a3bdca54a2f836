import { afterEach, describe, expect, it } from 'vitest'
import { scripted } from '../../src/simulator/people/people.ts'
import { type Act, hangUp, press, say, wait } from '../../src/simulator/people/person.ts'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'

const TO = '+919876543210'
const REASON = 'it was late and the box was broken at one side'

const feedback = {
  id: 'feedback',
  name: 'Feedback',
  description: '',
  start: 'hello',
  nodes: [
    { id: 'hello', type: 'start', say: 'Hello.', next: 'who' },
    { id: 'who', type: 'ask', fields: ['name'], guidance: '', next: 'why' },
    { id: 'why', type: 'ask', fields: ['reason'], guidance: '', next: 'bye' },
    { id: 'bye', type: 'end', say: 'Thank you, goodbye.' },
  ],
  fields: [
    { name: 'name', type: 'string', description: 'Name', options: [], required: true },
    { name: 'reason', type: 'string', description: 'What went wrong?', options: [], required: true },
  ],
  variables: [],
  settings: { persona: '', languages: ['en'], maxAttempts: 3, maxDurationSec: 30 },
}
const asking = (type: string) => ({
  ...feedback,
  fields: feedback.fields.map((field) => (field.name === 'reason' ? { ...field, type } : field)),
})

let opened: OpenedPhone
afterEach(() => opened.close())

/** The person answers the questions by these acts in turn. Returns the call's id when they begin the last of them. */
async function answering(acts: Act[][], flow: object = feedback): Promise<string> {
  const left = [...acts]
  const answer = (line: string) => (/\?\s*$/.test(line) ? (left.shift() ?? []) : [])
  const person = { ...scripted([]), nudgesAfterMs: null, answer }
  opened = await openPhone({ flow: flow as never, find: () => ({ person }) })
  const { json } = await opened.place({ to: TO })
  for (let waited = 0; left.length > 0 && waited < 20_000; waited += 20) await opened.advance(20)
  return String(json['id'])
}

async function remove(id: string) {
  const removed = opened.request('DELETE', `/v1/calls/${id}`)
  await opened.advance(5_000)
  expect((await removed).status).toBe(204)
  return opened.read(id)
}

const NAME = [wait(300), say('My name is Priya Sharma')]

describe('DELETE /v1/calls/:id in the middle of an answer', () => {
  it.each([1_000, 2_000, 3_000])('collects nothing of it, and keeps its words as a turn (after %i ms)', async (ms) => {
    const id = await answering([NAME, [wait(300), say(REASON)]])
    await opened.advance(ms)
    const ended = await remove(id)
    expect(ended).toMatchObject({ status: 'ended', outcome: 'partial', error: null })
    expect(ended.fields).toEqual({ name: 'Priya Sharma' })
    const last = ended.turns.at(-1)
    expect(last).toMatchObject({ agentText: '', nodeId: 'why' })
    expect(REASON.startsWith(last?.callerText ?? '-')).toBe(true)
    expect(last?.callerText).not.toBe(REASON)
    expect(opened.posted).toHaveLength(2)
  })

  it('is failed where nothing was answered before', async () => {
    const id = await answering([[wait(300), say('Priya Sharma of the house behind the temple')]])
    await opened.advance(1_500)
    const ended = await remove(id)
    expect(ended).toMatchObject({ outcome: 'failed', error: null, fields: {} })
    expect(ended.turns.at(-1)?.callerText).toMatch(/^Priya/)
  })

  it('collects no keys of a number that is not over', async () => {
    const id = await answering([NAME, [wait(300), press('12')]], asking('number'))
    await opened.advance(1_000)
    const ended = await remove(id)
    expect(ended).toMatchObject({ outcome: 'partial', fields: { name: 'Priya Sharma' } })
    expect(Object.keys(ended.fields)).toEqual(['name'])
    expect(ended.turns.at(-1)?.callerText).toBe('12')
  })

  it('takes an answer whose end was decided', async () => {
    const id = await answering([NAME, [wait(300), press('12#')]], asking('number'))
    await opened.advance(2_500)
    expect((await remove(id)).fields).toEqual({ name: 'Priya Sharma', reason: 12 })
  })

  it('hears a wish not to be called again', async () => {
    const id = await answering([NAME, [wait(300), say('please never call me again or I will come to your office')]])
    await opened.advance(3_000)
    const ended = await remove(id)
    expect(ended.outcome).toBe('opted_out')
    expect((await opened.place({ to: TO })).status).toBe(400)
  })
})

it('is an answer where the person hangs up in its middle', async () => {
  const id = await answering([NAME, [wait(300), say('it was late and'), wait(50), hangUp]])
  const ended = await opened.untilEnded(id)
  expect(ended.fields).toEqual({ name: 'Priya Sharma', reason: 'it was late and' })
})

describe('a person who still speaks when the time is up and the goodbye is over', () => {
  it('has given no answer, and the words are kept', async () => {
    const id = await answering([NAME, [wait(8_000), say(`${REASON}, `.repeat(8))]])
    const ended = await opened.untilEnded(id)
    expect(ended).toMatchObject({ outcome: 'partial', fields: { name: 'Priya Sharma' } })
    expect(Object.keys(ended.fields)).toEqual(['name'])
    const last = ended.turns.at(-1)
    expect(last?.agentText).toMatch(/our time is up/)
    expect(last?.callerText).toMatch(/^it was late/)
  })
})
