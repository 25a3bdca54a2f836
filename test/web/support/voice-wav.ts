import { fromSamples } from '../../../src/media/audio/samples.ts'
import { charactersOf, speak } from '../../../src/simulator/speech/voice.ts'

const RATE_HZ = 24_000
const BYTES_PER_SAMPLE = 2

/** A recording of what a simulated person says, each behind a pause, for a microphone that is a file. */
export function voiceWav(lines: readonly { pauseSec: number; text: string }[], restSec: number): Buffer {
  const silence = (seconds: number) => Buffer.alloc(seconds * RATE_HZ * BYTES_PER_SAMPLE)
  const spoken = lines.flatMap(({ pauseSec, text }) => [
    silence(pauseSec),
    fromSamples(speak(charactersOf(text), RATE_HZ), 'pcm16'),
  ])
  const audio = Buffer.concat([...spoken, silence(restSec)])
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + audio.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20) // PCM
  header.writeUInt16LE(1, 22) // mono
  header.writeUInt32LE(RATE_HZ, 24)
  header.writeUInt32LE(RATE_HZ * BYTES_PER_SAMPLE, 28)
  header.writeUInt16LE(BYTES_PER_SAMPLE, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(audio.length, 40)
  return Buffer.concat([header, audio])
}
