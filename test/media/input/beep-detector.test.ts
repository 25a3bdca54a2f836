import { describe, expect, it } from 'vitest'
import { BeepDetector } from '../../../src/media/input/beep-detector.ts'
import { fromSamples } from '../../../src/media/audio/samples.ts'
import { charactersOf, speak } from '../../../src/simulator/speech/voice.ts'
import { audioOf, framesOf, MU_LAW, noise, PCM_8, silence, tone, voice } from '../../support/media/tones.ts'

/** Milliseconds until a beep is recognised; null when none is. */
function beepAfter(audio: Buffer, format = MU_LAW): number | null {
  const detector = new BeepDetector(format)
  const frames = framesOf(audio, format.encoding === 'mulaw' ? 160 : 1_600)
  const index = frames.findIndex((frame) => detector.push(frame))
  return index < 0 ? null : ((index + 1) * audio.length) / frames.length / (format.encoding === 'mulaw' ? 8 : 16)
}

describe('the beep of an answering machine', () => {
  it.each([440, 1_000, 1_400, 2_100])('is heard at %i Hz within 400 ms', (hertz) => {
    for (const format of [MU_LAW, PCM_8]) {
      const audio = Buffer.concat([silence(format, 300), tone(format, 600, hertz)])
      expect(beepAfter(audio, format)).toBeLessThanOrEqual(700)
    }
  })

  it('is heard through a little noise', () => {
    const audio = audioOf(
      MU_LAW,
      600,
      (seconds) => 6_000 * Math.sin(2 * Math.PI * 1_000 * seconds) + 300 * Math.sin(7_919 * seconds * seconds),
    )
    expect(beepAfter(audio)).not.toBeNull()
  })

  it.each([
    ['a short tone', tone(MU_LAW, 250, 1_000)],
    ['a voice', voice(MU_LAW, 4_000)],
    ['noise', noise(MU_LAW, 2_000, 9_000)],
    ['a tone that is hardly there', tone(MU_LAW, 1_000, 1_000, 200)],
    ['the key 5', audioOf(MU_LAW, 1_000, (s) => 5_000 * (Math.sin(4_838 * s) + Math.sin(8_394 * s)))],
    ['a siren', audioOf(MU_LAW, 2_000, (s) => 8_000 * Math.sin(2 * Math.PI * (700 * s + 400 * s * s)))],
    ['the hum of the mains', tone(MU_LAW, 1_000, 100)],
    ["the simulator's speech", fromSamples(speak(charactersOf('aaaaaaaa 0000000000 Please hold'), 8_000), 'mulaw')],
  ])('is not taken for %s', (_, audio) => {
    expect(beepAfter(audio)).toBeNull()
  })
})
