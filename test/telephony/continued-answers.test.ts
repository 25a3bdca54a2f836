import { afterEach, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../src/base/json.ts'
import { scripted } from '../../src/simulator/people/people.ts'
import { type Act, hangUp, press, say, wait } from '../../src/simulator/people/person.ts'
import { visitFlow } from '../support/phone/flows.ts'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'

const guestFlow = {
  ...visitFlow,
  fields: [
    ...(visitFlow['fields'] as JsonObject[]).slice(0, 1),
    {
      name: 'coming',
      type: 'number',
      description: 'How many guests will come to the dinner?',
      options: [],
      required: true,
    },
  ],
}

const twoNumbersFlow = {
  ...guestFlow,
  fields: guestFlow.fields.map((field) => ({ ...field, type: 'number' })),
}

const twoChoicesFlow = {
  ...visitFlow,
  fields: (visitFlow['fields'] as JsonObject[]).map((field) => ({ ...field, type: 'boolean' })),
}

let opened: OpenedPhone
afterEach(() => opened.close())

async function callWith(provider: string, acts: Act[][], flow = visitFlow) {
  const replies = [...acts]
  // Whatever the agent has broken off is no turn of the person's.
  const person = {
    ...scripted([]),
    answer: (line: string) => (/[?.]$/.test(line.trim()) ? (replies.shift() ?? [hangUp]) : []),
  }
  opened = await openPhone({ flow, find: () => ({ person }) })
  const { json } = await opened.place({ to: '+919876543210', provider })
  return opened.untilEnded(String(json['id']))
}

describe.each(['telephony_a', 'telephony_b'])('more of an answer, said as the next line begins (%s)', (provider) => {
  it('is joined to it', async () => {
    const ended = await callWith(provider, [
      [wait(300), say('My name is Priya'), wait(1_300), say('Sharma')],
      [wait(300), say('yes')],
      [wait(4_000), hangUp],
    ])
    expect(ended).toMatchObject({ outcome: 'completed', fields: { name: 'Priya Sharma', coming: true } })
    expect(ended.turns.map(({ callerText }) => callerText).join(' ')).toContain('My name is Priya Sharma yes')
  })

  it('does not answer the next question', async () => {
    const ended = await callWith(provider, [
      [wait(300), say('My name is Priya Sharma'), wait(1_500), say('yes')],
      [wait(300), say('no')],
      [wait(4_000), hangUp],
    ])
    expect(ended).toMatchObject({ outcome: 'completed', fields: { name: 'Priya Sharma', coming: false } })
  })

  it.each([
    ['four', 4, guestFlow],
    ['no', false, visitFlow],
  ] as const)(
    'is the answer to the next question where it answers that and not the one before: "%s"',
    async (...row) => {
      const [words, coming, flow] = row
      const ended = await callWith(
        provider,
        [
          [wait(300), say('My name is Priya Sharma'), wait(1_300), say(words)],
          [wait(4_000), hangUp],
        ],
        flow,
      )
      expect(ended).toMatchObject({ outcome: 'completed', fields: { name: 'Priya Sharma', coming } })
      expect(ended.turns.map(({ callerText }) => callerText)).toEqual([null, 'My name is Priya Sharma', words])
    },
  )

  it.each([
    ['says it once more', twoChoicesFlow, [press('1'), say('yes')], { name: true }],
    ['says it once more in a word of its own', twoNumbersFlow, [press('4#'), say('four')], { name: 4 }],
    ['puts it right', twoNumbersFlow, [press('4#'), say('no five')], { name: 5 }],
  ] as const)('after keys %s, and does not answer the next question', async (_, flow, acts, fields) => {
    const ended = await callWith(
      provider,
      [
        [wait(300), ...acts],
        [wait(4_000), hangUp],
      ],
      flow,
    )
    expect(ended.fields).toEqual(fields)
  })
})
