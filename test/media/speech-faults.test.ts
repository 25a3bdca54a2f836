import { describe, expect, it } from 'vitest'
import { createSpeechCache } from '../../src/media/output/speech-cache.ts'
import { MediaSessionClosed } from '../../src/media/turns/media-session-closed.ts'
import type { StartedUtterance } from '../../src/ports/voice.ts'
import type { SpeechToText, TextToSpeech } from '../../src/ports/speech.ts'
import { type Person, say, wait } from '../../src/simulator/people/person.ts'
import { builtinRecogniser } from '../../src/simulator/speech/builtin-recogniser.ts'
import { createBuiltinSynthesiser } from '../../src/simulator/speech/builtin-synthesiser.ts'
import { VirtualClock } from '../support/clock/virtual-clock.ts'
import { answeredCall, CONSENT, listening, NAME, TEXT, textOf } from '../support/media/call-kit.ts'
import { LONG, SETTING, endOf, failingVoice, playedRecogniser, signal, NOTHING } from './faulty-speech.ts'

describe('a voice that fails', () => {
  it('is asked once more, and the utterance continues where it was', async () => {
    const opened = { count: 0 }
    const call = await answeredCall({ person: listening(), speak: failingVoice([2, Infinity], opened) })
    const { line } = await call.turn({ text: LONG, asked: [TEXT], silenceMs: 1_000 })
    expect(line).toMatchObject({ text: LONG, interrupted: false })
    expect(opened.count).toBe(2)
    expect(call.heardByPerson()).toEqual([LONG])
  })

  it('is asked once more for a line that was begun, too, however much of it is there', async () => {
    const opened = { count: 0 }
    const call = await answeredCall({ person: listening(), speak: failingVoice([1, Infinity], opened) })
    const line: StartedUtterance = { callId: 'call-1', turn: 0, language: 'en', asked: [TEXT] }
    const say = call.session.start(line, () => {})
    const middle = LONG.indexOf('. ') + 2
    say?.(LONG.slice(0, middle))
    await call.clock.advance(60)
    say?.(LONG.slice(middle, -20))
    const turn = await call.turn({ text: LONG, silenceMs: 1_000 })
    expect(turn.line).toMatchObject({ text: LONG, interrupted: false })
    expect(opened.count).toBe(2)
    expect(call.heardByPerson()).toEqual([LONG])
  })

  it('ends the session when it fails twice, after playing the prepared audio', async () => {
    const clock = new VirtualClock()
    const lines = createSpeechCache({ clock })
    const sorry = 'I am sorry, the line is bad.'
    const prepared = lines.prepare(
      { speech: 'builtin', text: sorry, tts: createBuiltinSynthesiser({ clock }), options: SETTING },
      signal,
    )
    await clock.advance(100)
    await prepared
    const call = await answeredCall({
      person: listening(),
      speak: failingVoice([1, 1, 0, 0, 0, 0]),
      setting: { speechCache: lines.voice({ speech: 'builtin', credentials: {}, voiceId: null }) },
    })
    const turn = await call.turn({ text: LONG })
    expect(turn.error).toMatchObject({ reason: 'speech_failed' })
    expect(turn.line?.interrupted).toBe(false)
    expect(LONG.startsWith(turn.line?.text ?? '?')).toBe(true)
    expect(await endOf(call)).toBe('speech_failed')
    const apology = await call.turn({ text: sorry, asked: [] })
    expect(apology).toMatchObject({ answer: { kind: 'played' }, line: { text: sorry } })
    await call.clock.advance(1_000)
    expect(call.heardByPerson().join(' ')).toContain(sorry)
    const another = await call.turn({ text: 'This was not prepared.', asked: [] })
    expect(another).toMatchObject({ answer: { kind: 'played' }, line: { text: '', synthesisMs: null } })
    expect((await call.turn({ text: 'And now?', asked: [TEXT] })).error).toBeInstanceOf(MediaSessionClosed)
  })

  it('is given up when it says nothing', async () => {
    const silentVoice = (): TextToSpeech => ({
      formatFor: (wanted) => wanted,
      open: () => ({ speak: () => {}, finish: () => {}, cancel: () => {}, close: () => {} }),
    })
    const call = await answeredCall({ person: listening(), speak: silentVoice })
    const turn = await call.turn({ text: LONG })
    expect(turn).toMatchObject({ error: { reason: 'speech_failed' }, line: { text: '', synthesisMs: null } })
    expect(call.atMs()).toBeLessThanOrEqual(8_100)
  })

  it('is given up when it makes no sound of a line', async () => {
    const opened = { count: 0 }
    const mute = (clock: VirtualClock): TextToSpeech => {
      const builtin = createBuiltinSynthesiser({ clock })
      return {
        formatFor: (wanted) => wanted,
        open(setting, events) {
          opened.count += 1
          return builtin.open(setting, { ...events, audio: () => {} })
        },
      }
    }
    const call = await answeredCall({ person: listening(), speak: mute })
    expect((await call.turn({ text: LONG })).error).toMatchObject({ reason: 'speech_failed' })
    expect(opened.count).toBe(2)
  })

  it('need not report the end of an utterance', async () => {
    const call = await answeredCall({
      person: listening(),
      speak: (clock) => {
        const builtin = createBuiltinSynthesiser({ clock })
        return { ...builtin, open: (setting, events) => builtin.open(setting, { ...events, done: () => {} }) }
      },
    })
    const { line } = await call.turn({ text: LONG, asked: [] })
    expect(line).toMatchObject({ text: LONG, interrupted: false })
  })
})

