import { afterEach, describe, expect, it } from 'vitest'
import type { LanguageModel } from '../../src/ports/language.ts'
import { scripted } from '../../src/simulator/people/people.ts'
import { type Act, hangUp, say, wait } from '../../src/simulator/people/person.ts'
import type { VirtualClock } from '../support/clock/virtual-clock.ts'
import { visitFlow } from '../support/phone/flows.ts'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'
import { slowModel } from '../support/phone/slow-model.ts'

const field = (name: string, type: string, description: string) => ({
  name,
  type,
  description,
  options: [],
  required: true,
})

/** Asks for a name, a day, a number and a yes, one after the other. */
const flow = {
  ...visitFlow,
  nodes: [
    { id: 'hello', type: 'start', say: 'Hello, this is Asha from the Lakeside Hotel.', next: 'q0' },
    { id: 'q0', type: 'ask', fields: ['guest_name'], guidance: '', next: 'q1' },
    { id: 'q1', type: 'ask', fields: ['arrival_date'], guidance: '', next: 'q2' },
    { id: 'q2', type: 'ask', fields: ['guests'], guidance: '', next: 'q3' },
    { id: 'q3', type: 'ask', fields: ['needs_parking'], guidance: '', next: 'bye' },
    { id: 'bye', type: 'end', say: 'Goodbye.' },
  ],
  fields: [
    field('guest_name', 'string', 'Your name'),
    field('arrival_date', 'string', 'Day of arrival'),
    field('guests', 'number', 'How many guests will it be?'),
    field('needs_parking', 'boolean', 'Do you need parking?'),
  ],
  settings: { persona: '', languages: ['en', 'hi'], maxAttempts: 3, maxDurationSec: 300 },
}
const ALL = { guest_name: 'Priya Sharma', arrival_date: '2026-03-03', guests: 4, needs_parking: true }

/** What the person says to a question, by a word of it; each once. */
const answers = (): [RegExp, Act[]][] => [
  [/name/, [wait(300), say('My name is Priya Sharma')]],
  [/day|arrival/i, [wait(300), say('tomorrow')]],
  [/guests|people/, [wait(300), say('four')]],
  [/parking/, [wait(300), say('yes')]],
]

let opened: OpenedPhone
afterEach(() => opened.close())

async function callWith(provider: string, own: [RegExp, Act[]][], language?: (clock: VirtualClock) => LanguageModel) {
  const said = [...own, ...answers()]
  const answer = (line: string) => {
    const at = line.includes('?') ? said.findIndex(([pattern]) => pattern.test(line)) : -1
    return at === -1 ? [] : (said.splice(at, 1)[0]?.[1] ?? [hangUp])
  }
  const person = { ...scripted([]), nudgesAfterMs: null, answer }
  opened = await openPhone({ flow, find: () => ({ person }), ...(language && { language }) })
  const { json } = await opened.place({ to: '+919876543210', provider })
  return opened.untilEnded(String(json['id']))
}

describe.each(['telephony_a', 'telephony_b'])('an answer ahead of its question (%s)', (provider) => {
  it('is kept when it comes with the answer before', async () => {
    const ended = await callWith(provider, [
      [/name/, [wait(300), say('My name is Priya Sharma, arriving tomorrow, we are four guests')]],
    ])
    expect(ended).toMatchObject({ outcome: 'completed', fields: ALL })
    expect(ended.turns).toHaveLength(3)
  })

  it('is kept when it is said while the answer before is understood', async () => {
    const acts = [wait(300), say('My name is Priya Sharma'), wait(2_000), say('and I arrive tomorrow')]
    const ended = await callWith(provider, [[/name/, acts]], slowModel(3_000))
    expect(ended).toMatchObject({ outcome: 'completed', fields: ALL })
    expect(
      ended.turns.filter(({ agentText }) => /\bday\b|arrival\?/i.test(agentText) && /\?$/.test(agentText)),
    ).toEqual([])
  })

  it('is kept when it is said over the question before', async () => {
    const acts = [wait(300), say('My name is Priya Sharma')]
    const ended = await callWith(provider, [
      [/name/, [...acts, wait(3_000), say('I arrive tomorrow and we are four guests')]],
    ])
    expect(ended).toMatchObject({ outcome: 'completed', fields: ALL })
    expect(ended.turns.filter(({ agentText }) => /how many guests/i.test(agentText))).toEqual([])
  })
})

it('is kept in a conversation by text', async () => {
  opened = await openPhone({ flow })
  const { json } = await opened.request('POST', '/v1/conversations', { agentId: opened.agent.id })
  const id = String(json['callId'])
  const replies: unknown[] = []
  for (const text of ['Priya Sharma, arriving tomorrow, for four guests', 'yes'])
    replies.push((await opened.request('POST', `/v1/conversations/${id}/messages`, { text })).json['reply'])
  expect(await opened.read(id)).toMatchObject({ outcome: 'completed', fields: ALL })
  expect(replies).toHaveLength(2)
})
