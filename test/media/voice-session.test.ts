import { describe, expect, it } from 'vitest'
import type { Telephony } from '../../src/ports/telephony.ts'
import { cooperative, scripted } from '../../src/simulator/people/people.ts'
import { type Act, type Person, press, say, wait } from '../../src/simulator/people/person.ts'
import { createRandom } from '../../src/simulator/random.ts'
import { createBuiltinSynthesiser } from '../../src/simulator/speech/builtin-synthesiser.ts'
import type { VirtualClock } from '../support/clock/virtual-clock.ts'
import { answeredCall, CONSENT, COUNT, listening, NAME, TEXT, textOf } from '../support/media/call-kit.ts'

const CARRIERS: Telephony[] = ['telephony_a', 'telephony_b']

describe.each(CARRIERS)('a voice session on %s', (telephony) => {
  it('plays an utterance, hears the answer, and reports when the person stopped speaking', async () => {
    const call = await answeredCall({ telephony, person: scripted(['My name is Asha Rao']) })
    const { line, answer, lineOverAt } = await call.turn({ text: 'May I have your name, please?', asked: [NAME] })
    expect(line).toMatchObject({ turn: 0, text: 'May I have your name, please?', interrupted: false })
    expect(answer).toMatchObject({ kind: 'heard', text: 'My name is Asha Rao', isDtmf: false, language: null })
    if (answer?.kind !== 'heard') return
    // After 700 ms of pause and 300 ms of waiting, 19 characters of 75 ms.
    const spokeMs = answer.endedAt - (lineOverAt ?? 0)
    expect(Math.abs(spokeMs - (700 + 300 + 19 * 75))).toBeLessThanOrEqual(200)
    expect(call.clock.now() - answer.endedAt).toBe(answer.latency.endpointingMs + answer.latency.recognitionMs)
    expect(answer.latency).toEqual({ endpointingMs: 1_200, recognitionMs: 0 })
    expect(call.heardByPerson()).toEqual(['May I have your name, please?'])
  })

  it('keeps to the sizes and the speed of the carrier', async () => {
    const call = await answeredCall({ telephony })
    await call.turn({ text: 'Hello, this is Asha. What is it about, please? Do tell me.' })
    expect(call.problems()).toEqual([])
    const frames = call.sent.of('media')
    const frameMs = telephony === 'telephony_a' ? 20 : 100
    expect(frames).toHaveLength(Math.ceil((58 * 75) / frameMs))
    // Never more than 200 ms ahead of what can have been played, and never behind.
    frames.forEach(({ atMs }, index) => {
      const leadMs = (index + 1) * frameMs - (atMs - (frames[0]?.atMs ?? 0))
      expect(leadMs).toBeLessThanOrEqual(200)
      expect(leadMs).toBeGreaterThan(0)
    })
  })

  it('sends the first audio when it arrives, without waiting for the next tick', async () => {
    const speak = (clock: VirtualClock) => createBuiltinSynthesiser({ clock, firstAudioMs: 315 })
    const call = await answeredCall({ telephony, speak })
    const begunAt = call.clock.now()
    const { line } = await call.turn({ text: 'Hello, this is Asha.' })
    expect((call.sent.of('media')[0]?.atMs ?? 0) - begunAt).toBe(315)
    expect(line).toMatchObject({ audioMs: null, synthesisMs: 315 })
  })

  it('stops an utterance that the person interrupts, and reports the part that was heard', async () => {
    const person: Person = {
      ...listening(),
      interrupts: { turn: 1, afterMs: 1_500, acts: [say('Sorry, please repeat that')] },
    }
    const call = await answeredCall({ telephony, person })
    const text = 'Thank you for taking the call. We have a few questions about the visit that you asked for.'
    const { line, answer } = await call.turn({ text })
    expect(line?.interrupted).toBe(true)
    const heard = line?.text ?? ''
    expect(text.startsWith(heard)).toBe(true)
    // The person spoke after 1.5 s, and a word of theirs was known half a second later.
    expect(heard.length).toBeGreaterThanOrEqual(18)
    expect(heard.length).toBeLessThanOrEqual(33)
    expect(textOf(answer)).toBe('Sorry, please repeat that')
    expect(call.sent.of('clear')).toHaveLength(1)
    expect(call.session.stats.interruptions).toBe(1)
    // Nothing is sent after the clear, and nothing more is heard.
    const clearedAt = call.sent.of('clear')[0]?.atMs ?? 0
    expect(call.sent.of('media').filter(({ atMs }) => atMs > clearedAt)).toEqual([])
    expect(call.heardByPerson()[0]?.startsWith(heard)).toBe(true)
    expect((call.heardByPerson()[0]?.length ?? 99) - heard.length).toBeLessThanOrEqual(10)
  })

  it.each([800, 3_300])('continues when the person says "mhm" after %i ms, which is no answer', async (afterMs) => {
    const person: Person = {
      ...listening([wait(300), say('a check up')]),
      interrupts: { turn: 1, afterMs, acts: [say('mhm'), wait(300)] },
    }
    const call = await answeredCall({ telephony, person })
    const text = 'Thank you for taking the call. What is the visit about?'
    const { line, answer } = await call.turn({ text })
    expect(line).toMatchObject({ text, interrupted: false })
    expect(textOf(answer)).toBe('a check up')
    // It paused, and went on where it had been: at most one character was cut in two.
    expect(call.sent.of('clear').length).toBeLessThanOrEqual(1)
    const heard = call.heardByPerson()[0] ?? ''
    expect(heard.length).toBeGreaterThanOrEqual(text.length - 1)
    expect(heard.replaceAll(' ', '').slice(-5)).toBe('bout?')
  })

  it('accepts "haan" during the last words of a yes-or-no question as the answer', async () => {
    const person: Person = { ...listening(), interrupts: { turn: 1, afterMs: 2_300, acts: [say('haan')] } }
    const call = await answeredCall({ telephony, person })
    const text = 'Would you like a visit tomorrow afternoon?'
    const { line, answer } = await call.turn({ text, asked: [CONSENT] })
    expect(line).toMatchObject({ text, interrupted: false })
    expect(textOf(answer)).toBe('haan')
  })

  it('waits through a pause inside an answer', async () => {
    const person = scripted([[wait(300), say('My name is'), wait(2_000), say('Priya'), wait(900), say('Sharma')]])
    const call = await answeredCall({ telephony, person })
    const { answer } = await call.turn({ text: 'May I have your name, please?', asked: [NAME] })
    expect(textOf(answer)).toBe('My name is Priya Sharma')
  })

  it('accepts keys as an answer, immediately after #', async () => {
    const call = await answeredCall({ telephony, person: scripted([[wait(600), press('42#')]]) })
    const { answer } = await call.turn({ text: 'How many guests will there be?', asked: [COUNT] })
    expect(answer).toMatchObject({ kind: 'heard', text: '42', isDtmf: true, latency: { recognitionMs: 0 } })
    expect(answer?.kind === 'heard' && answer.latency.endpointingMs).toBeLessThanOrEqual(260)
  })

  it('waits two seconds for more keys', async () => {
    const call = await answeredCall({ telephony, person: scripted([[wait(600), press('4'), wait(1_000), press('2')]]) })
    const { answer } = await call.turn({ text: 'How many guests will there be?', asked: [COUNT] })
    expect(answer).toMatchObject({ text: '42', isDtmf: true, latency: { endpointingMs: 2_000 } })
  })

  it('stops a line for keys, too', async () => {
    const person: Person = { ...listening(), interrupts: { turn: 1, afterMs: 600, acts: [press('1')] } }
    const call = await answeredCall({ telephony, person })
    const { line, answer } = await call.turn({
      text: 'If you would like a visit tomorrow, press one; if you would not, press two.',
      asked: [CONSENT],
    })
    expect(line?.interrupted).toBe(true)
    expect(answer).toMatchObject({ text: '1', isDtmf: true })
    expect(call.sent.of('clear')).toHaveLength(1)
  })

  it('is not disturbed by the noises of a line that has just been answered', async () => {
    const call = await answeredCall({ telephony, person: '+12025550115' })
    const text = 'Hello, this is Asha. May I have your name, please?'
    const { line, answer } = await call.turn({ text, asked: [NAME] })
    expect(line).toMatchObject({ text, interrupted: false })
    expect(textOf(answer)).toMatch(/Priya Sharma/)
  })

  it.each(['+12025550103', '+12025550114'])(
    'detects an answering machine by its greeting or its beep: %s',
    async (person) => {
      const call = await answeredCall({ telephony, person })
      const { line, answer } = await call.turn({ text: 'Hello, this is Asha. May I have your name, please?' })
      expect(answer).toEqual({ kind: 'machine' })
      expect(line).not.toBeNull()
      expect(call.atMs()).toBeLessThan(8_000)
    },
  )

  it('says `silent` when nothing is said in time', async () => {
    const call = await answeredCall({ telephony, person: '+12025550109' })
    const { answer, lineOverAt } = await call.turn({ text: 'Hello?', silenceMs: 5_000 })
    expect(answer).toEqual({ kind: 'silent' })
    expect(call.clock.now() - (lineOverAt ?? 0)).toBe(5_000)
  })

  it('says `silent` although a dog barks all the time', async () => {
    const barks = Array.from({ length: 40 }, (): Act[] => [{ act: 'noise', ms: 600 }, wait(1_400)]).flat()
    const call = await answeredCall({ telephony, person: { ...listening(barks), hangsUpAfterMs: 100_000 } })
    const { answer, lineOverAt } = await call.turn({ text: 'Hello?', silenceMs: 5_000 })
    expect(answer).toEqual({ kind: 'silent' })
    expect(call.clock.now() - (lineOverAt ?? 0)).toBeLessThan(20_000)
  })

  it('hears and speaks Hindi', async () => {
    const call = await answeredCall({ telephony, person: cooperative(createRandom(3), 'hi') })
    const { line, answer } = await call.turn({ text: 'नमस्ते। आपका नाम क्या है?', language: 'hi', asked: [NAME] })
    expect(line?.text).toBe('नमस्ते। आपका नाम क्या है?')
    expect(answer).toMatchObject({ kind: 'heard', language: 'hi' })
    expect(textOf(answer)).toMatch(/प्रिया शर्मा/)
  })

  it('plays a line that expects nothing to its end, whatever is said over it', async () => {
    const person: Person = { ...listening(), interrupts: { turn: 1, afterMs: 500, acts: [say('thank you, goodbye')] } }
    const call = await answeredCall({ telephony, person })
    const text = 'Thank you, that is all. Have a good day.'
    const { line, answer } = await call.turn({ text, asked: [] })
    expect(line).toMatchObject({ text, interrupted: false })
    expect(answer).toEqual({ kind: 'played' })
  })

  it('plays a line that expects nothing only once the person has heard it', async () => {
    const call = await answeredCall({ telephony, person: '+12025550109' })
    await call.turn({ text: 'Goodbye, then.', asked: [] })
    const playedMs = 14 * 75
    expect(call.atMs()).toBeGreaterThanOrEqual(playedMs)
    expect(call.atMs()).toBeLessThanOrEqual(playedMs + 200)
  })
})