describe('a recogniser that fails', () => {
  it('ends the talk', async () => {
    const { played, recogniser } = playedRecogniser()
    const call = await answeredCall({ person: listening(), hear: recogniser })
    const turn = call.begin({ text: 'Hello?' })
    await call.clock.advance(200)
    played.events?.failed(new Error('No more credit.'))
    await call.clock.advance(20)
    expect(turn.error).toMatchObject({ reason: 'speech_failed' })
    expect(await endOf(call)).toBe('speech_failed')
    const apology = await call.turn({ text: 'I cannot hear you any more.', asked: [] })
    expect(apology.line?.text).toBe('I cannot hear you any more.')
  })

  it('tells how much of the apology was heard when the person hangs up during it', async () => {
    const { played, recogniser } = playedRecogniser()
    const call = await answeredCall({ person: listening(), hear: recogniser })
    call.begin({ text: 'Hello?' })
    await call.clock.advance(200)
    played.events?.failed(new Error('The vendor has hung up.'))
    const apology = call.begin({ text: LONG, asked: [] })
    await call.clock.advance(2_000)
    call.session.socketClosed()
    await call.clock.settle()
    expect(apology.line?.text).toMatch(/^Thank you/)
    expect(apology.line?.text.length).toBeLessThan(40)
    expect(apology.error).toBeInstanceOf(MediaSessionClosed)
  })

  it('does not spoil a goodbye', async () => {
    const { played, recogniser } = playedRecogniser()
    const call = await answeredCall({ person: listening(), hear: recogniser })
    const turn = call.begin({ text: 'Thank you and goodbye.', asked: [] })
    await call.clock.advance(200)
    played.events?.failed(new Error('No more credit.'))
    await call.clock.advance(3_000)
    expect(turn).toMatchObject({ answer: { kind: 'played' }, line: { text: 'Thank you and goodbye.' } })
  })

  it('that cannot even be opened ends the talk', async () => {
    const refusing: SpeechToText = {
      open: () => {
        throw new Error('No such model.')
      },
    }
    const call = await answeredCall({ person: listening(), hear: refusing })
    await call.clock.advance(20)
    expect(await endOf(call)).toBe('speech_failed')
  })

  it('has a second and a half to send words for a sound, which counts as silence after that', async () => {
    const { played, recogniser } = playedRecogniser()
    const call = await answeredCall({ person: listening([wait(200), say('mumble mumble')]), hear: recogniser })
    const { answer, lineOverAt } = await call.turn({ text: 'What is it about?', silenceMs: 3_000 })
    expect(answer).toEqual({ kind: 'silent' })
    expect(played.finalized).toBe(1)
    // 700 + 200 ms, a second of mumbling, 300 ms of pause and 1.5 s for the recogniser.
    expect(call.clock.now() - (lineOverAt ?? 0)).toBeLessThanOrEqual(4_000)
  })

  it('may be late: its words are accepted as soon as they arrive', async () => {
    const { played, recogniser } = playedRecogniser()
    const call = await answeredCall({ person: listening([wait(200), say('a check up')]), hear: recogniser })
    const turn = call.begin({ text: 'What is it about?' })
    while (played.finalized === 0) await call.clock.advance(20)
    await call.clock.advance(900)
    expect(turn.answer).toBeNull()
    played.events?.final('a check up', 'en')
    await call.clock.advance(20)
    expect(turn.answer).toMatchObject({ kind: 'heard', text: 'a check up', language: 'en' })
    if (turn.answer?.kind !== 'heard') return
    expect(turn.answer.latency.recognitionMs).toBe(900)
    expect(turn.answer.latency.endpointingMs).toBe(220)
  })

  it('is not waited for when it has said half of it', async () => {
    const { played, recogniser } = playedRecogniser()
    const call = await answeredCall({ person: listening([wait(200), say('a check up')]), hear: recogniser })
    const turn = call.begin({ text: 'What is it about?' })
    while (played.finalized === 0) await call.clock.advance(20)
    played.events?.partial('a check')
    await call.clock.advance(1_300)
    expect(textOf(turn.answer)).toBe('a check')
  })

  it('hears words that were too quiet for us', async () => {
    const { played, recogniser } = playedRecogniser()
    const call = await answeredCall({ person: listening(), hear: recogniser })
    const turn = call.begin({ text: 'Hm?' })
    await call.clock.advance(2_000)
    played.events?.final('whisper', null)
    await call.clock.advance(1_000)
    expect(textOf(turn.answer)).toBe('whisper')
  })

  it('without partial words: an utterance pauses until the words of the person who speaks over it arrive', async () => {
    const { played, recogniser } = playedRecogniser()
    const person: Person = {
      ...listening(),
      interrupts: { turn: 1, afterMs: 1_000, acts: [say('but I have a question')] },
    }
    const call = await answeredCall({ person, hear: recogniser })
    const turn = call.begin({ text: LONG })
    await call.clock.advance(2_200)
    const sentThen = call.sent.of('media').length
    await call.clock.advance(600)
    expect(call.sent.of('media')).toHaveLength(sentThen)
    played.events?.final('but I have a question', null)
    expect(turn.line).toMatchObject({ interrupted: true })
    await call.clock.advance(3_000)
    expect(textOf(turn.answer)).toBe('but I have a question')
  })

  it('without partial words: the utterance resumes after two seconds without words', async () => {
    const { recogniser } = playedRecogniser()
    const person: Person = {
      ...listening(),
      interrupts: { turn: 1, afterMs: 1_000, acts: [{ act: 'noise', ms: 1_500 }] },
    }
    const call = await answeredCall({ person, hear: recogniser })
    const { line } = await call.turn({ text: LONG, silenceMs: 1_000 })
    expect(line).toMatchObject({ text: LONG, interrupted: false })
    // The line stood still in the middle of a word.
    expect(call.heardByPerson().join('')).toMatch(/^Thank you for taking th.{0,2}call\. We have a .* asked for\.$/)
  })
})

