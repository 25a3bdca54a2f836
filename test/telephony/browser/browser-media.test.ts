import { describe, expect, it, onTestFinished } from 'vitest'
import { createBrowserMedia } from '../../../src/telephony/browser/browser-media.ts'
import type { BrowserRateHz } from '../../../src/ports/browser-calls.ts'

function open(sampleRateHz: BrowserRateHz = 16_000) {
  const media = createBrowserMedia(sampleRateHz)
  onTestFinished(() => media.release())
  return media
}
const audio = (bytes: number) => JSON.stringify({ type: 'audio', audio: Buffer.alloc(bytes, 1).toString('base64') })

describe('the messages of a browser', () => {
  it('are audio one after the other, keys, marks and the end', () => {
    const media = open()
    expect(media.read(audio(640))).toMatchObject({ type: 'audio', atMs: 0 })
    expect(media.read(audio(640))).toEqual({ type: 'audio', atMs: 20, audio: Buffer.alloc(640, 1) })
    expect(media.read('{"type":"key","digit":"#"}')).toEqual({ type: 'key', digit: '#' })
    expect(media.read('{"type":"played","name":"m1"}')).toEqual({ type: 'mark', name: 'm1' })
    expect(media.read('{"type":"end"}')).toEqual({ type: 'stopped' })
  })

  it.each([
    'no json',
    '[]',
    'null',
    '{}',
    '{"type":"start"}',
    '{"type":"audio"}',
    '{"type":"audio","audio":""}',
    '{"type":"audio","audio":"AAAA"}', // three bytes: half a sample
    '{"type":"audio","audio":5}',
    '{"type":"key","digit":"A"}',
    '{"type":"key","digit":"12"}',
    '{"type":"played","name":1}',
    audio(3_202), // more than 100 ms at 16 kHz
  ])('are dropped where they are none: %.60s', (frame) => expect(open().read(frame)).toBeNull())

  it.each([
    [44_100, 882 * 2],
    [48_000, 960 * 2],
  ] as const)('bring sound of %i Hz to 16,000 without losing time', (rateHz, bytesPerFrame) => {
    const media = open(rateHz)
    expect(media.format).toEqual({ encoding: 'pcm16', sampleRateHz: 16_000 })
    let bytes = 0
    for (let frame = 0; frame < 100; frame += 1) {
      const message = media.read(audio(bytesPerFrame))
      if (message?.type === 'audio') bytes += message.audio.length
    }
    expect(bytes).toBeCloseTo(2 * 32_000, -2)
  })
})

describe('the messages to a browser', () => {
  it('are audio, marks and what clears both', () => {
    const media = open()
    expect(JSON.parse(media.audio('id', Buffer.from([1, 2]), 1))).toEqual({ type: 'audio', audio: 'AQI=' })
    expect(JSON.parse(media.mark('id', 'm1', 1))).toEqual({ type: 'mark', name: 'm1' })
    expect(JSON.parse(media.clear('id'))).toEqual({ type: 'clear' })
  })
})
