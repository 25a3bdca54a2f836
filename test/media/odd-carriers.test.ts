import { describe, expect, it } from 'vitest'
import type { Telephony } from '../../src/ports/telephony.ts'
import { say, wait } from '../../src/simulator/people/person.ts'
import { answeredCall, CONSENT, listening, NAME, textOf } from '../support/media/call-kit.ts'

const CARRIERS: Telephony[] = ['telephony_a', 'telephony_b']
const START_MS = 3_000

interface Media {
  event?: string
  sequenceNumber?: string
  media?: { track?: string; timestamp?: unknown; chunk?: unknown }
}

/** Changes the frames of audio only; every one is numbered from 0. */
function audioFrames(change: (frame: Media, index: number) => object[]) {
  let count = 0
  return (text: string) => {
    const frame = JSON.parse(text) as Media
    if (frame.event !== 'media') return [text]
    return change(frame, count++).map((each) => JSON.stringify(each))
  }
}

const timed = (frame: Media, timestamp: unknown) => ({ ...frame, media: { ...frame.media, timestamp } })
const timeOf = (frame: Media) => Number(frame.media?.timestamp)

/** Each makes its own for a call. */
const MANNERS: Record<string, () => (frame: string) => string[]> = {
  'sends both tracks': () =>
    audioFrames((frame) => [frame, { ...frame, media: { ...frame.media, track: 'outbound' } }]),
  'leaves out numbers and begins chunks anew': () =>
    audioFrames((frame, n) => [{ ...frame, sequenceNumber: String(7 * n), media: { ...frame.media, chunk: n % 5 } }]),
  'sends each frame twice': () => audioFrames((frame) => [frame, frame]),
  'starts its times anew': () =>
    audioFrames((frame) => [timed(frame, String(timeOf(frame) < START_MS ? timeOf(frame) : timeOf(frame) - START_MS))]),
  'sets its clock an hour ahead': () =>
    audioFrames((frame) => [timed(frame, String(timeOf(frame) + (timeOf(frame) < START_MS ? 0 : 3_600_000)))]),
  'tells no times': () => audioFrames((frame) => [timed(frame, undefined)]),
  'tells the time of day': () => audioFrames((frame) => [timed(frame, '2026-01-01T10:00:00Z')]),
  'says things that nobody knows': () => (frame) => [frame, '{"event":"ping"}', '{"event":"clear"}', '{}', 'what?'],
}

describe.each(CARRIERS)('%s', (telephony) => {
  it.each(Object.entries(MANNERS))('may be a carrier that %s', async (manner, make) => {
    // The two tracks are only of the one.
    if (manner === 'sends both tracks' && telephony === 'telephony_b') return
    const acts = [
      [wait(300), say('My name is Priya Sharma')],
      [wait(300), say('yes')],
    ]
    const call = await answeredCall({ telephony, person: listening(...acts), mangle: make() })
    const first = await call.turn({ text: 'May I have your name, please?', asked: [NAME] })
    expect(first.line).toMatchObject({ text: 'May I have your name, please?', interrupted: false })
    expect(textOf(first.answer)).toBe('My name is Priya Sharma')
    const second = await call.turn({ text: 'Will you come tomorrow?', turn: 1, asked: [CONSENT] })
    expect([second.line?.text, textOf(second.answer)]).toEqual(['Will you come tomorrow?', 'yes'])
    expect(call.problems()).toEqual([])
  })

  it('may return its marks late', async () => {
    const held: string[] = []
    let ticks = 0
    const mangle = (frame: string) => {
      if (frame.includes('"event":"mark"')) held.push(frame)
      else ticks += 1
      return frame.includes('"event":"mark"') ? [] : [frame, ...(ticks % 60 === 0 ? held.splice(0) : [])]
    }
    const call = await answeredCall({
      telephony,
      person: listening([wait(300), say('My name is Priya Sharma')]),
      mangle,
    })
    const { line, answer } = await call.turn({ text: 'May I have your name, please?', asked: [NAME] })
    expect(line).toMatchObject({ text: 'May I have your name, please?', interrupted: false })
    expect(textOf(answer)).toBe('My name is Priya Sharma')
  })
})
