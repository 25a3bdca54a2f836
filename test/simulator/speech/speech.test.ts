import { describe, expect, it } from 'vitest'
import type { AudioFormat } from '../../../src/ports/speech.ts'
import { builtinRecogniser } from '../../../src/simulator/speech/builtin-recogniser.ts'
import { createBuiltinSynthesiser } from '../../../src/simulator/speech/builtin-synthesiser.ts'
import { fromSamples, toSamples } from '../../../src/media/audio/samples.ts'
import { speak } from '../../../src/simulator/speech/voice.ts'
import { createRandom } from '../../../src/simulator/random.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'

const english = 'Hello, this is Asha. Which day and time would suit you: 25 December, 4:30 pm?'
const hindi = 'नमस्ते, मेरा नाम प्रिया शर्मा है। कल शाम 4 बजे ठीक रहेगा?'
const mixed = 'naïve ☎ 😀 {"x":1} क्या — OK'

const muLaw: AudioFormat = { encoding: 'mulaw', sampleRateHz: 8_000 }
const formats: AudioFormat[] = [
  muLaw,
  { encoding: 'pcm16', sampleRateHz: 8_000 },
  { encoding: 'pcm16', sampleRateHz: 16_000 },
  { encoding: 'pcm16', sampleRateHz: 24_000 },
]

/**
 * Everything the recogniser reports about audio that comes in frames of `frameBytes`, with a second's silence after it.
 */
function hear(audio: Buffer, format: AudioFormat = muLaw, frameBytes = 160) {
  const seen: string[] = []
  const finals: string[] = []
  const languages: (string | null)[] = []
  const partials: string[] = []
  const session = builtinRecogniser.open(
    { credentials: {}, language: 'en', languages: ['en', 'hi'], format },
    {
      speechStarted: () => seen.push('started'),
      partial: (text) => partials.push(text),
      final(text, language) {
        seen.push('final')
        finals.push(text)
        languages.push(language)
      },
      utteranceEnded: () => seen.push('ended'),
      failed: (error) => seen.push(error.message),
    },
  )
  const silence = fromSamples(new Int16Array(format.sampleRateHz), format.encoding)
  const all = Buffer.concat([audio, silence])
  for (let start = 0; start < all.length; start += frameBytes) session.push(all.subarray(start, start + frameBytes))
  return { text: finals.join('|'), seen, languages, partials }
}

function spoken(text: string, format: AudioFormat = muLaw) {
  return fromSamples(speak([...text], format.sampleRateHz), format.encoding)
}

describe('the builtin voice', () => {
  it.each(formats)('is understood as %j, in English, Hindi and whatever else there is', (format) => {
    for (const text of [english, hindi, mixed]) {
      expect(hear(spoken(text, format), format, 320).text).toBe(text.normalize('NFC'))
    }
  })

  it('speaks about as fast as people do', () => {
    const seconds = spoken(english).length / 8_000
    expect(english.length / seconds).toBeGreaterThanOrEqual(12)
    expect(english.length / seconds).toBeLessThanOrEqual(15)
  })

  it('carries every character of the scripts that people speak here', () => {
    const devanagari = Array.from({ length: 0x70 }, (_, index) => String.fromCodePoint(0x900 + index)).join('')
    const ascii = Array.from({ length: 94 }, (_, index) => String.fromCodePoint(0x21 + index)).join('')
    expect(hear(spoken(devanagari)).text).toBe(devanagari)
    expect(hear(spoken(ascii)).text).toBe(ascii)
  })

  it('pauses between words, so that a detector of voice does not take it for a steady hum', () => {
    const [letter, blank] = [speak(['a'], 8_000), speak([' '], 8_000)].map((samples) =>
      Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length),
    )
    expect(letter).toBeGreaterThan(3 * (blank ?? 0))
  })
})

