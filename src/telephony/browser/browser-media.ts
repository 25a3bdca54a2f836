import { acquireResampler } from '../../media/audio/resampler.ts'
import type { BrowserRateHz } from '../../ports/browser-calls.ts'
import type { AudioFormat } from '../../ports/speech.ts'
import type { MediaMessage, MediaProtocol } from '../../ports/telephony.ts'

const FRAME_MS = 20
const BYTES_PER_SAMPLE = 2
/** Longer ones would bring more audio at once than the limit of frames is meant for. */
const MAX_FRAME_MS = 100
/** Sample rate to which audio is converted if no vendor accepts the browser's. */
const CONVERTED_HZ = 16_000

type Message = Record<string, unknown>

/**
 * The messages of the voice test in a browser (`VoiceClientMessage` and `VoiceServerMessage` in openapi/console.yaml),
 * for one call: the frames have no times, and audio at a rate of microphones alone is converted. `release` ends its
 * use.
 */
export function createBrowserMedia(sampleRateHz: BrowserRateHz): MediaProtocol & { release(): void } {
  const format = formatFor(sampleRateHz)
  const resampler = format.sampleRateHz === sampleRateHz ? null : acquireResampler(sampleRateHz, format.sampleRateHz)
  const maxFrameBytes = (sampleRateHz * BYTES_PER_SAMPLE * MAX_FRAME_MS) / 1_000
  let receivedMs = 0

  function readAudio(base64: unknown): MediaMessage | null {
    if (typeof base64 !== 'string' || base64.length > maxFrameBytes * 2) return null
    const pcm = Buffer.from(base64, 'base64')
    if (pcm.length === 0 || pcm.length > maxFrameBytes || pcm.length % BYTES_PER_SAMPLE !== 0) return null
    const audio = resampler ? resampler.push(pcm) : pcm
    const atMs = receivedMs
    receivedMs += (audio.length / BYTES_PER_SAMPLE / format.sampleRateHz) * 1_000
    return { type: 'audio', audio, atMs }
  }

  return {
    format,
    frameMs: FRAME_MS,
    frameMultipleBytes: BYTES_PER_SAMPLE,
    read(frame) {
      const message = parsed(frame)
      switch (message?.['type']) {
        case 'audio':
          return readAudio(message['audio'])
        case 'played':
          return typeof message['name'] === 'string' ? { type: 'mark', name: message['name'] } : null
        case 'key':
          return readKey(message['digit'])
        case 'end':
          return { type: 'stopped' }
        default:
          return null
      }
    },
    audio: (_streamId, audio) => `{"type":"audio","audio":"${audio.toString('base64')}"}`,
    mark: (_streamId, name) => JSON.stringify({ type: 'mark', name }),
    clear: () => '{"type":"clear"}',
    release: () => resampler?.release(),
  }
}

function formatFor(sampleRateHz: BrowserRateHz): AudioFormat {
  const isKept = sampleRateHz === 8_000 || sampleRateHz === 16_000 || sampleRateHz === 24_000
  return { encoding: 'pcm16', sampleRateHz: isKept ? sampleRateHz : CONVERTED_HZ }
}

function readKey(digit: unknown): MediaMessage | null {
  return typeof digit === 'string' && /^[0-9*#]$/.test(digit) ? { type: 'key', digit } : null
}

function parsed(frame: string): Message | null {
  try {
    const value: unknown = JSON.parse(frame)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Message) : null
  } catch {
    return null
  }
}
