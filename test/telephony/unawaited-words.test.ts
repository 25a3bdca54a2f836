import { afterEach, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../src/base/json.ts'
import { composeByRules } from '../../src/language/rules/wording/compose.ts'
import { understandByRules } from '../../src/language/rules/understand.ts'
import type { LanguageModel } from '../../src/ports/language.ts'
import { scripted } from '../../src/simulator/people/people.ts'
import { type Act, hangUp, say, wait } from '../../src/simulator/people/person.ts'
import type { VirtualClock } from '../support/clock/virtual-clock.ts'
import { visitFlow } from '../support/phone/flows.ts'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'

const TO = '+919876543210'
const OPT_OUT = 'please never call me again'

let opened: OpenedPhone
afterEach(() => opened.close())

/** A model at a given pace. */
const paced =
  ({ understandsInMs = 0, wordsInMs = 0 }) =>
  (clock: VirtualClock): LanguageModel => {
    const pause = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve))
    return {
      understandNow: () => undefined,
      composeNow: (request) =>
        request.heard === null ? { reply: composeByRules(request), firstTextAt: clock.now() } : undefined,
      async understand(request) {
        await pause(understandsInMs)
        return understandByRules(request)
      },
      async compose(request) {
        await pause(wordsInMs)
        return { reply: composeByRules(request), firstTextAt: clock.now() }
      },
    }
  }

/** What a person does at the agent's lines that ask something, in order. */
async function callWith(provider: string, language: (clock: VirtualClock) => LanguageModel, acts: Act[][]) {
  const left = [...acts]
  const answer = (line: string) => (/\?\s*$/.test(line) ? (left.shift() ?? []) : [])
  opened = await openPhone({ language, find: () => ({ person: { ...scripted([]), nudgesAfterMs: null, answer } }) })
  const { json } = await opened.place({ to: TO, provider })
  return opened.untilEnded(String(json['id']))
}

const NAME = say('My name is Priya Sharma')

describe.each(['telephony_a', 'telephony_b'])('what a person adds to an answer and hangs up (%s)', (provider) => {
  it.each([
    ['is still understood', { understandsInMs: 4_000 }],
    ['is understood as they hang up', { understandsInMs: 2_300 }],
    ['has been understood, and the reply is worded', { wordsInMs: 4_000 }],
  ])('opts out while the answer %s', async (_, pace) => {
    const ended = await callWith(provider, paced(pace), [
      [wait(300), NAME, wait(1_000), say(OPT_OUT), wait(100), hangUp],
    ])
    expect(ended).toMatchObject({ outcome: 'opted_out', error: null })
    expect(ended.turns.map(({ callerText }) => callerText).join(' ')).toContain(`My name is Priya Sharma ${OPT_OUT}`)
    expect((await opened.place({ to: TO, provider })).status).toBe(400)
  })

  it('opts out while the last answer is still understood', async () => {
    const ended = await callWith(provider, paced({ understandsInMs: 4_000 }), [
      [wait(300), NAME],
      [wait(300), say('yes'), wait(1_500), say(OPT_OUT), wait(100), hangUp],
    ])
    expect(ended).toMatchObject({ outcome: 'opted_out', fields: { name: 'Priya Sharma' } })
    expect(ended.turns.at(-1)?.callerText).toBe(`yes ${OPT_OUT}`)
  })

  it('opts out while the goodbye is worded', async () => {
    const ended = await callWith(provider, paced({ wordsInMs: 4_000 }), [
      [wait(300), say('call me tomorrow'), wait(1_200), say(OPT_OUT), wait(100), hangUp],
    ])
    expect(ended).toMatchObject({ outcome: 'opted_out', fields: {} })
    expect(ended.turns.at(-1)?.callerText).toBe(`call me tomorrow ${OPT_OUT}`)
  })

  it.each([1_300, 2_500, 4_000])('opts out although the goodbye comes before it is understood (%i ms)', async (ms) => {
    const ended = await callWith(provider, paced({ understandsInMs: ms }), [
      [wait(300), NAME],
      [wait(300), say('yes'), wait(1_000), say(OPT_OUT)],
    ])
    expect(ended).toMatchObject({ outcome: 'opted_out', fields: { name: 'Priya Sharma', coming: true } })
    expect(ended.turns.at(-1)?.callerText).toBe(`yes ${OPT_OUT}`)
  })

  it('counts as a part of the answer', async () => {
    const ended = await callWith(provider, paced({ understandsInMs: 4_000 }), [
      [wait(300), NAME],
      [wait(300), say('yes'), wait(1_500), say('no I cannot come'), wait(100), hangUp],
    ])
    expect(ended.fields).toMatchObject({ name: 'Priya Sharma', coming: false })
  })

  it('is nothing when it is only "okay"', async () => {
    const ended = await callWith(provider, paced({ understandsInMs: 4_000 }), [
      [wait(300), NAME, wait(1_000), say('okay'), wait(100), hangUp],
    ])
    expect(ended).toMatchObject({ outcome: 'partial', fields: { name: 'Priya Sharma' } })
    expect(ended.turns.at(-1)?.callerText).toBe('My name is Priya Sharma')
  })
})

