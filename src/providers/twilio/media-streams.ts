import type { MediaMessage, MediaProtocol } from '../../ports/telephony.ts'
import { asObject, carrierId, frameTimeMs, readPayload, wholeNumber } from '../vendor-values.ts'
import { readMediaMessage, type Fields } from '../media-messages.ts'

/** The messages of Twilio's Media Streams: JSON, numbers as strings, mu-law in base64. */
export const mediaStreams: MediaProtocol = {
  format: { encoding: 'mulaw', sampleRateHz: 8_000 },
  frameMs: 20,
  frameMultipleBytes: 1,
  read: (frame) => readMediaMessage(frame, { start: readStart, audio: readAudio }),
  audio: (streamId, audio) =>
    `{"event":"media","streamSid":${JSON.stringify(streamId)},"media":{"payload":"${audio.toString('base64')}"}}`,
  mark: (streamId, name) => JSON.stringify({ event: 'mark', streamSid: streamId, mark: { name } }),
  clear: (streamId) => JSON.stringify({ event: 'clear', streamSid: streamId }),
}

function readStart(start: Fields): MediaMessage | null {
  const format = asObject(start?.['mediaFormat'])
  const streamId = carrierId(start?.['streamSid'])
  const providerCallId = carrierId(start?.['callSid'])
  if (streamId === null || providerCallId === null) return null
  if (format?.['encoding'] !== 'audio/x-mulaw' || wholeNumber(format['sampleRate']) !== 8_000) return null
  return { type: 'started', streamId, providerCallId, format: mediaStreams.format }
}

function readAudio(media: Fields): MediaMessage | null {
  const audio = readPayload(media?.['payload'])
  if (audio === null || (media?.['track'] ?? 'inbound') !== 'inbound') return null
  return { type: 'audio', audio, atMs: frameTimeMs(media?.['timestamp']) }
}
