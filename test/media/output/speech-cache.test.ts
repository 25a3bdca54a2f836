import { describe, expect, it } from 'vitest'
import { createSpeechCache, type SpeechToCache } from '../../../src/media/output/speech-cache.ts'
import type { AudioFormat, TextToSpeech } from '../../../src/ports/speech.ts'
import { createBuiltinSynthesiser } from '../../../src/simulator/speech/builtin-synthesiser.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'
import { answeredCall, listening } from '../../support/media/call-kit.ts'
import { MU_LAW, PCM_8 } from '../../support/media/tones.ts'

const ASHA = { speech: 'builtin', credentials: {}, voiceId: 'asha' }

const signal = new AbortController().signal

function setUp(limits: { maxBytes?: number; maxLines?: number } = {}) {
  const clock = new VirtualClock()
  const lines = createSpeechCache({ clock, ...limits })
  const builtin = createBuiltinSynthesiser({ clock, firstAudioMs: 300 })
  const asked: string[] = []
  const counted: TextToSpeech = {
    formatFor: (wanted) => builtin.formatFor(wanted),
    open(setting, events) {
      const session = builtin.open(setting, events)
      return { ...session, speak: (utteranceId, text) => (asked.push(text), session.speak(utteranceId, text)) }
    },
  }
  const order = (text: string, format: AudioFormat = MU_LAW, speak = counted): SpeechToCache => ({
    speech: 'builtin',
    text,
    tts: speak,
    options: { credentials: {}, language: 'en', languages: ['en'], format, voiceId: 'asha' },
  })
  return { clock, lines, asked, order, counted }
}

describe('prepared lines', () => {
  it('are there afterwards, whole and aligned, for their account, voice, language and format alone', async () => {
    const { clock, lines, order } = setUp()
    const prepared = lines.prepare(order('Good morning.'), signal)
    await clock.advance(1_000)
    await prepared
    const voice = lines.voice(ASHA)
    const found = voice.find('Good morning.', 'en', { ...MU_LAW })
    expect(found?.audio).toHaveLength(13 * 600)
    expect(found?.wordTimings.map(({ text }) => text).join('')).toBe('Good morning.')
    expect(voice.find('Good morning.', 'hi', MU_LAW)).toBeNull()
    expect(voice.find('Good morning.', 'en', PCM_8)).toBeNull()
    expect(lines.voice({ ...ASHA, voiceId: null }).find('Good morning.', 'en', MU_LAW)).toBeNull()
    const elsewhere = { ...ASHA, credentials: { baseUrl: 'https://voice.example' } }
    expect(lines.voice(elsewhere).find('Good morning.', 'en', MU_LAW)).toBeNull()
    expect(lines.voice({ ...ASHA, speech: 'deepgram' }).find('Good morning.', 'en', MU_LAW)).toBeNull()
  })

  it('are made once', async () => {
    const { clock, lines, order, asked } = setUp()
    for (let n = 0; n < 3; n += 1) {
      const prepared = lines.prepare(order('Good morning.'), signal)
      await clock.advance(1_000)
      await prepared
    }
    expect(asked).toEqual(['Good morning.'])
  })

  it('make room for others', async () => {
    const { clock, lines, order } = setUp({ maxBytes: 20_000 })
    for (const text of ['First of all', 'Second of all', 'Third of all']) {
      const prepared = lines.prepare(order(text), signal)
      await clock.advance(1_000)
      await prepared
    }
    const voice = lines.voice(ASHA)
    expect(voice.find('First of all', 'en', MU_LAW)).toBeNull()
    expect(voice.find('Third of all', 'en', MU_LAW)).not.toBeNull()
  })

  it('are given up with the signal, and when the vendor takes too long', async () => {
    const { clock, lines, order } = setUp()
    const abort = new AbortController()
    const aborted = lines.prepare(order('Good morning.'), abort.signal)
    abort.abort(new Error('Nobody answered.'))
    await expect(aborted).rejects.toThrow('Nobody answered.')
    const slow = lines.prepare(
      order('Good evening.', MU_LAW, createBuiltinSynthesiser({ clock, firstAudioMs: 60_000 })),
      signal,
    )
    const failed = expect(slow).rejects.toThrow('too long')
    await clock.advance(10_000)
    await failed
    expect(clock.plannedCount).toBe(0)
    expect(lines.voice(ASHA).find('Good morning.', 'en', MU_LAW)).toBeNull()
  })

  it('are forgotten when there are too many of them, however short', async () => {
    const { clock, lines, order } = setUp({ maxLines: 2 })
    for (const text of ['One.', 'Two.', 'Three.']) {
      const prepared = lines.prepare(order(text), signal)
      await clock.advance(1_000)
      await prepared
    }
    const voice = lines.voice(ASHA)
    expect(['One.', 'Two.', 'Three.'].map((text) => voice.find(text, 'en', MU_LAW) !== null)).toEqual([
      false,
      true,
      true,
    ])
  })

  it('are played by a session at once, without asking the vendor', async () => {
    const { clock, lines, order, asked, counted } = setUp()
    const prepared = lines.prepare(order('Good morning.'), signal)
    await clock.advance(1_000)
    await prepared
    const call = await answeredCall({
      person: listening(),
      speak: () => counted,
      setting: { speechCache: lines.voice(ASHA) },
    })
    const { line } = await call.turn({ text: 'Good morning.', asked: [] })
    expect(line).toMatchObject({ text: 'Good morning.', synthesisMs: 0 })
    expect(asked).toEqual(['Good morning.'])
  })
})
