import { describe, expect, it } from 'vitest'
import { mediaStreams } from '../../../src/providers/twilio/media-streams.ts'

const start = {
  event: 'start',
  sequenceNumber: '1',
  streamSid: 'MZ1',
  start: {
    streamSid: 'MZ1',
    accountSid: 'AC1',
    callSid: 'CA1',
    tracks: ['inbound'],
    mediaFormat: { encoding: 'audio/x-mulaw', sampleRate: 8000, channels: 1 },
    customParameters: {},
  },
}

const read = (message: unknown) => mediaStreams.read(JSON.stringify(message))
const media = (fields: object) =>
  read({ event: 'media', media: { track: 'inbound', timestamp: '20', payload: 'f39/fw==', ...fields } })

describe('the media messages of telephony_a', () => {
  it('reads each kind', () => {
    expect(read({ event: 'connected', protocol: 'Call', version: '1.0.0' })).toEqual({ type: 'connected' })
    expect(read(start)).toEqual({
      type: 'started',
      streamId: 'MZ1',
      providerCallId: 'CA1',
      format: { encoding: 'mulaw', sampleRateHz: 8000 },
    })
    expect(media({})).toEqual({ type: 'audio', audio: Buffer.from([127, 127, 127, 127]), atMs: 20 })
    expect(read({ event: 'dtmf', dtmf: { track: 'inbound_track', digit: '#' } })).toEqual({ type: 'key', digit: '#' })
    expect(read({ event: 'mark', mark: { name: 'line-1' } })).toEqual({ type: 'mark', name: 'line-1' })
    expect(read({ event: 'stop', stop: {} })).toEqual({ type: 'stopped' })
  })

  it('drops audio in another encoding or at another rate, of the other track, or with a broken payload', () => {
    const withFormat = (mediaFormat: object) => read({ ...start, start: { ...start.start, mediaFormat } })
    expect(withFormat({ encoding: 'audio/x-l16', sampleRate: 8000 })).toBeNull()
    expect(withFormat({ encoding: 'audio/x-mulaw', sampleRate: 16_000 })).toBeNull()
    expect(media({ track: 'outbound' })).toBeNull()
    expect(media({ payload: 'not base64!' })).toBeNull()
    expect(media({ payload: 'A'.repeat(200_000) })).toBeNull()
    expect(media({ payload: 7 })).toBeNull()
  })

  it.each(['', 'null', '[]', '"start"', '{', '{}', '{"event":"start"}', '{"event":"dtmf","dtmf":{"digit":"12"}}'])(
    'drops %j',
    (frame) => {
      expect(mediaStreams.read(frame)).toBeNull()
    },
  )

  it('writes audio, marks and clear', () => {
    expect(JSON.parse(mediaStreams.audio('MZ"1', Buffer.from([127, 127, 127, 127]), 3))).toEqual({
      event: 'media',
      streamSid: 'MZ"1',
      media: { payload: 'f39/fw==' },
    })
    expect(JSON.parse(mediaStreams.mark('MZ1', 'a', 4))).toEqual({
      event: 'mark',
      streamSid: 'MZ1',
      mark: { name: 'a' },
    })
    expect(JSON.parse(mediaStreams.clear('MZ1'))).toEqual({ event: 'clear', streamSid: 'MZ1' })
  })
})
