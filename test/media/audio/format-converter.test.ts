import { describe, expect, it } from 'vitest'
import { createFormatConverter } from '../../../src/media/audio/format-converter.ts'
import { acquireResampler } from '../../../src/media/audio/resampler.ts'
import { bytesPerMs, sampleAt } from '../../../src/media/audio/samples.ts'
import type { AudioFormat } from '../../../src/ports/speech.ts'
import { framesOf, MU_LAW, PCM_8, tone } from '../../support/media/tones.ts'

const PCM_16: AudioFormat = { encoding: 'pcm16', sampleRateHz: 16_000 }
const PCM_24: AudioFormat = { encoding: 'pcm16', sampleRateHz: 24_000 }

describe('format conversion', () => {
  it('passes audio on that is in the right format already', () => {
    const audio = tone(MU_LAW, 20, 440)
    expect(createFormatConverter(MU_LAW, { ...MU_LAW }).push(audio)).toBe(audio)
  })

  it.each([
    [MU_LAW, PCM_16],
    [MU_LAW, PCM_24],
    [PCM_24, MU_LAW],
    [PCM_16, PCM_8],
    [PCM_24, PCM_16],
    [PCM_8, MU_LAW],
  ])('keeps length, pitch and loudness from %o to %o', (from, to) => {
    const converter = createFormatConverter(from, to)
    const pieces = framesOf(tone(from, 1_000, 700), 20 * bytesPerMs(from)).map((frame) => converter.push(frame))
    const audio = Buffer.concat(pieces)
    converter.close()
    // Less than a millisecond stays in the resampler.
    expect(Math.ceil(audio.length / bytesPerMs(to))).toBe(1_000)
    const steady = audio.subarray(100 * bytesPerMs(to), 900 * bytesPerMs(to))
    expect(Math.abs(crossings(steady, to) - 2 * 700 * 0.8)).toBeLessThanOrEqual(1)
    expect(rms(steady, to)).toBeGreaterThan(5_400)
    expect(rms(steady, to)).toBeLessThan(5_800)
  })

  it('gives the same result however the audio is split, even in the middle of a sample', () => {
    const audio = tone(PCM_24, 300, 500)
    const convert = (bytes: number) => {
      const converter = createFormatConverter(PCM_24, MU_LAW)
      const result = Buffer.concat(framesOf(audio, bytes).map((frame) => converter.push(frame)))
      converter.close()
      return result
    }
    expect(convert(1)).toEqual(convert(960))
    expect(convert(777)).toEqual(convert(960))
  })

  it('removes frequencies that the narrower band cannot carry', () => {
    const converter = createFormatConverter(PCM_24, PCM_8)
    const audio = converter.push(tone(PCM_24, 500, 6_000))
    converter.close()
    expect(rms(audio.subarray(800), PCM_8)).toBeLessThan(60)
  })

  it('keeps no audio of one call for the next', () => {
    const first = acquireResampler(24_000, 8_000)
    first.push(tone(PCM_24, 100, 500))
    first.release()
    expect(() => first.push(Buffer.alloc(12))).toThrow('released')
    const second = acquireResampler(24_000, 8_000)
    expect(rms(second.push(Buffer.alloc(960)), PCM_8)).toBe(0)
    second.release()
  })

  it('leaves it to the service what an unhandled rejection means', () => {
    const names = [...process.listeners('unhandledRejection'), ...process.listeners('uncaughtException')].map(String)
    expect(names.filter((source) => /ExitStatus|abort\(/.test(source))).toEqual([])
  })
})

function rms(audio: Buffer, { encoding }: AudioFormat): number {
  const count = encoding === 'mulaw' ? audio.length : audio.length / 2
  let sum = 0
  for (let i = 0; i < count; i += 1) sum += sampleAt(audio, i, encoding) ** 2
  return Math.sqrt(sum / count)
}

function crossings(audio: Buffer, { encoding }: AudioFormat): number {
  const count = encoding === 'mulaw' ? audio.length : audio.length / 2
  let crossed = 0
  for (let i = 1; i < count; i += 1) {
    if (sampleAt(audio, i, encoding) >= 0 !== sampleAt(audio, i - 1, encoding) >= 0) crossed += 1
  }
  return crossed
}
