/** ITU-T G.711 mu-law, one byte a sample. */
const BIAS = 132
const CLIP = 32_635

const DECODED = Int16Array.from({ length: 256 }, (_, byte) => {
  const code = ~byte & 0xff
  const magnitude = ((((code & 0x0f) << 3) + BIAS) << ((code >> 4) & 7)) - BIAS
  return code & 0x80 ? -magnitude : magnitude
})

const ENCODED = Uint8Array.from({ length: 65_536 }, (_, index) => {
  const sample = index - 32_768
  const magnitude = Math.min(Math.abs(sample), CLIP) + BIAS
  const exponent = 24 - Math.clz32(magnitude)
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f
  return ~((sample < 0 ? 0x80 : 0) | (exponent << 4) | mantissa) & 0xff
})

export function decodeMuLaw(bytes: Uint8Array): Int16Array {
  const samples = new Int16Array(bytes.length)
  for (let i = 0; i < bytes.length; i += 1) samples[i] = DECODED[bytes[i] ?? 0xff] ?? 0
  return samples
}

export function encodeMuLaw(samples: Int16Array): Buffer {
  const bytes = Buffer.allocUnsafe(samples.length)
  for (let i = 0; i < samples.length; i += 1) bytes[i] = ENCODED[(samples[i] ?? 0) + 32_768] ?? 0xff
  return bytes
}
