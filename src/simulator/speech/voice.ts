import { createRandom } from '../random.ts'
import { byteTones, bytesOf, MARK_TONES, SLOTS_PER_CELL, slotLength, type ToneRate, tonesAt } from './tones.ts'

/** Amplitude of each of a slot's two tones; together as loud as a person on the phone. */
const AMPLITUDE = 3_500
/** Blanks are quiet, as between spoken words. */
const BLANK_SHARE = 0.25
const NOISE_AMPLITUDE = 400
/** Rise and fall of a slot, so that it does not click. */
const RAMP_SHARE = 0.06

/** Splits a text into what is spoken: one cell per character. */
export function charactersOf(text: string): string[] {
  return [...text.normalize('NFC').replace(/\s+/g, ' ')]
}

/** Speaks characters. The same ones always sound the same. */
export function speak(characters: readonly string[], rateHz: ToneRate): Int16Array {
  const slot = slotLength(rateHz)
  const samples = new Int16Array(characters.length * SLOTS_PER_CELL * slot)
  const noise = noiseAt(rateHz)
  characters.forEach((character, index) => {
    const share = character === ' ' ? BLANK_SHARE : 1
    const slots = [MARK_TONES, ...bytesOf(character.codePointAt(0) ?? 0).map(byteTones)]
    slots.forEach(([low, high], position) => {
      const waves = [waveAt(rateHz, low), waveAt(rateHz, high)] as const
      const start = (index * SLOTS_PER_CELL + position) * slot
      for (let n = 0; n < slot; n += 1) {
        const hum = noise[(start + n) % noise.length] ?? 0
        samples[start + n] = share * ((waves[0][n] ?? 0) + (waves[1][n] ?? 0) + hum)
      }
    })
  })
  return samples
}

const waves = new Map<string, Float32Array>()

function waveAt(rateHz: ToneRate, tone: number): Float32Array {
  const key = `${rateHz}/${tone}`
  const known = waves.get(key)
  if (known) return known
  const slot = slotLength(rateHz)
  const ramp = slot * RAMP_SHARE
  const { sin } = tonesAt(rateHz)[tone] ?? { sin: new Float32Array(slot) }
  const wave = sin.map((value, n) => AMPLITUDE * value * Math.min(1, (n + 1) / ramp, (slot - n) / ramp))
  waves.set(key, wave)
  return wave
}

const noises = new Map<ToneRate, Float32Array>()

/** A little under a second of noise with more of the low frequencies, as breath has. */
function noiseAt(rateHz: ToneRate): Float32Array {
  const known = noises.get(rateHz)
  if (known) return known
  const random = createRandom(rateHz)
  let smooth = 0
  const noise = new Float32Array(rateHz - 7).map(() => {
    smooth = 0.7 * smooth + 0.3 * (2 * random() - 1)
    return NOISE_AMPLITUDE * smooth
  })
  noises.set(rateHz, noise)
  return noise
}
