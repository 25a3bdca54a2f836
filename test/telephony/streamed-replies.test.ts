import { afterEach, describe, expect, it } from 'vitest'
import { StreamedReply } from '../../src/language/model/streamed-reply.ts'
import { composeByRules } from '../../src/language/rules/wording/compose.ts'
import { understandByRules } from '../../src/language/rules/understand.ts'
import type { ComposeRequest, LanguageModel } from '../../src/ports/language.ts'
import { scripted } from '../../src/simulator/people/people.ts'
import { hangUp, say, wait } from '../../src/simulator/people/person.ts'
import type { VirtualClock } from '../support/clock/virtual-clock.ts'
import { openPhone, type OpenedPhone, type PhoneOptions } from '../support/phone/open-phone.ts'

/** When the first sentence of a reply is worded, and all of it. */
const FIRST_MS = 250
const WHOLE_MS = 1_500
const THANKS = 'Thank you very much for that. '

let opened: OpenedPhone
afterEach(() => opened.close())

/** A model that words replies sentence by sentence, at a slow vendor's pace. */
function slowModel({ tells = true, fails = false, wholeMs = WHOLE_MS } = {}) {
  return (clock: VirtualClock): LanguageModel => {
    const pause = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve))
    return {
      understandNow: (request) => understandByRules(request),
      composeNow: () => undefined,
      understand: async (request) => understandByRules(request),
      async compose(request, _signal, onSentence) {
        const isAnswer = request.heard !== null
        await pause(FIRST_MS)
        const firstTextAt = clock.now()
        if (tells && isAnswer) onSentence?.(THANKS)
        await pause((isAnswer ? wholeMs : WHOLE_MS) - FIRST_MS)
        if (fails && isAnswer) throw new Error('The model hung up.')
        const reply = composeByRules(request satisfies ComposeRequest)
        return { reply: isAnswer ? THANKS + reply : reply, firstTextAt }
      },
    }
  }
}

async function callWith(options: PhoneOptions, acts: Parameters<typeof scripted>[0]) {
  opened = await openPhone({ ...options, find: () => ({ person: scripted(acts) }) })
  const { json } = await opened.place({ to: '+919876543210' })
  return opened.untilEnded(String(json['id']))
}

const ANSWERS = [
  [wait(300), say('My name is Priya Sharma')],
  [wait(300), say('yes')],
  [wait(4_000), hangUp],
]

/** How long a model's request may take on a call. */
const DEADLINE_MS = 5_000

/** A model whose reply breaks off at the deadline, behind its first sentence, and which begins anew in `again`. */
function restartingModel(begun: string, again: string) {
  return (clock: VirtualClock): LanguageModel => {
    const pause = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve))
    return {
      understandNow: (request) => understandByRules(request),
      composeNow: (request) =>
        request.heard === null ? { reply: composeByRules(request), firstTextAt: clock.now() } : undefined,
      understand: async (request) => understandByRules(request),
      async compose(_request, _signal, onSentence) {
        const draft = new StreamedReply(clock, onSentence)
        draft.attempt()
        await pause(FIRST_MS)
        draft.add(begun)
        await pause(DEADLINE_MS - FIRST_MS)
        draft.attempt()
        await pause(FIRST_MS)
        for (const piece of again.match(/.{1,7}/gs) ?? []) draft.add(piece)
        return draft.composed()
      },
    }
  }
}