describe.each(['telephony_a', 'telephony_b'])('what a person says over the goodbye (%s)', (provider) => {
  const GOODBYE = 'Thank you. We look forward to your visit. Goodbye.'
  const goodbyeMs = GOODBYE.length * 75
  const nodes = (visitFlow['nodes'] as JsonObject[]).map((node) =>
    node['id'] === 'bye' ? { ...node, say: GOODBYE } : node,
  )

  /** They say it so long after the goodbye began. */
  async function callWith(afterMs: number, ...acts: Act[]) {
    const answers = [
      [wait(300), NAME],
      [wait(300), say('yes')],
    ]
    const person = {
      ...scripted([]),
      nudgesAfterMs: null,
      answer: (_: string, turn: number) => answers[turn - 1] ?? [],
      interrupts: { turn: 3, afterMs, acts },
    }
    opened = await openPhone({ flow: { ...visitFlow, nodes }, find: () => ({ person }) })
    const { json } = await opened.place({ to: TO, provider })
    return opened.untilEnded(String(json['id']))
  }

  it.each([
    ['in its middle', 300],
    ['until after its end', goodbyeMs - 1_000],
  ])('opts out %s', async (_, afterMs) => {
    const ended = await callWith(afterMs, say('never call me again'))
    expect(ended).toMatchObject({ outcome: 'opted_out', fields: { name: 'Priya Sharma', coming: true } })
    expect(ended.turns.at(-1)).toMatchObject({ callerText: 'yes never call me again', agentText: GOODBYE })
    expect((await opened.place({ to: TO, provider })).status).toBe(400)
  })

  it('opts out as they put the receiver down', async () => {
    const ended = await callWith(300, say('never call me again'), wait(100), hangUp)
    expect(ended).toMatchObject({ outcome: 'opted_out', fields: { name: 'Priya Sharma', coming: true } })
  })

  it('is of no account otherwise', async () => {
    const ended = await callWith(300, say('no no, thank you, bye'))
    expect(ended).toMatchObject({ outcome: 'completed', fields: { name: 'Priya Sharma', coming: true } })
    expect(ended.turns.at(-1)).toMatchObject({ callerText: 'yes', agentText: GOODBYE })
  })
})

it.each([
  ['is understood meanwhile', 18_500],
  ['is still understood at its end', 29_000],
])('opts out over the goodbye at the maximum duration, as the last answer %s', async (_, understandsInMs) => {
  const person = {
    ...scripted([]),
    nudgesAfterMs: null,
    answer: (_: string, turn: number) => (turn === 1 ? [wait(300), NAME] : []),
    interrupts: { turn: 3, afterMs: 300, acts: [say('never call me again')] },
  }
  const settings = { ...(visitFlow['settings'] as JsonObject), maxDurationSec: 30 }
  opened = await openPhone({
    language: paced({ understandsInMs }),
    flow: { ...visitFlow, settings },
    find: () => ({ person }),
  })
  const { json } = await opened.place({ to: TO })
  const ended = await opened.untilEnded(String(json['id']))
  expect(ended.outcome).toBe('opted_out')
  expect(ended.turns.at(-1)?.callerText).toBe('My name is Priya Sharma never call me again')
})
