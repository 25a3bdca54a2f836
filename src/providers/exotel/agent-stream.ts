import type { MediaMessage, MediaProtocol } from '../../ports/telephony.ts'
import type { AudioFormat } from '../../ports/speech.ts'
import { asObject, carrierId, frameTimeMs, readPayload, wholeNumber } from '../vendor-values.ts'
import { readMediaMessage, type Fields } from '../media-messages.ts'

/**
 * The messages of Exotel's AgentStream: JSON, PCM in base64, in frames whose bytes are a multiple of 320. The carrier's
 * documents say `stream_sid`, its own bridges also `streamSid`: both are read, the first is sent.
 */
export const agentStream: MediaProtocol = {
  format: { encoding: 'pcm16', sampleRateHz: 8_000 },
  frameMs: 100,
  frameMultipleBytes: 320,
  read: (frame) => readMediaMessage(frame, { start: readStart, audio: readAudio }),
  audio: (streamId, audio, sequence) =>
    `{"event":"media","sequence_number":${sequence},"stream_sid":${JSON.stringify(streamId)},` +
    `"media":{"chunk":${sequence},"payload":"${audio.toString('base64')}"}}`,
  mark: (streamId, name, sequence) =>
    JSON.stringify({ event: 'mark', sequence_number: sequence, stream_sid: streamId, mark: { name } }),
  clear: (streamId) => JSON.stringify({ event: 'clear', stream_sid: streamId }),
}

function readStart(start: Fields, message: Record<string, unknown>): MediaMessage | null {
  const streamId = carrierId(either(start, 'stream_sid', 'streamSid') ?? either(message, 'stream_sid', 'streamSid'))
  const providerCallId = carrierId(either(start, 'call_sid', 'callSid'))
  const format = readFormat(asObject(either(start, 'media_format', 'mediaFormat')))
  if (streamId === null || providerCallId === null || format === null) return null
  return { type: 'started', streamId, providerCallId, format }
}

/** The encoding goes by several names for the same samples, mu-law excepted. */
function readFormat(format: Fields): AudioFormat | null {
  if (format === null) return agentStream.format
  const encoding = format['encoding']
  if (typeof encoding === 'string' && /mu-?law|pcmu/i.test(encoding)) return null
  const rate = wholeNumber(either(format, 'sample_rate', 'sampleRate'))
  return rate === 8_000 || rate === 16_000 || rate === 24_000 ? { encoding: 'pcm16', sampleRateHz: rate } : null
}

function readAudio(media: Fields): MediaMessage | null {
  const audio = readPayload(media?.['payload'])
  // Half a sample would shift all that follow.
  if (audio === null || audio.length % 2 !== 0) return null
  return { type: 'audio', audio, atMs: frameTimeMs(media?.['timestamp']) }
}

function either(fields: Fields, snakeCase: string, camelCase: string): unknown {
  return fields?.[snakeCase] ?? fields?.[camelCase]
}
