import { afterEach, describe, expect, it } from 'vitest'
import { scripted } from '../../src/simulator/people/people.ts'
import { say, wait } from '../../src/simulator/people/person.ts'
import { visitFlow } from '../support/phone/flows.ts'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'
import { slowModel } from '../support/phone/slow-model.ts'

const GOODBYE = 'I am sorry, our time is up. Goodbye.'
const STORY = 'We would like to tell you all about it, '.repeat(14)

const shortFlow = { ...visitFlow, settings: { persona: '', languages: ['en'], maxAttempts: 3, maxDurationSec: 30 } }

let opened: OpenedPhone
afterEach(() => opened.close())

describe.each(['telephony_a', 'telephony_b'])('a call over %s that takes too long', (provider) => {
  it('says goodbye in the middle of its line, and keeps what was heard of that', async () => {
    const nodes = visitFlow['nodes'] as { id: string }[]
    const flow = {
      ...visitFlow,
      nodes: nodes.flatMap((node) =>
        node.id === 'who'
          ? [
              { ...node, next: 'story' },
              { id: 'story', type: 'say', say: STORY, next: 'sure' },
            ]
          : [node],
      ),
      settings: { persona: '', languages: ['en'], maxAttempts: 3, maxDurationSec: 30 },
    }
    const person = scripted([[wait(300), say('My name is Priya Sharma')], [wait(60_000)]])
    opened = await openPhone({ flow, find: () => ({ person }) })
    const { json } = await opened.place({ to: '+919876543210', provider })
    const ended = await opened.untilEnded(String(json['id']))
    expect(ended).toMatchObject({ outcome: 'partial', error: null, fields: { name: 'Priya Sharma' } })
    expect(ended.turns).toHaveLength(2)
    const { agentText = '', callerText, interrupted } = ended.turns[1] ?? {}
    expect({ callerText, interrupted }).toEqual({ callerText: 'My name is Priya Sharma', interrupted: false })
    expect(agentText.endsWith(` ${GOODBYE}`)).toBe(true)
    expect(agentText.length).toBeGreaterThan(100)
    expect(agentText.length).toBeLessThan(STORY.length)
    const [line] = opened.simulator.calls()
    expect((line?.endedAt ?? Infinity) - (line?.answeredAt ?? 0)).toBeLessThanOrEqual(30_000)
    expect(opened.posted).toHaveLength(2)
  })

  it.each([
    ['within the goodbye', 18_500, 'My name is Priya Sharma', { outcome: 'partial', fields: { name: 'Priya Sharma' } }],
    [
      'only when it is over',
      29_000,
      'My name is Priya Sharma',
      { outcome: 'partial', fields: { name: 'Priya Sharma' } },
    ],
    ['only when it is over', 29_000, 'please never call me again', { outcome: 'opted_out', fields: {} }],
  ])('says goodbye while a model understands, and keeps what it understands %s (%d ms: "%s")', async (...row) => {
    const [, understandsInMs, words, result] = row
    const answer = (line: string) => (line.includes('name') ? [wait(300), say(words)] : [])
    opened = await openPhone({
      flow: shortFlow,
      language: slowModel(understandsInMs),
      find: () => ({ person: { ...scripted([]), nudgesAfterMs: null, answer } }),
    })
    const { json } = await opened.place({ to: '+919876543210', provider })
    const ended = await opened.untilEnded(String(json['id']))
    expect(ended).toMatchObject(result)
    expect(ended.turns).toHaveLength(2)
    expect(ended.turns[1]).toMatchObject({ callerText: words, interrupted: false })
    expect(ended.turns[1]?.agentText.endsWith(GOODBYE)).toBe(true)
    const [line] = opened.simulator.calls()
    expect(line?.turns.at(-1)?.text).toContain(GOODBYE)
    expect((line?.endedAt ?? Infinity) - (line?.answeredAt ?? 0)).toBeLessThanOrEqual(30_500)
  })

  it('keeps what the person is saying when it has to break off', async () => {
    const words = 'My name is Priya Sharma and I will tell you at great length where I live and why'
    const answer = (line: string) => (line.includes('name') ? [wait(17_000), say(words)] : [])
    opened = await openPhone({
      flow: shortFlow,
      find: () => ({ person: { ...scripted([]), nudgesAfterMs: null, answer } }),
    })
    const { json } = await opened.place({ to: '+919876543210', provider })
    const ended = await opened.untilEnded(String(json['id']))
    const last = ended.turns.at(-1)
    expect(last?.agentText.endsWith(GOODBYE)).toBe(true)
    expect(last?.callerText).toMatch(/^My name is Priya/)
    expect(words.startsWith(last?.callerText ?? '-')).toBe(true)
  })
})
