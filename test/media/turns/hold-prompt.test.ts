import { describe, expect, it } from 'vitest'
import type { TextToSpeech, TtsEvents, TtsSession } from '../../../src/ports/speech.ts'
import type { PlayedUtterance } from '../../../src/ports/voice.ts'
import { type Act, hangUp, say, wait } from '../../../src/simulator/people/person.ts'
import { createBuiltinSynthesiser } from '../../../src/simulator/speech/builtin-synthesiser.ts'
import type { VirtualClock } from '../../support/clock/virtual-clock.ts'
import { answeredCall, type CallOptions, CONSENT, listening, textOf } from '../../support/media/call-kit.ts'

const WORDS = { en: 'One moment, please.', hi: 'एक क्षण, कृपया।' }
const ANSWER = [wait(300), say('a check up')]

/** A call at which the person has answered the first question, and waits for what comes next. */
async function waitingCall(acts: Act[][] = [ANSWER], options: Omit<CallOptions, 'person'> = {}) {
  const call = await answeredCall({ person: listening(...acts), setting: { holdPrompt: WORDS }, ...options })
  const first = await call.turn({ text: 'What is it about?' })
  expect(textOf(first.answer)).toBe('a check up')
  return call
}

describe('a reply that is long in coming', () => {
  it('is bridged once after four seconds, and both are the line of one turn', async () => {
    const call = await waitingCall()
    await call.clock.advance(3_900)
    expect(call.heardByPerson()).toHaveLength(1)
    await call.clock.advance(8_000)
    expect(call.heardByPerson().slice(1)).toEqual([WORDS.en])
    const second = call.begin({ text: 'Thank you.', turn: 1, asked: [] })
    await call.clock.advance(4_000)
    expect(second.answer).toEqual({ kind: 'played' })
    expect(second.line).toMatchObject({ turn: 1, text: `${WORDS.en} Thank you.`, interrupted: false })
    // The wait that is told is the one for the reply.
    expect(second.line?.audioMs).toBeGreaterThan(11_000)
    expect(call.problems()).toEqual([])
  })

  it('is not bridged when it comes in time, nor when nothing was asked', async () => {
    const call = await waitingCall()
    await call.clock.advance(3_800)
    const second = await call.turn({ text: 'Thank you.', turn: 1, asked: [] })
    await call.clock.advance(10_000)
    expect(second.line?.text).toBe('Thank you.')
    expect(call.heardByPerson().join(' ')).not.toContain(WORDS.en)
  })

  it('lets the words be heard to their end when it comes in the middle of them', async () => {
    const call = await waitingCall()
    await call.clock.advance(4_300)
    const say = call.session.start({ callId: 'call-1', turn: 1, language: 'en', asked: [] }, () => {})
    say?.('Thank you. ')
    const second = call.begin({ text: 'Thank you. Goodbye.', turn: 1, asked: [] })
    await call.clock.advance(6_000)
    expect(second.line?.text).toBe(`${WORDS.en} Thank you. Goodbye.`)
    expect(call.heardByPerson().slice(1).join(' ')).toBe(`${WORDS.en}Thank you. Goodbye.`)
  })

  it('is bridged in the language that the person spoke last', async () => {
    const call = await answeredCall({
      person: listening([wait(300), say('मुझे जाँच करानी है')]),
      setting: { holdPrompt: WORDS },
    })
    await call.turn({ text: 'What is it about?' })
    await call.clock.advance(6_000)
    expect(call.heardByPerson()[1]).toBe(WORDS.hi)
  })

  it('is bridged too when it is the first line of all', async () => {
    const call = await answeredCall({ person: listening(), setting: { holdPrompt: WORDS } })
    await call.clock.advance(6_000)
    const first = call.begin({ text: 'Hello.', asked: [] })
    await call.clock.advance(3_000)
    expect(first.line?.text).toBe(`${WORDS.en} Hello.`)
  })

  it('waits until the person has finished, and forgets an "okay" to the words', async () => {
    const call = await waitingCall([ANSWER, [wait(300), say('okay')], [wait(300), say('no')]])
    await call.clock.advance(9_000)
    const second = await call.turn({ text: 'Do you agree?', turn: 1, asked: [CONSENT] })
    expect(textOf(second.answer)).toBe('no')
  })

  it('tells what was heard of the words when the person hangs up while the reply is worded', async () => {
    const call = await waitingCall([ANSWER, [wait(1_000), hangUp]])
    const lost: PlayedUtterance[] = []
    call.session.start({ callId: 'call-1', turn: 1, language: 'en', asked: [] }, (line) => lost.push(line))
    await call.clock.advance(12_000)
    await expect(call.session.ended).resolves.toEqual({ reason: 'hung_up' })
    expect(lost).toMatchObject([{ turn: 1, text: WORDS.en, audioMs: null }])
  })

  it('comes as it is when the words cannot be spoken', async () => {
    const speak = (clock: VirtualClock): TextToSpeech => {
      const builtin = createBuiltinSynthesiser({ clock })
      return { ...builtin, open: (setting, events) => mute(builtin.open(setting, events), events) }
    }
    const call = await waitingCall([ANSWER], { speak })
    await call.clock.advance(6_000)
    const second = await call.turn({ text: 'Thank you.', turn: 1, asked: [] })
    expect(second).toMatchObject({ line: { text: 'Thank you.' }, answer: { kind: 'played' } })
    await call.clock.advance(2_000)
    expect(call.heardByPerson().slice(1)).toEqual(['Thank you.'])
  })
})

/** Fails at the words for the time until a reply, and at nothing else. */
function mute(session: TtsSession, events: TtsEvents): TtsSession {
  return {
    speak(utteranceId, text) {
      if (text === WORDS.en) events.failed(utteranceId, new Error('No.'))
      else session.speak(utteranceId, text)
    },
    finish: (utteranceId) => session.finish(utteranceId),
    cancel: (utteranceId) => session.cancel(utteranceId),
    close: () => session.close(),
  }
}
