import { afterEach, describe, expect, it } from 'vitest'
import { scripted } from '../../src/simulator/people/people.ts'
import { hangUp, say, wait } from '../../src/simulator/people/person.ts'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'

let opened: OpenedPhone
afterEach(() => opened.close())

const HINDI = /\p{Script=Devanagari}/u

describe.each(['telephony_a', 'telephony_b'])('a person who changes the language on %s', (provider) => {
  it('is heard in either, and spoken to in the one that they used last', async () => {
    const person = scripted([
      [wait(300), say('मेरा नाम प्रिया शर्मा है')],
      [wait(300), say('what do you mean by that')],
      [wait(300), say('जी हाँ')],
      [wait(4_000), hangUp],
    ])
    opened = await openPhone({ find: () => ({ person }) })
    const { json } = await opened.place({ to: '+919876543210', provider })
    const ended = await opened.untilEnded(String(json['id']))
    expect(ended).toMatchObject({ outcome: 'completed', fields: { coming: true } })
    expect(ended.turns.map(({ callerText }) => callerText)).toEqual([
      null,
      'मेरा नाम प्रिया शर्मा है',
      'what do you mean by that',
      'जी हाँ',
    ])
    expect(ended.turns.slice(0, 3).map(({ agentText }) => HINDI.test(agentText))).toEqual([false, true, false])
    // Not only written, but heard so.
    const heard = opened.simulator.calls()[0]?.turns.map(({ text }) => text) ?? []
    expect(heard[1]).toBe(ended.turns[1]?.agentText)
    expect(heard[2]).toBe(ended.turns[2]?.agentText)
  })
})

it('a person who speaks Hindi that is written in Latin letters is spoken to in Devanagari', async () => {
  const person = scripted([
    [wait(300), say('mera naam Priya Sharma hai')],
    [wait(300), say('ji haan')],
    [wait(4_000), hangUp],
  ])
  opened = await openPhone({ find: () => ({ person }) })
  const { json } = await opened.place({ to: '+919876543210' })
  const ended = await opened.untilEnded(String(json['id']))
  expect(ended).toMatchObject({ outcome: 'completed', fields: { name: 'Priya Sharma', coming: true } })
  expect(ended.turns[1]?.agentText).toMatch(HINDI)
})
