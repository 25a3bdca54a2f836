import type { AudioFormat } from '../../ports/speech.ts'
import { MU_LAW_SAMPLES, MU_LAW_SILENCE, muLawByte } from './mu-law.ts'

export function bytesPerSample({ encoding }: Pick<AudioFormat, 'encoding'>): 1 | 2 {
  return encoding === 'mulaw' ? 1 : 2
}

export function bytesPerMs(format: AudioFormat): number {
  return (bytesPerSample(format) * format.sampleRateHz) / 1_000
}

export function sameFormat(a: AudioFormat, b: AudioFormat): boolean {
  return a.encoding === b.encoding && a.sampleRateHz === b.sampleRateHz
}

/** The byte that silence consists of. */
export function silenceByte({ encoding }: Pick<AudioFormat, 'encoding'>): number {
  return encoding === 'mulaw' ? MU_LAW_SILENCE : 0
}

/** The sample at an index, counted in samples. */
export function sampleAt(audio: Buffer, index: number, encoding: AudioFormat['encoding']): number {
  if (encoding === 'mulaw') return MU_LAW_SAMPLES[audio[index] ?? MU_LAW_SILENCE] ?? 0
  return (((audio[2 * index + 1] ?? 0) << 24) >> 16) | (audio[2 * index] ?? 0)
}

/** Mu-law as 16-bit PCM, little endian. */
export function muLawToPcm(audio: Buffer): Buffer {
  const pcm = Buffer.allocUnsafe(2 * audio.length)
  for (let i = 0; i < audio.length; i += 1) {
    const sample = MU_LAW_SAMPLES[audio[i] ?? MU_LAW_SILENCE] ?? 0
    pcm[2 * i] = sample & 0xff
    pcm[2 * i + 1] = (sample >> 8) & 0xff
  }
  return pcm
}

/** 16-bit PCM, little endian, as mu-law. An odd byte at the end is left out. */
export function pcmToMuLaw(pcm: Buffer): Buffer {
  const audio = Buffer.allocUnsafe(pcm.length >> 1)
  for (let i = 0; i < audio.length; i += 1) audio[i] = muLawByte(sampleAt(pcm, i, 'pcm16'))
  return audio
}

/** The samples of raw audio. An odd byte at the end of PCM is left out. */
export function toSamples(audio: Buffer, encoding: AudioFormat['encoding']): Int16Array {
  const samples = new Int16Array(encoding === 'mulaw' ? audio.length : audio.length >> 1)
  for (let i = 0; i < samples.length; i += 1) samples[i] = sampleAt(audio, i, encoding)
  return samples
}

export function fromSamples(samples: Int16Array, encoding: AudioFormat['encoding']): Buffer {
  const audio = Buffer.allocUnsafe(encoding === 'mulaw' ? samples.length : 2 * samples.length)
  for (let i = 0; i < samples.length; i += 1) {
    const sample = samples[i] ?? 0
    if (encoding === 'mulaw') audio[i] = muLawByte(sample)
    else audio.writeInt16LE(sample, 2 * i)
  }
  return audio
}
