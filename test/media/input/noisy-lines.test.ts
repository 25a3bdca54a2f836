import { describe, expect, it } from 'vitest'
import { VoiceActivity } from '../../../src/media/input/voice-activity.ts'
import { babble, clicks, hum, mixed, music, type Noise, talk } from '../../support/media/noises.ts'
import { framesOf, noise, PCM_8, silence } from '../../support/media/tones.ts'

/** Each stretch of speech that is heard in audio, from and to in milliseconds. */
function stretches(audio: Buffer): { from: number; to: number }[] {
  const activity = new VoiceActivity(PCM_8)
  const found: { from: number; to: number }[] = []
  let wasSpeaking = false
  for (const frame of framesOf(audio, 320)) {
    activity.push(frame)
    if (wasSpeaking && !activity.isSpeaking) found.push({ from: activity.startedMs ?? -1, to: activity.lastVoicedMs })
    wasSpeaking = activity.isSpeaking
  }
  if (wasSpeaking) found.push({ from: activity.startedMs ?? -1, to: Infinity })
  return found
}

/** Three seconds of somebody at the loudness of a phone call, after five seconds without them. */
const PERSON = Buffer.concat([silence(PCM_8, 5_000), talk(PCM_8, 3_000, 3_000), silence(PCM_8, 3_000)])
const heardAlone = stretches(PERSON)
const begin = heardAlone[0]?.from ?? 0
const end = heardAlone.at(-1)?.to ?? 0

const LOUDNESS = [150, 300, 600, 1_200]

describe('noises of a line', () => {
  const steady: [string, Noise][] = Object.entries({ hum, clicks, music })
  it.each(steady)('%s alone is no speech, however loud', (_, make) => {
    for (const rms of LOUDNESS) expect(stretches(make(PCM_8, 12_000, rms))).toEqual([])
  })

  it.each(steady)('%s does not hide when a person begins to speak and when they fall silent', (_, make) => {
    for (const rms of [150, 300, 600]) {
      const found = stretches(mixed(PCM_8, PERSON, make(PCM_8, 11_000, rms)))
      expect(Math.abs((found[0]?.from ?? 0) - begin)).toBeLessThanOrEqual(60)
      expect(Math.abs((found.at(-1)?.to ?? 0) - end)).toBeLessThanOrEqual(60)
    }
  })

  it('a room of people 20 dB quieter does not hide when the person falls silent', () => {
    for (const rms of [150, 300]) {
      const found = stretches(mixed(PCM_8, PERSON, babble(PCM_8, 11_000, rms)))
      expect(found.filter(({ to }) => Math.abs(to - end) <= 60)).toHaveLength(1)
    }
  })
})

describe('the loudness of a person', () => {
  it('does not keep somebody quieter from being heard after them', () => {
    const quiet = talk(PCM_8, 2_000, 300)
    const audio = Buffer.concat([PERSON.subarray(0, 8_000 * 16), silence(PCM_8, 2_500), quiet])
    const alone = stretches(Buffer.concat([silence(PCM_8, 10_500), quiet]))
    expect(stretches(audio).filter(({ from }) => from > 10_000)[0]).toEqual(alone[0])
  })

  it('is not taken from a slamming door', () => {
    const slam = Buffer.concat([silence(PCM_8, 2_000), noise(PCM_8, 180, 30_000), silence(PCM_8, 300)])
    const quiet = talk(PCM_8, 2_000, 600)
    const alone = stretches(Buffer.concat([silence(PCM_8, 2_480), quiet]))
    expect(stretches(Buffer.concat([slam, quiet])).slice(1)).toEqual(alone)
  })
})