describe('a model that begins its reply anew when its time is over', () => {
  it.each([
    ['the same words', 'Thank you, Priya. Will you be th', 'Thank you, Priya. Will you be there?'],
    ['other words', 'Thank you, Priya. Will you', 'Lovely to meet you, Priya! Will you be there?'],
    ['a shorter word', 'Thank you, Priya. Will', 'Great. Will you be there?'],
    ['what follows', 'Thank you, Priya. Will', 'Will you be there?'],
  ])('in %s is heard to react once, and to ask once', async (_, begun, again) => {
    const acts = ANSWERS.slice(0, 2)
    const answer = (line: string) => (line.endsWith('?') ? (acts.shift() ?? []) : [])
    const person = { ...scripted([]), nudgesAfterMs: null, answer }
    opened = await openPhone({ language: restartingModel(begun, again), find: () => ({ person }) })
    const { json } = await opened.place({ to: '+919876543210' })
    const ended = await opened.untilEnded(String(json['id']))
    expect(ended.fields).toEqual({ name: 'Priya Sharma', coming: true })
    expect(ended.turns[1]?.agentText).toBe('Thank you, Priya. Will you be there?')
    const heard = opened.simulator.calls()[0]?.turns.map(({ text }) => text) ?? []
    expect(heard.join(' ').split('Thank you, Priya.')).toHaveLength(2)
    expect(heard.join(' ').split('Will you be there?')).toHaveLength(2)
  })
})

describe('a call whose replies a slow model words', () => {
  it('speaks the first sentence of each before the rest is there, and keeps all of it as one turn', async () => {
    const ended = await callWith({ language: slowModel() }, ANSWERS)
    const question = ended.turns[1]
    expect(ended).toMatchObject({ outcome: 'completed', fields: { name: 'Priya Sharma', coming: true } })
    expect(question?.agentText.startsWith(THANKS)).toBe(true)
    expect(question?.interrupted).toBe(false)
    const heard =
      opened.simulator
        .calls()[0]
        ?.turns.map(({ text }) => text)
        .join(' ') ?? ''
    expect(heard.split(THANKS.trim())).toHaveLength(2)

    const streamedMs = question?.audioMs ?? 0
    const llmMs = question?.llmMs ?? 0
    expect(streamedMs - llmMs).toBeLessThan(WHOLE_MS - FIRST_MS)
    await opened.close()
    const whole = await callWith({ language: slowModel({ tells: false }) }, ANSWERS)
    expect(whole.turns[1]?.agentText).toBe(question?.agentText)
    expect(whole.turns[1]?.llmMs).toBe(llmMs)
    // What remained to be worded is what nobody waits for any more.
    expect((whole.turns[1]?.audioMs ?? 0) - streamedMs).toBe(WHOLE_MS - FIRST_MS)
  })

  it('keeps what was heard of a reply whose end was never worded, when the person hangs up', async () => {
    const leaving = { turn: 2, afterMs: 800, acts: [hangUp] }
    const person = { ...scripted(ANSWERS), interrupts: leaving }
    opened = await openPhone({ language: slowModel(), find: () => ({ person }) })
    const { json } = await opened.place({ to: '+919876543210' })
    const ended = await opened.untilEnded(String(json['id']))
    expect(ended.outcome).toBe('partial')
    expect(ended.turns).toHaveLength(2)
    expect(ended.turns[1]).toMatchObject({ callerText: 'My name is Priya Sharma', interrupted: false })
    expect(THANKS.startsWith(ended.turns[1]?.agentText ?? '-')).toBe(true)
    expect(ended.turns[1]?.agentText).not.toBe('')
  })

  it('takes what the person says over such a reply as they hang up', async () => {
    const leaving = { turn: 2, afterMs: 800, acts: [say('Never call me again'), wait(100), hangUp] }
    const person = { ...scripted(ANSWERS), interrupts: leaving }
    opened = await openPhone({ language: slowModel({ wholeMs: 60_000 }), find: () => ({ person }) })
    const { json } = await opened.place({ to: '+919876543210' })
    const ended = await opened.untilEnded(String(json['id']))
    expect(ended.outcome).toBe('opted_out')
    const [, replied, last] = ended.turns
    expect(replied).toMatchObject({ callerText: 'My name is Priya Sharma', interrupted: true })
    expect(last).toMatchObject({ callerText: 'Never call me again', agentText: '' })
  })

  it('says sorry after what it had begun when the model fails, and keeps both', async () => {
    const ended = await callWith({ language: slowModel({ fails: true }) }, ANSWERS)
    expect(ended).toMatchObject({ outcome: 'failed' })
    expect(ended.turns[1]?.agentText).toMatch(
      /^Thank you.* I am sorry, something has gone wrong on our side\. Goodbye\.$/,
    )
  })
})