describe('between the turns', () => {
  function answering(acts: Act[]) {
    return answeredCall({ person: listening(acts) })
  }

  it('adds words said while the agent prepares its reply to the answer, and does not talk over them', async () => {
    const call = await answering([wait(300), say('yes'), wait(1_000), say('after 4 pm')])
    const first = await call.turn({ text: 'Would tomorrow suit you?', asked: [CONSENT] })
    expect(textOf(first.answer)).toBe('yes')
    await call.clock.advance(2_500)
    const second = await call.turn({ text: 'What is it about?', silenceMs: 3_000 })
    expect(second.line).toMatchObject({ text: '', interrupted: true })
    expect(second.answer).toMatchObject({ text: 'after 4 pm', isContinuation: true })
    const third = await call.turn({ text: 'What is it about?', silenceMs: 3_000 })
    expect([third.line?.text, third.answer?.kind]).toEqual(['What is it about?', 'silent'])
  })

  it('waits until they have finished', async () => {
    const call = await answering([wait(300), say('yes'), wait(600), say('but only in the afternoon')])
    await call.turn({ text: 'Would tomorrow suit you?', asked: [CONSENT] })
    await call.clock.advance(1_200)
    const { answer } = await call.turn({ text: 'And what is it about?', asked: [TEXT], silenceMs: 2_000 })
    expect(answer).toMatchObject({ text: 'but only in the afternoon', isContinuation: true })
  })

  it('does not accept a late "yes" as the answer to the next question', async () => {
    for (const addedAfterMs of [600, 1_000, 1_200]) {
      const call = await answering([wait(300), say('yes'), wait(addedAfterMs), say('yes please')])
      await call.turn({ text: 'Would tomorrow suit you?', asked: [CONSENT] })
      const { line, answer } = await call.turn({ text: 'Shall we then call you now?', asked: [CONSENT] })
      expect(line).toMatchObject({ text: 'Shall we then call you now?', interrupted: false })
      expect(answer).toEqual({ kind: 'silent' })
    }
  })

  it('adds a late "no" to the answer, which corrects the "yes"', async () => {
    for (const addedAfterMs of [600, 1_000, 1_300]) {
      const call = await answering([wait(300), say('yes'), wait(addedAfterMs), say('no no no')])
      await call.turn({ text: 'Would tomorrow suit you?', asked: [CONSENT] })
      const { answer } = await call.turn({ text: 'What is your name then?', asked: [NAME] })
      expect(answer).toMatchObject({ text: 'no no no', isContinuation: true })
    }
  })

  it('stops an utterance for speech that began in its first second, which continues the previous answer', async () => {
    const call = await answering([wait(300), say('My name is Priya'), wait(1_600), say('Sharma of Pune')])
    await call.turn({ text: 'What is your name?', asked: [NAME] })
    const second = await call.turn({ text: 'Would you like to be called back tomorrow?', asked: [CONSENT] })
    expect(second.line?.interrupted).toBe(true)
    expect(second.answer).toMatchObject({ text: 'Sharma of Pune', isContinuation: true })
  })

  it('accepts later speech as an answer, and also speech at the end of a short question', async () => {
    const late = await answering([wait(300), say('My name is Priya'), wait(2_700), say('I am not sure')])
    await late.turn({ text: 'What is your name?', asked: [NAME] })
    const { line, answer } = await late.turn({ text: 'Would you like to be called back tomorrow?', asked: [CONSENT] })
    expect(line?.interrupted).toBe(true)
    expect(answer).toMatchObject({ kind: 'heard', text: 'I am not sure' })
    expect(answer).not.toHaveProperty('isContinuation')
    const short = await answering([wait(300), say('My name is Priya'), wait(2_000), say('I am not sure')])
    await short.turn({ text: 'What is your name?', asked: [NAME] })
    const quick = await short.turn({ text: 'Coming today?', asked: [CONSENT] })
    expect(quick.answer).not.toHaveProperty('isContinuation')
    expect(textOf(quick.answer)).toBe('I am not sure')
  })

  it('accepts speech after two continuations as an answer, because the person waits for a reply', async () => {
    const call = await answering([wait(300), say('Priya'), wait(4_000), say('Sharma'), wait(4_000), say('from Pune')])
    await call.turn({ text: 'What is your name?', asked: [NAME] })
    for (const isTail of [true, true, undefined]) {
      await call.clock.advance(4_500)
      const { answer } = await call.turn({ text: 'Would you like to come?', asked: [CONSENT], silenceMs: 3_000 })
      if (answer?.kind === 'heard') expect(answer.isContinuation).toBe(isTail)
    }
  })

  it('does not accept "ok" where no question was asked', async () => {
    const call = await answering([wait(300), say('yes'), wait(800), say('ok')])
    await call.turn({ text: 'Would tomorrow suit you?', asked: [CONSENT] })
    await call.clock.advance(1_500)
    const { answer } = await call.turn({ text: 'What is it about?', silenceMs: 2_000 })
    expect(answer).toEqual({ kind: 'silent' })
  })
})