describe('words, machines and marks out of turn', () => {
  it('ends an answer even on a carrier that sends no frames during silence', async () => {
    const { played, recogniser } = playedRecogniser()
    const person = listening([wait(200), say('a check up')])
    const call = await answeredCall({ person, hear: recogniser, isSilenceSent: false })
    const turn = call.begin({ text: 'What is it about?' })
    await call.clock.advance(2_800)
    played.events?.partial('a check')
    expect(call.session.stats.framesReceived).toBeGreaterThan(0)
    for (let n = 0; n < 300 && played.finalized === 0; n += 1) await call.clock.advance(20)
    expect(played.finalized).toBe(1)
    played.events?.final('a check up', null)
    await call.clock.advance(20)
    expect(textOf(turn.answer)).toBe('a check up')
  })

  it('does not count late words as the answer to an utterance that began after them', async () => {
    const { played, recogniser } = playedRecogniser()
    const call = await answeredCall({
      person: listening([wait(200), say('yes')], [wait(300), say('a check up')]),
      hear: recogniser,
    })
    const first = call.begin({ text: 'Would tomorrow suit you?', asked: [CONSENT] })
    while (played.finalized === 0) await call.clock.advance(20)
    played.events?.final('yes', null)
    await call.clock.advance(400)
    expect(textOf(first.answer)).toBe('yes')
    const second = call.begin({ text: 'What is it about?' })
    await call.clock.advance(200)
    played.events?.final('please', null)
    while (second.line === null) await call.clock.advance(20)
    expect(second.line.interrupted).toBe(false)
    while (played.finalized === 1) await call.clock.advance(20)
    expect(second.answer).toBeNull()
    played.events?.final('a check up', null)
    await call.clock.advance(1_000)
    expect(textOf(second.answer)).toBe('a check up')
  })

  it('survives an error of a listener to a played utterance', async () => {
    const call = await answeredCall({ person: listening() })
    const request = { ...NOTHING, text: 'Hello there.' }
    const talk = call.session.promptAndCollect(request, signal, () => {
      throw new Error('The machine has moved on.')
    })
    await call.clock.advance(2_000)
    expect(await talk).toEqual({ kind: 'played' })
  })

  it('reports a machine that was detected between turns with the next turn', async () => {
    const call = await answeredCall({ person: '+12025550114' })
    await call.clock.advance(8_500)
    const turn = call.begin({ text: 'Hello, this is Asha.', asked: [NAME] })
    await call.clock.advance(20)
    expect(turn).toMatchObject({ answer: { kind: 'machine' }, line: { text: '', synthesisMs: null } })
  })

  it('an empty line is over at once', async () => {
    const call = await answeredCall({ person: listening() })
    const turn = call.begin({ text: ' ', asked: [] })
    await call.clock.advance(20)
    expect(turn).toMatchObject({ answer: { kind: 'played' }, line: { synthesisMs: null } })
  })

  it('a carrier that returns no marks does not hold up the call', async () => {
    const call = await answeredCall({
      person: listening(),
      hear: builtinRecogniser,
      setting: {},
      losesMarks: true,
    })
    const { line, answer } = await call.turn({ text: 'Hello there.', asked: [] })
    expect([line?.text, answer?.kind]).toEqual(['Hello there.', 'played'])
    expect(call.atMs()).toBeLessThanOrEqual(12 * 75 + 2_100)
  })
})
