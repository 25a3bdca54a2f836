import type { AudioFormat } from '../../../src/ports/speech.ts'
import { pcmToMuLaw } from '../../../src/media/audio/samples.ts'

export const MU_LAW: AudioFormat = { encoding: 'mulaw', sampleRateHz: 8_000 }
export const PCM_8: AudioFormat = { encoding: 'pcm16', sampleRateHz: 8_000 }

/** Raw audio from samples. */
export function audioOf(format: AudioFormat, ms: number, sampleAt: (seconds: number) => number): Buffer {
  const samples = Array.from({ length: (ms * format.sampleRateHz) / 1_000 }, (_, n) =>
    sampleAt(n / format.sampleRateHz),
  )
  const pcm = Buffer.alloc(2 * samples.length)
  samples.forEach((sample, index) => pcm.writeInt16LE(Math.round(sample), 2 * index))
  return format.encoding === 'mulaw' ? pcmToMuLaw(pcm) : pcm
}

export function tone(format: AudioFormat, ms: number, hertz: number, amplitude = 8_000): Buffer {
  return audioOf(format, ms, (seconds) => amplitude * Math.sin(2 * Math.PI * hertz * seconds))
}

/** A sound with the overtones, the varying pitch and the rhythm of a voice. */
export function voice(format: AudioFormat, ms: number, amplitude = 4_000): Buffer {
  return audioOf(format, ms, (seconds) => {
    const pitch = 2 * Math.PI * (120 * seconds + 2 * Math.sin(9 * seconds))
    const syllable = 0.55 + 0.45 * Math.sin(2 * Math.PI * 4 * seconds)
    const overtones = [1, 2, 3, 5, 8].reduce((sum, n) => sum + Math.sin(n * pitch + n) / n, 0)
    return amplitude * syllable * overtones
  })
}

/** Noise, the same each time. */
export function noise(format: AudioFormat, ms: number, amplitude: number): Buffer {
  let state = 1
  return audioOf(format, ms, () => {
    state = (state * 48_271) % 2_147_483_647
    return amplitude * ((2 * state) / 2_147_483_647 - 1)
  })
}

export function silence(format: AudioFormat, ms: number): Buffer {
  return audioOf(format, ms, () => 0)
}

/** Splits audio into frames as a carrier does. */
export function framesOf(audio: Buffer, bytes: number): Buffer[] {
  return Array.from({ length: Math.ceil(audio.length / bytes) }, (_, index) =>
    audio.subarray(index * bytes, (index + 1) * bytes),
  )
}
