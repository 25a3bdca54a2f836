const CHUNK_HEAD_BYTES = 8

/** Raw audio that came with the head of a WAV file, without it. */
export function withoutWavHeader(audio: Buffer): Buffer {
  if (audio.toString('latin1', 0, 4) !== 'RIFF' || audio.toString('latin1', 8, 12) !== 'WAVE') return audio
  for (let at = 12; at + CHUNK_HEAD_BYTES <= audio.length;) {
    const body = at + CHUNK_HEAD_BYTES
    if (audio.toString('latin1', at, at + 4) === 'data') return audio.subarray(body)
    at = body + audio.readUInt32LE(at + 4)
  }
  return Buffer.alloc(0)
}
