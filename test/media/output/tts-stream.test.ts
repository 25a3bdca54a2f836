import { describe, expect, it } from 'vitest'
import { TtsStream } from '../../../src/media/output/tts-stream.ts'
import type { TextToSpeech, TtsEvents } from '../../../src/ports/speech.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'
import { MU_LAW } from '../../support/media/tones.ts'

/** A synthesiser whose events a test plays, and what a line told of it. */
function playedLine() {
  const clock = new VirtualClock()
  const lines: string[] = []
  const opened: TtsEvents[] = []
  const speak: TextToSpeech = {
    formatFor: () => MU_LAW,
    open(_setting, events) {
      opened.push(events)
      return { speak: (utteranceId) => void lines.push(utteranceId), finish() {}, cancel() {}, close() {} }
    },
  }
  const setting = { credentials: {}, language: 'en', languages: ['en'], format: MU_LAW, voiceId: null } as const
  const voice = new TtsStream({ tts: speak, options: { ...setting, languages: ['en'] }, format: MU_LAW, clock })
  const told = { aligned: 0, bytes: 0, done: 0, failed: 0 }
  voice.begin('en', {
    audio: (audio) => void (told.bytes += audio.length),
    wordTimings: (pieces) => void (told.aligned = pieces.length),
    done: () => void (told.done += 1),
    failed: () => void (told.failed += 1),
  })
  voice.add('Good morning.')
  const [events] = opened
  const [utteranceId] = lines
  if (!events || utteranceId === undefined) throw new Error('Nothing was asked of the synthesiser.')
  return { events, utteranceId, told }
}

describe('the voice of a line', () => {
  it('takes more times of characters than a function takes arguments, and keeps those that a line can have', () => {
    const { events, utteranceId, told } = playedLine()
    const characters = Array.from({ length: 200_000 }, (_, index) => ({ text: 'a', startMs: index }))
    events.wordTimings(utteranceId, characters)
    events.wordTimings(utteranceId, characters)
    expect(told.aligned).toBe(20_000)
  })

  it('passes on no more audio than a line can have, however much comes', () => {
    const { events, utteranceId, told } = playedLine()
    const tenSeconds = Buffer.alloc(80_000)
    for (let count = 0; count < 60; count += 1) events.audio(utteranceId, tenSeconds)
    expect(told).toMatchObject({ bytes: 30 * tenSeconds.length, failed: 0 })
  })
})
