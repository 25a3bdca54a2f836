/** Encodes samples between -1 and 1 as base64 of 16-bit little-endian PCM. */
export function encodePcm(samples: Float32Array): string {
  const bytes = new DataView(new ArrayBuffer(samples.length * 2))
  samples.forEach((sample, index) => {
    const clipped = Math.max(-1, Math.min(1, sample))
    bytes.setInt16(index * 2, Math.round(clipped * (clipped < 0 ? 0x8000 : 0x7fff)), true)
  })
  let text = ''
  for (const byte of new Uint8Array(bytes.buffer)) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Decodes base64 of 16-bit little-endian PCM to samples between -1 and 1. */
export function decodePcm(base64: string): Float32Array {
  const text = atob(base64)
  const samples = new Float32Array(Math.floor(text.length / 2))
  for (let index = 0; index < samples.length; index += 1) {
    const value = text.charCodeAt(index * 2) | (text.charCodeAt(index * 2 + 1) << 8)
    samples[index] = (value > 0x7fff ? value - 0x10000 : value) / 0x8000
  }
  return samples
}

/** Returns the loudness of samples: the root mean square, 0 to 1. */
export function loudness(samples: Float32Array): number {
  if (samples.length === 0) return 0
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / samples.length)
}

/** Returns the sound at another rate, by linear interpolation. */
export function resample(samples: Float32Array, fromHz: number, toHz: number): Float32Array {
  if (fromHz === toHz) return samples
  const length = Math.round((samples.length * toHz) / fromHz)
  const result = new Float32Array(length)
  for (let index = 0; index < length; index += 1) {
    const at = (index * fromHz) / toHz
    const before = Math.floor(at)
    const first = samples[before] ?? 0
    const second = samples[before + 1] ?? first
    result[index] = first + (second - first) * (at - before)
  }
  return result
}
