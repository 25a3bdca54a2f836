import { describe, expect, it } from 'vitest'
import { agentStream } from '../../../src/providers/exotel/agent-stream.ts'

const read = (message: unknown) => agentStream.read(JSON.stringify(message))
const started = { type: 'started', streamId: 's1', providerCallId: 'x1', format: agentStream.format }

describe('the media messages of telephony_b', () => {
  it('reads the start in both spellings', () => {
    const media_format = { encoding: 'base64', sample_rate: '8000', bit_rate: '128kbps' }
    expect(
      read({ event: 'start', stream_sid: 's1', start: { stream_sid: 's1', call_sid: 'x1', media_format } }),
    ).toEqual(started)
    const mediaFormat = { encoding: 'audio/x-raw', sampleRate: 8000 }
    expect(read({ event: 'start', streamSid: 's1', start: { callSid: 'x1', mediaFormat } })).toEqual(started)
  })

  it('reads the wider rates and refuses other ones, and mu-law', () => {
    const withFormat = (media_format: object) =>
      read({ event: 'start', stream_sid: 's1', start: { call_sid: 'x1', media_format } })
    const wide = { encoding: 'pcm16', sampleRateHz: 16_000 }
    expect(withFormat({ encoding: 'audio/x-raw', sample_rate: '16000' })).toMatchObject({ format: wide })
    expect(withFormat({ encoding: 'audio/x-raw', sample_rate: '11025' })).toBeNull()
    expect(withFormat({ encoding: 'audio/x-mulaw', sample_rate: '8000' })).toBeNull()
  })

  it('reads audio, keys, marks and the end', () => {
    const media = { chunk: 1, timestamp: '100', payload: 'AQACAA==' }
    expect(read({ event: 'media', media })).toEqual({ type: 'audio', audio: Buffer.from([1, 0, 2, 0]), atMs: 100 })
    expect(read({ event: 'dtmf', dtmf: { digit: '5', duration: '120' } })).toEqual({ type: 'key', digit: '5' })
    expect(read({ event: 'mark', mark: { name: 'line-1' } })).toEqual({ type: 'mark', name: 'line-1' })
    expect(read({ event: 'stop', stop: { reason: 'callended' } })).toEqual({ type: 'stopped' })
  })

  it('reads audio whatever its time is', () => {
    for (const [timestamp, atMs] of [
      [100.4, 100],
      ['99.6', 100],
      [undefined, 0],
      ['10:00:00', 0],
      [-5, 0],
    ] as const) {
      expect(read({ event: 'media', media: { timestamp, payload: 'AQACAA==' } })).toMatchObject({ atMs })
    }
  })

  it.each([
    { event: 'media', media: { timestamp: '100', payload: 'AQAC' } },
    { event: 'clear', stream_sid: 's1' },
    { event: 'media', media: { timestamp: '100' } },
    { event: 'start', start: {} },
    { event: 'dtmf' },
    { event: 7 },
    null,
  ])('drops %j', (message) => {
    expect(read(message)).toBeNull()
  })

  it('writes snake_case with sequence numbers', () => {
    expect(JSON.parse(agentStream.audio('s1', Buffer.from([1, 0, 2, 0]), 3))).toEqual({
      event: 'media',
      sequence_number: 3,
      stream_sid: 's1',
      media: { chunk: 3, payload: 'AQACAA==' },
    })
    expect(JSON.parse(agentStream.mark('s1', 'a', 4))).toEqual({
      event: 'mark',
      sequence_number: 4,
      stream_sid: 's1',
      mark: { name: 'a' },
    })
    expect(JSON.parse(agentStream.clear('s1'))).toEqual({ event: 'clear', stream_sid: 's1' })
  })
})
