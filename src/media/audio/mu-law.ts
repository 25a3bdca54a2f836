/** ITU-T G.711 mu-law, one byte a sample, by tables. */
const BIAS = 132
const CLIP = 32_635

/** The sample of each mu-law byte. */
export const MU_LAW_SAMPLES = Int16Array.from({ length: 256 }, (_, byte) => {
  const code = ~byte & 0xff
  const magnitude = ((((code & 0x0f) << 3) + BIAS) << ((code >> 4) & 7)) - BIAS
  return code & 0x80 ? -magnitude : magnitude
})

/** The byte for each sample, from -32,768 on. */
const ENCODED = Uint8Array.from({ length: 65_536 }, (_, index) => {
  const sample = index - 32_768
  const magnitude = Math.min(Math.abs(sample), CLIP) + BIAS
  const exponent = 24 - Math.clz32(magnitude)
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f
  return ~((sample < 0 ? 0x80 : 0) | (exponent << 4) | mantissa) & 0xff
})

export const MU_LAW_SILENCE = 0xff

export function muLawByte(sample: number): number {
  return ENCODED[sample + 32_768] ?? MU_LAW_SILENCE
}
