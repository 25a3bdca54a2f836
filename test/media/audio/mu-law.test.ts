import { describe, expect, it } from 'vitest'
import { MU_LAW_SAMPLES, muLawByte } from '../../../src/media/audio/mu-law.ts'
import { muLawToPcm, pcmToMuLaw, sampleAt } from '../../../src/media/audio/samples.ts'

describe('mu-law', () => {
  it('knows the ends and the middle of the scale as G.711 has them', () => {
    expect([0x00, 0x7f, 0x80, 0xff, 0xfe].map((byte) => MU_LAW_SAMPLES[byte])).toEqual([-32_124, 0, 32_124, 0, 8])
    expect([0, 32_767, -32_768, 8, -8].map(muLawByte)).toEqual([0xff, 0x80, 0x00, 0xfe, 0x7e])
  })

  it('gives every byte back, the two zeros excepted', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      expect(muLawByte(MU_LAW_SAMPLES[byte] ?? NaN)).toBe(byte === 0x7f ? 0xff : byte)
    }
  })

  it('is never further from a sample than half a step of its segment', () => {
    for (let sample = -32_124; sample <= 32_124; sample += 1) {
      const step = 2 ** Math.max(3, Math.floor(Math.log2(Math.abs(sample) + 132)) - 4)
      expect(Math.abs((MU_LAW_SAMPLES[muLawByte(sample)] ?? NaN) - sample)).toBeLessThanOrEqual(step / 2)
    }
  })

  it('turns buffers into PCM and back', () => {
    const audio = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)).subarray(0, 127)
    const pcm = muLawToPcm(audio)
    expect(sampleAt(pcm, 3, 'pcm16')).toBe(sampleAt(audio, 3, 'mulaw'))
    expect(pcmToMuLaw(pcm)).toEqual(audio)
  })
})
