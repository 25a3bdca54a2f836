import type { AudioFormat } from '../../../ports/speech.ts'
import { decodeMuLaw, encodeMuLaw } from './mu-law.ts'

/** Samples of raw audio; an odd byte at the end of PCM is left out. */
export function toSamples(audio: Buffer, encoding: AudioFormat['encoding']): Int16Array {
  if (encoding === 'mulaw') return decodeMuLaw(audio)
  const samples = new Int16Array(audio.length >> 1)
  for (let i = 0; i < samples.length; i += 1) samples[i] = (audio[2 * i] ?? 0) | ((audio[2 * i + 1] ?? 0) << 8)
  return samples
}

export function fromSamples(samples: Int16Array, encoding: AudioFormat['encoding']): Buffer {
  if (encoding === 'mulaw') return encodeMuLaw(samples)
  const audio = Buffer.allocUnsafe(samples.length * 2)
  for (let i = 0; i < samples.length; i += 1) {
    const sample = samples[i] ?? 0
    audio[2 * i] = sample & 0xff
    audio[2 * i + 1] = (sample >> 8) & 0xff
  }
  return audio
}