describe('the builtin recogniser', () => {
  it('understands whatever the frames are', () => {
    for (const frameBytes of [1, 7, 160, 333, 5_000])
      expect(hear(spoken(english), muLaw, frameBytes).text).toBe(english)
  })

  it('loses only the first characters when the beginning is cut off anywhere', () => {
    for (const cut of [1, 99, 150, 333, 599, 600, 777, 1_234]) {
      const { text } = hear(spoken(english).subarray(cut))
      const lost = english.length - text.length
      expect(english.endsWith(text)).toBe(true)
      expect(lost).toBeLessThanOrEqual(Math.ceil(cut / 600) + 1)
    }
  })

  it('keeps what was said before an interruption', () => {
    const { text } = hear(spoken(english).subarray(0, 600 * 20 + 311))
    expect(text).toBe(english.slice(0, 20).trim())
  })

  it('finds its way back after frames were lost', () => {
    const audio = spoken(english)
    const { text } = hear(Buffer.concat([audio.subarray(0, 6_080), audio.subarray(6_400)]))
    expect(text.startsWith(english.slice(0, 9))).toBe(true)
    expect(text.endsWith(english.slice(14))).toBe(true)
  })

  it('understands over a noisy line, and at half the level', () => {
    const random = createRandom(5)
    const samples = speak([...english], 8_000).map((sample) => sample / 2 + 500 * (2 * random() - 1))
    expect(hear(fromSamples(samples, 'mulaw')).text).toBe(english)
  })

  it('hears nothing in noise, silence and a beep', () => {
    const random = createRandom(6)
    const noise = new Int16Array(16_000).map(() => 12_000 * (2 * random() - 1))
    const beep = new Int16Array(8_000).map((_, n) => 8_000 * Math.sin((2 * Math.PI * 1_000 * n) / 8_000))
    for (const samples of [noise, beep, new Int16Array(8_000)]) {
      expect(hear(fromSamples(samples, 'mulaw')).seen).toEqual([])
    }
  })

  it('says when speech begins, what it has so far, and when the utterance ends', () => {
    const { seen, partials } = hear(spoken('yes please'))
    expect(seen).toEqual(['started', 'final', 'ended'])
    expect(partials).toContain('yes')
    expect(partials.every((text) => 'yes please'.startsWith(text))).toBe(true)
  })

  it('tells two utterances apart', () => {
    const pause = fromSamples(new Int16Array(8_000), 'mulaw')
    const { seen, text } = hear(Buffer.concat([spoken('one'), pause, spoken('two')]))
    expect(seen).toEqual(['started', 'final', 'ended', 'started', 'final', 'ended'])
    expect(text).toBe('one|two')
  })

  it('knows Hindi by its letters, and leaves Latin ones open', () => {
    expect(hear(spoken('हाँ जी')).languages).toEqual(['hi'])
    expect(hear(spoken('haan ji')).languages).toEqual([null])
  })
})

function openSynthesiser(clock: VirtualClock, firstAudioMs = 0) {
  const seen: string[] = []
  const audio: Buffer[] = []
  const aligned: { text: string; startMs: number }[] = []
  const session = createBuiltinSynthesiser({ clock, firstAudioMs }).open(
    { credentials: {}, language: 'en', languages: ['en'], format: muLaw, voiceId: null },
    {
      audio(utteranceId, chunk) {
        if (seen.at(-1) !== `audio ${utteranceId}`) seen.push(`audio ${utteranceId}`)
        audio.push(chunk)
      },
      wordTimings: (_, characters) => aligned.push(...characters),
      done: (utteranceId) => seen.push(`done ${utteranceId}`),
      failed: (_, error) => seen.push(error.message),
    },
  )
  return { session, seen, audio, aligned }
}

describe('the builtin synthesiser', () => {
  it('speaks lines in the order in which they were begun, and says when each is done', async () => {
    const clock = new VirtualClock()
    const { session, seen, audio } = openSynthesiser(clock)
    session.speak('a', 'Hello, ')
    session.speak('a', 'this is Asha.')
    session.finish('a')
    session.speak('b', ' Goodbye.')
    session.finish('b')
    await clock.advance(1_000)
    expect(seen).toEqual(['audio a', 'done a', 'audio b', 'done b'])
    expect(hear(Buffer.concat(audio)).text).toBe('Hello, this is Asha. Goodbye.')
  })

  it('tells when each character is heard', async () => {
    const clock = new VirtualClock()
    const { session, aligned } = openSynthesiser(clock)
    session.speak('a', english)
    await clock.advance(1_000)
    expect(aligned.map(({ text }) => text).join('')).toBe(english)
    expect(aligned[40]).toEqual({ text: english[40], startMs: 3_000 })
  })

  it('drops a line that is no longer wanted, and says nothing more of it', async () => {
    const clock = new VirtualClock()
    const { session, seen } = openSynthesiser(clock, 100)
    session.speak('a', english)
    session.cancel('a')
    session.speak('a', 'more')
    session.finish('a')
    session.speak('b', 'Goodbye.')
    session.finish('b')
    await clock.advance(1_000)
    expect(seen).toEqual(['audio b', 'done b'])
  })

  it('is silent once it is closed', async () => {
    const clock = new VirtualClock()
    const { session, seen } = openSynthesiser(clock, 100)
    session.speak('a', english)
    session.close()
    await clock.advance(1_000)
    expect(seen).toEqual([])
    expect(clock.plannedCount).toBe(0)
  })
})

describe('mu-law', () => {
  it('knows the corners of the standard', () => {
    expect([...fromSamples(Int16Array.from([0, 32_767, -32_768, 8, -8]), 'mulaw')]).toEqual([255, 128, 0, 254, 126])
    expect([...toSamples(Buffer.from([255, 127, 128, 0, 254]), 'mulaw')]).toEqual(
      [0, -0, 32_124, -32_124, 8].map((n) => n + 0),
    )
  })

  it('gives each byte back', () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => byte !== 127))
    expect(fromSamples(toSamples(bytes, 'mulaw'), 'mulaw')).toEqual(bytes)
  })
})
