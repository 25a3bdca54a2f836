import { describe, expect, it } from 'vitest'
import { BargeIn } from '../../src/media/barge-in.ts'
import { Ear } from '../../src/media/ear.ts'
import type { RecogniserEvents } from '../../src/ports/speech.ts'
import { VirtualClock } from '../support/virtual-clock.ts'
import { framesOf, MU_LAW, silence, voice } from './tones.ts'

/** A line that began two seconds into the call, an ear, and a recogniser whose words the test says. */
function overALine({ asksYesOrNo = false } = {}) {
  const clock = new VirtualClock(0)
  const said: { events?: RecogniserEvents } = {}
  const ear = new Ear({
    format: MU_LAW,
    hear: {
      open(_, events) {
        said.events = events
        return { push: () => {}, finalize: () => {}, close: () => {} }
      },
    },
    hearSetting: { credentials: {}, language: 'en', languages: ['en'], format: MU_LAW },
    clock,
    onWords: () => {},
    onFailed: () => {},
  })
  let streamMs = 0
  let judge: BargeIn | null = null
  const judgements: string[] = []
  const hear = (audio: Buffer) => {
    for (const frame of framesOf(audio, 160)) {
      clock.set(clock.now() + 20)
      ear.push(frame, streamMs, clock.now())
      streamMs += 20
      const judgement = judge?.judge(ear, clock.now()) ?? 'nothing'
      if (judgement !== 'nothing') judgements.push(judgement)
    }
  }
  hear(silence(MU_LAW, 2_000))
  judge = new BargeIn(clock.now(), asksYesOrNo)
  return {
    judgements,
    sound: (ms: number) => hear(voice(MU_LAW, ms)),
    quiet: (ms: number) => hear(silence(MU_LAW, ms)),
    partial: (text: string) => said.events?.partial(text),
    final: (text: string) => said.events?.final(text, null),
  }
}

describe('somebody who speaks over a line', () => {
  it('stops it with speech of 250 ms and a word that means something', () => {
    const line = overALine()
    line.sound(200)
    line.partial('wait')
    line.sound(20)
    expect(line.judgements).toEqual([])
    line.sound(100)
    expect(line.judgements[0]).toBe('stop')
  })

  it('does not stop it with a word that the recogniser alone has heard, nor with sound alone', () => {
    const line = overALine()
    line.partial('wait')
    line.quiet(500)
    expect(line.judgements).toEqual([])
    const other = overALine()
    other.sound(500)
    expect(other.judgements).toEqual([])
  })

  it('does not stop it with "accha", and with "yes" only where yes or no was asked', () => {
    for (const [word, asksYesOrNo, expected] of [
      ['accha', true, []],
      ['yes', false, []],
      ['yes', true, ['stop']],
    ] as const) {
      const line = overALine({ asksYesOrNo })
      line.sound(300)
      line.final(word)
      line.quiet(20)
      expect(line.judgements).toEqual(expected)
    }
  })

  it('holds it when they go on, and lets it go on when all they said was "mhm"', () => {
    const line = overALine()
    line.sound(700)
    expect(line.judgements).toEqual(['hold'])
    line.final('mhm mhm')
    line.quiet(20)
    expect(line.judgements).toEqual(['hold', 'resume'])
  })

  it('holds it for two seconds at most, and once, when the recogniser would have told of words', () => {
    const line = overALine()
    line.partial('')
    line.sound(2_500)
    expect(line.judgements).toEqual(['hold'])
    line.sound(300)
    expect(line.judgements).toEqual(['hold', 'resume'])
    line.sound(3_000)
    expect(line.judgements).toEqual(['hold', 'resume'])
  })

  it('holds it until the sound is over for a recogniser that tells of words only then, five seconds at most', () => {
    const line = overALine()
    line.sound(3_000)
    line.quiet(1_500)
    expect(line.judgements).toEqual(['hold'])
    line.quiet(800)
    expect(line.judgements).toEqual(['hold', 'resume'])
    const other = overALine()
    other.sound(6_000)
    expect(other.judgements).toEqual(['hold', 'resume'])
  })
})
