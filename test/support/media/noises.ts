import type { AudioFormat } from '../../../src/ports/speech.ts'
import { audioOf } from './tones.ts'

/** Sound that a microphone picks up besides the person, with an `rms` of up to 32,768; the same each time. */
export type Noise = (format: AudioFormat, ms: number, rms: number) => Buffer

interface Talker {
  pitchHz: number
  syllablesPerSec: number
  phase: number
}

/** A talker: a varying pitch, overtones like changing vowels, syllables, and pauses for breath. */
function talkerAt({ pitchHz, syllablesPerSec, phase }: Talker, seconds: number): number {
  const t = seconds + phase
  const phrase = Math.sin(2 * Math.PI * 0.21 * t + phase) > -0.6 ? 1 : 0
  const syllable = Math.max(0, Math.sin(2 * Math.PI * syllablesPerSec * t + 1.7 * Math.sin(3 * t)))
  if (phrase * syllable === 0) return 0
  const pitch = 2 * Math.PI * (pitchHz * t + 1.5 * Math.sin(2.3 * t))
  const [first, second] = [500 + 250 * Math.sin(5.1 * t), 1_500 + 600 * Math.sin(3.7 * t + 1)]
  let sum = 0
  for (let n = 1; n * pitchHz < 3_400; n += 1) {
    const hertz = n * pitchHz
    const gain = Math.exp(-(((hertz - first) / 180) ** 2)) + 0.5 * Math.exp(-(((hertz - second) / 260) ** 2)) + 0.05 / n
    sum += gain * Math.sin(n * pitch + n)
  }
  return sum * syllable
}

function talkers(count: number, phase: number): Talker[] {
  return Array.from({ length: count }, (_, n) => ({
    pitchHz: 95 + ((n * 53) % 140),
    syllablesPerSec: 3.1 + ((n * 7) % 5) * 0.45,
    phase: phase + n * 2.7,
  }))
}

/** A person talking on another phone. */
export const talk: Noise = (format, ms, rms) => scaled(format, ms, rms, speechOf(talkers(1, 0.4)))

/** A room full of people. */
export const babble: Noise = (format, ms, rms) => scaled(format, ms, rms, speechOf(talkers(7, 11)))

/** Mains hum. */
export const hum: Noise = (format, ms, rms) =>
  scaled(format, ms, rms, (t) => [1, 3, 5, 7].reduce((sum, n) => sum + Math.sin(2 * Math.PI * 50 * n * t) / n, 0))

/** A keyboard, or a bad connection: crackles of 8 ms, three a second. `rms` is the crackle's. */
export const clicks: Noise = (format, ms, rms) =>
  audioOf(format, ms, (t) => {
    const within = (t * 3 + 0.2 * Math.sin(5 * Math.floor(t * 3))) % 1
    return within * 333 < 8 ? rms * 1.6 * Math.sin(2 * Math.PI * 1_700 * t + 40 * Math.sin(9_000 * t)) : 0
  })

/** Music on hold: notes of a chord and a melody, with a beat. */
export const music: Noise = (format, ms, rms) =>
  scaled(format, ms, rms, (t) => {
    const note = [0, 4, 7, 12, 9, 7, 5, 4][Math.floor(t * 3.2) % 8] ?? 0
    const decay = Math.exp(-3 * ((t * 3.2) % 1))
    const melody = [1, 2, 3].reduce((sum, n) => sum + Math.sin(2 * Math.PI * 392 * 2 ** (note / 12) * n * t) / n, 0)
    const chord = [196, 247, 294].reduce((sum, hertz) => sum + Math.sin(2 * Math.PI * hertz * t), 0)
    return melody * decay + 0.35 * chord
  })

/** Mixes sounds on one microphone. */
export function mixed(format: AudioFormat, ...sounds: readonly Buffer[]): Buffer {
  const length = Math.max(...sounds.map(({ length }) => length)) / 2
  return audioOf(format, (length * 1_000) / format.sampleRateHz, (seconds) => {
    const at = 2 * Math.round(seconds * format.sampleRateHz)
    const sum = sounds.reduce((all, sound) => all + (at < sound.length ? sound.readInt16LE(at) : 0), 0)
    return Math.max(-32_768, Math.min(32_767, sum))
  })
}

function speechOf(people: readonly Talker[]): (seconds: number) => number {
  return (seconds) => people.reduce((sum, talker) => sum + talkerAt(talker, seconds), 0)
}

function scaled(format: AudioFormat, ms: number, rms: number, at: (seconds: number) => number): Buffer {
  let power = 0
  const count = 800
  for (let n = 0; n < count; n += 1) power += at((n * 10.1) / count) ** 2
  const gain = rms / Math.sqrt(power / count)
  return audioOf(format, ms, (seconds) => Math.max(-32_768, Math.min(32_767, gain * at(seconds))))
}
