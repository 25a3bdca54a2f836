import type { MediaMessage, MediaProtocol } from '../../ports/telephony.ts'
import { asObject, carrierId, frameTimeMs, jsonObject, readPayload, wholeNumber } from '../carrier-http.ts'

/** The messages of Twilio's Media Streams: JSON, numbers as strings, mu-law in base64. */
export const mediaStreams: MediaProtocol = {
  format: { encoding: 'mulaw', sampleRateHz: 8_000 },
  frameMs: 20,
  frameMultipleBytes: 1,
  read,
  audio: (streamId, audio) =>
    `{"event":"media","streamSid":${JSON.stringify(streamId)},"media":{"payload":"${audio.toString('base64')}"}}`,
  mark: (streamId, name) => JSON.stringify({ event: 'mark', streamSid: streamId, mark: { name } }),
  clear: (streamId) => JSON.stringify({ event: 'clear', streamSid: streamId }),
}

function read(frame: string): MediaMessage | null {
  const message = jsonObject(frame)
  switch (message?.['event']) {
    case 'connected':
      return { type: 'connected' }
    case 'start':
      return readStart(asObject(message['start']))
    case 'media':
      return readAudio(asObject(message['media']))
    case 'dtmf':
      return readKey(asObject(message['dtmf'])?.['digit'])
    case 'mark':
      return readMark(asObject(message['mark'])?.['name'])
    case 'stop':
      return { type: 'stopped' }
    default:
      return null
  }
}

function readStart(start: Record<string, unknown> | null): MediaMessage | null {
  const format = asObject(start?.['mediaFormat'])
  const streamId = carrierId(start?.['streamSid'])
  const providerCallId = carrierId(start?.['callSid'])
  if (streamId === null || providerCallId === null) return null
  if (format?.['encoding'] !== 'audio/x-mulaw' || wholeNumber(format['sampleRate']) !== 8_000) return null
  return { type: 'started', streamId, providerCallId, format: mediaStreams.format }
}

function readAudio(media: Record<string, unknown> | null): MediaMessage | null {
  const audio = readPayload(media?.['payload'])
  if (audio === null || (media?.['track'] ?? 'inbound') !== 'inbound') return null
  return { type: 'audio', audio, atMs: frameTimeMs(media?.['timestamp']) }
}

function readKey(digit: unknown): MediaMessage | null {
  return typeof digit === 'string' && /^[0-9*#A-D]$/.test(digit) ? { type: 'key', digit } : null
}

function readMark(name: unknown): MediaMessage | null {
  return typeof name === 'string' ? { type: 'mark', name } : null
}
