import { describe, expect, it } from 'vitest'
import { InterruptionSensitivity, BargeIn } from '../../../src/media/turns/barge-in.ts'
import { AudioRecognition } from '../../../src/media/input/audio-recognition.ts'
import type { SttEvents } from '../../../src/ports/speech.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'
import { babble } from '../../support/media/noises.ts'
import { framesOf, MU_LAW, silence, voice } from '../../support/media/tones.ts'

/** A line that began two seconds into the call, an ear, and a recogniser whose words the test says. */
function overALine({ asksYesOrNo = false, alertness = new InterruptionSensitivity() } = {}) {
  const clock = new VirtualClock(0)
  const said: { events?: SttEvents } = {}
  const ear = new AudioRecognition({
    format: MU_LAW,
    stt: {
      open(_, events) {
        said.events = events
        return { push: () => {}, finalize: () => {}, close: () => {} }
      },
    },
    sttOptions: { credentials: {}, language: 'en', languages: ['en'], format: MU_LAW },
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
      const judgement = judge?.judge(ear, clock.now(), { asksYesOrNo }) ?? 'nothing'
      if (judgement !== 'nothing') judgements.push(judgement)
    }
  }
  hear(silence(MU_LAW, 2_000))
  judge = new BargeIn(clock.now(), alertness)
  return {
    judgements,
    sound: (ms: number) => hear(voice(MU_LAW, ms)),
    quiet: (ms: number) => hear(silence(MU_LAW, ms)),
    partial: (text: string) => said.events?.partial(text),
    final: (text: string) => said.events?.final(text, null),
    hear,
    forget: () => ear.utterance.discard(),
  }
}

describe('somebody who speaks over a line', () => {
  it('silences it after 140 ms, and stops it with speech of 250 ms and a word that means something', () => {
    const line = overALine()
    line.sound(120)
    expect(line.judgements).toEqual([])
    line.sound(80)
    line.partial('wait')
    line.sound(20)
    expect(line.judgements).toEqual(['hold'])
    line.sound(100)
    expect(line.judgements.slice(0, 2)).toEqual(['hold', 'stop'])
  })

  it('does not stop it with a word that the recogniser alone has heard, nor with sound alone', () => {
    const line = overALine()
    line.partial('wait')
    line.quiet(500)
    expect(line.judgements).toEqual([])
    const other = overALine()
    other.sound(500)
    expect(other.judgements).toEqual(['hold'])
  })

  it('does not stop it with "accha", and with "yes" only where yes or no was asked', () => {
    for (const [word, asksYesOrNo, expected] of [
      ['accha', true, 'resume'],
      ['yes', false, 'resume'],
      ['yes', true, 'stop'],
    ] as const) {
      const line = overALine({ asksYesOrNo })
      line.sound(300)
      line.final(word)
      line.quiet(20)
      expect(line.judgements).toEqual(['hold', expected])
    }
  })

  it('lets it go on as soon as a sound is over that was too short for a word', () => {
    const line = overALine()
    line.sound(180)
    line.quiet(180)
    expect(line.judgements).toEqual(['hold'])
    line.quiet(40)
    expect(line.judgements).toEqual(['hold', 'resume'])
  })

  it('lets it go on as soon as they fall silent after "mhm", before the recogniser is sure', () => {
    const line = overALine()
    line.sound(400)
    line.partial('mhm')
    line.quiet(240)
    expect(line.judgements).toEqual(['hold', 'resume'])
  })

  it('waits 700 ms after a sound for its words, where the recogniser tells of words early', () => {
    const line = overALine()
    line.partial('')
    line.sound(400)
    line.quiet(640)
    expect(line.judgements).toEqual(['hold'])
    line.quiet(100)
    expect(line.judgements).toEqual(['hold', 'resume'])
  })

  it('stops it also when the words come after it went on', () => {
    const line = overALine()
    line.partial('')
    line.sound(400)
    line.quiet(900)
    line.final('no, wait')
    line.quiet(20)
    expect(line.judgements).toEqual(['hold', 'resume', 'stop'])
  })

  it('holds it for two seconds at most, and once for one sound, when the recogniser would have told of words', () => {
    const line = overALine()
    line.partial('')
    line.sound(2_100)
    expect(line.judgements).toEqual(['hold'])
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

  it('is not held for long by a room full of people, and soon not at all', () => {
    const alertness = new InterruptionSensitivity()
    const room = babble(MU_LAW, 15_000, 900)
    const holds = Array.from({ length: 4 }, () => {
      const line = overALine({ alertness })
      line.partial('')
      line.hear(room)
      expect(line.judgements).not.toContain('stop')
      expect(line.judgements.at(-1)).not.toBe('hold')
      return line.judgements.filter((judgement) => judgement === 'hold').length
    })
    expect(holds).toEqual([2, 2, 1, 0])
  })

  it('holds it twice at most, and later and later in a call with noises, until one of them meant something', () => {
    const alertness = new InterruptionSensitivity()
    const noisy = overALine({ alertness })
    const noise = (ms: number) => {
      noisy.sound(ms)
      noisy.quiet(1_000)
      noisy.final('mhm')
      noisy.quiet(500)
      noisy.forget()
    }
    noise(200)
    noise(200)
    expect(noisy.judgements).toEqual(['hold', 'resume'])
    noise(400)
    noise(400)
    expect(noisy.judgements).toEqual(['hold', 'resume', 'hold', 'resume'])
    expect(alertness.holdAfterMs).toBe(560)
    const next = overALine({ alertness })
    next.sound(700)
    next.final('stop, please')
    next.sound(20)
    expect(next.judgements).toEqual(['hold', 'stop'])
    expect(alertness.holdAfterMs).toBe(280)
  })
})
