import type { MediaMessage } from '../ports/telephony.ts'
import { asObject, jsonObject } from './vendor-values.ts'

export type Fields = Record<string, unknown> | null

/** Readers for what differs between the carriers' messages; null for a message outside the protocol. */
export interface MediaMessageReaders {
  start(start: Fields, message: Record<string, unknown>): MediaMessage | null
  audio(media: Fields): MediaMessage | null
}

/** Reads a text frame of a media socket. Both carriers send JSON with an `event` and an object of the same name. */
export function readMediaMessage(frame: string, readers: MediaMessageReaders): MediaMessage | null {
  const message = jsonObject(frame)
  switch (message?.['event']) {
    case 'connected':
      return { type: 'connected' }
    case 'start':
      return readers.start(asObject(message['start']), message)
    case 'media':
      return readers.audio(asObject(message['media']))
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

/** Exotel sends digits as numbers, too. */
function readKey(value: unknown): MediaMessage | null {
  const digit = typeof value === 'number' ? String(value) : value
  return typeof digit === 'string' && /^[0-9*#A-D]$/.test(digit) ? { type: 'key', digit } : null
}

function readMark(name: unknown): MediaMessage | null {
  return typeof name === 'string' ? { type: 'mark', name } : null
}
