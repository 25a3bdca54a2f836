import { describe, expect, it } from 'vitest'
import { VoiceActivity } from '../../../src/media/input/voice-activity.ts'
import { charactersOf, speak } from '../../../src/simulator/speech/voice.ts'
import { fromSamples } from '../../../src/media/audio/samples.ts'
import { framesOf, MU_LAW, noise, PCM_8, silence, voice } from '../../support/media/tones.ts'

/** What is heard in audio: each stretch of speech with its begin and end. */
function stretches(audio: Buffer, format = MU_LAW, frameBytes = 160) {
  const activity = new VoiceActivity(format)
  const found: { from: number; to: number }[] = []
  let wasSpeaking = false
  for (const frame of framesOf(audio, frameBytes)) {
    activity.push(frame)
    if (wasSpeaking && !activity.isSpeaking) found.push({ from: activity.startedMs ?? -1, to: activity.lastVoicedMs })
    wasSpeaking = activity.isSpeaking
  }
  if (wasSpeaking) found.push({ from: activity.startedMs ?? -1, to: Infinity })
  return found
}

describe('voice activity', () => {
  it.each([
    ['mu-law in frames of 20 ms', MU_LAW, 160],
    ['PCM in frames of 100 ms', PCM_8, 1_600],
    ['PCM in frames that fit no window', PCM_8, 1_234],
  ] as const)('hears speech between silence: %s', (_, format, frameBytes) => {
    const audio = Buffer.concat([silence(format, 2_000), voice(format, 1_000), silence(format, 1_000)])
    const [speech, ...more] = stretches(audio, format, frameBytes)
    expect(more).toEqual([])
    expect(Math.abs((speech?.from ?? 0) - 2_000)).toBeLessThanOrEqual(40)
    expect(Math.abs((speech?.to ?? 0) - 3_000)).toBeLessThanOrEqual(40)
  })

  it("hears the simulator's speech as one stretch", () => {
    const said = fromSamples(speak(charactersOf('Priya Sharma, thank you'), 8_000), 'mulaw')
    const audio = Buffer.concat([silence(MU_LAW, 1_500), said, silence(MU_LAW, 500)])
    expect(stretches(audio)).toEqual([{ from: 1_500, to: 1_500 + 1_740 }])
  })

  it('gets used to a steady noise, and hears speech above it', () => {
    const background = noise(PCM_8, 10_000, 600)
    const speech = voice(PCM_8, 800)
    for (let i = 0; i < speech.length; i += 2) {
      const at = 6_000 * 16 + i
      background.writeInt16LE(
        Math.max(-32_768, Math.min(32_767, background.readInt16LE(at) + speech.readInt16LE(i))),
        at,
      )
    }
    const found = stretches(background, PCM_8, 320).filter(({ from }) => from > 4_000)
    expect(found).toHaveLength(1)
    expect(Math.abs((found[0]?.from ?? 0) - 6_000)).toBeLessThanOrEqual(60)
  })

  it('ignores the noises of a line that has just been answered', () => {
    expect(stretches(Buffer.concat([noise(MU_LAW, 900, 9_000), silence(MU_LAW, 1_000)]))).toEqual([])
  })

  it('hears speech that began in the first second and goes on, from its beginning', () => {
    const audio = Buffer.concat([silence(MU_LAW, 400), voice(MU_LAW, 1_400), silence(MU_LAW, 500)])
    const [speech] = stretches(audio)
    expect(Math.abs((speech?.from ?? 0) - 400)).toBeLessThanOrEqual(60)
  })

  it('is not woken by a click', () => {
    expect(stretches(Buffer.concat([silence(MU_LAW, 1_500), noise(MU_LAW, 30, 15_000), silence(MU_LAW, 500)]))).toEqual(
      [],
    )
  })

  it('takes audio that got lost for silence', () => {
    const activity = new VoiceActivity(MU_LAW)
    for (const frame of framesOf(Buffer.concat([silence(MU_LAW, 1_500), voice(MU_LAW, 500)]), 160)) activity.push(frame)
    expect(activity.isSpeaking).toBe(true)
    activity.pushGap(300)
    expect(activity.isSpeaking).toBe(false)
  })
})
