import { describe, expect, it } from 'vitest'
import { MediaSessionClosed } from '../../src/media/turns/media-session-closed.ts'
import { type Act, hangUp, type Person, press, say, wait } from '../../src/simulator/people/person.ts'
import { answeredCall, CONSENT, COUNT, listening } from '../support/media/call-kit.ts'
import { CARRIERS, LONG, endOf, playedRecogniser, signal, NOTHING } from './faulty-speech.ts'

describe.each(CARRIERS)('the end of a call on %s', (telephony) => {
  it('is `hung_up` when the person hangs up, with the part of the utterance that was heard', async () => {
    const person: Person = { ...listening(), interrupts: { turn: 1, afterMs: 1_500, acts: [hangUp] } }
    const call = await answeredCall({ telephony, person })
    const turn = await call.turn({ text: LONG })
    expect(turn.error).toBeInstanceOf(MediaSessionClosed)
    expect(turn.line?.text).toMatch(/^Thank you for taking/)
    expect(turn.line?.text.length).toBeLessThan(30)
    expect(await endOf(call)).toBe('hung_up')
  })

  it('is `lost` when the socket is cut without a word', async () => {
    const call = await answeredCall({
      telephony,
      person: listening(),
      faults: { socket: 'dropped', socketAfterMs: 2_000 },
    })
    const turn = await call.turn({ text: LONG })
    expect(turn.error).toMatchObject({ reason: 'lost' })
    expect(await endOf(call)).toBe('lost')
  })

  it('is `lost` twenty seconds after the socket went dead, and the socket is closed', async () => {
    const call = await answeredCall({
      telephony,
      person: listening(),
      faults: { socket: 'frozen', socketAfterMs: 2_000 },
    })
    const turn = call.begin({ text: 'Hello?', silenceMs: 60_000 })
    await call.clock.advance(21_800)
    expect(turn.error).toBeNull()
    await call.clock.advance(400)
    expect(turn.error).toMatchObject({ reason: 'lost' })
    expect(await endOf(call)).toBe('lost')
    expect(call.sent.isClosed).toBe(true)
  })

  it('keeps only the part of the utterance that was heard before the socket stopped responding', async () => {
    for (const losesMarks of [false, true]) {
      const faults = { socket: 'frozen', socketAfterMs: 2_000 } as const
      const dead = await answeredCall({ telephony, person: listening(), faults, losesMarks })
      const { line, error } = await dead.turn({ text: LONG })
      expect(error).toMatchObject({ reason: 'lost' })
      expect(line?.text).toMatch(losesMarks ? /^Thank/ : /^Thank you for taking/)
      expect(line?.text.length).toBeLessThan(30)
    }
    const deaf = await answeredCall({ telephony, person: listening(), faults: { socket: 'silent' } })
    expect(await deaf.turn({ text: 'Hello?' })).toMatchObject({ line: { text: '' }, error: { reason: 'lost' } })
  })

  it("is not caused by setting the process's clock forward", async () => {
    const call = await answeredCall({ telephony, person: listening(), pacerAheadMs: 3_600_000 })
    const turn = await call.turn({ text: LONG, asked: [] })
    expect(turn.answer).toEqual({ kind: 'played' })
    expect(turn.line).toMatchObject({ text: LONG, interrupted: false })
  })

  it('is `lost` when the network accepts no more data', async () => {
    const call = await answeredCall({ telephony, person: listening() })
    const turn = call.begin({ text: LONG })
    await call.clock.advance(1_000)
    call.sent.bufferedBytes = 300 * 1024
    await call.clock.advance(200)
    expect(turn.error).toMatchObject({ reason: 'lost' })
    expect(call.sent.isClosed).toBe(true)
  })

  it('is `lost` also during an interruption, and the utterance is reported once', async () => {
    const call = await answeredCall({ telephony, person: listening() })
    const turn = call.begin({ text: LONG })
    await call.clock.advance(1_500)
    call.sent.bufferedBytes = 300 * 1024
    call.inject(JSON.stringify({ event: 'dtmf', dtmf: { digit: '1' } }))
    await call.clock.settle()
    expect(turn.answer).toMatchObject({ text: '1', isDtmf: true })
    expect(turn.line).toMatchObject({ interrupted: true })
    await call.clock.advance(200)
    expect(await endOf(call)).toBe('lost')
  })

  it('is ours when we close, and leaves nothing behind', async () => {
    const call = await answeredCall({ telephony, person: listening() })
    const turn = call.begin({ text: LONG })
    await call.clock.advance(1_000)
    call.session.close()
    call.session.close()
    await call.clock.advance(5_000)
    expect(turn.error).toMatchObject({ reason: 'hung_up' })
    expect(await endOf(call)).toBe('hung_up')
    const last = call.sent.frames.at(-1)?.atMs ?? 0
    expect(call.clock.now() - last).toBeGreaterThanOrEqual(5_000)
    await expect(call.session.promptAndCollect({ ...NOTHING, text: 'Hello?' }, signal, () => {})).rejects.toThrow(
      MediaSessionClosed,
    )
    expect(call.clock.plannedCount).toBeLessThanOrEqual(1)
  })
})

/** A call whose person is heard, as a test says what is recognised. */
async function dictated(...acts: Act[]) {
  const { played, recogniser } = playedRecogniser()
  const call = await answeredCall({ person: listening([wait(300), ...acts]), hear: recogniser })
  return { call, played }
}

describe('an answer that the end of the call cuts off', () => {
  it.each(CARRIERS)('counts as far as it was given, and is told before the end (%s)', async (telephony) => {
    const person = listening([wait(300), say('never call me again'), wait(100), hangUp])
    const call = await answeredCall({ telephony, person })
    const told: string[] = []
    void call.session.ended.then(({ reason }) => told.push(reason))
    const turn = call.begin({ text: 'Shall we go on?', asked: [CONSENT] })
    while (turn.answer === null && turn.error === null) await call.clock.advance(20)
    expect(turn.answer).toMatchObject({ kind: 'heard', text: 'never call me again', isDtmf: false })
    expect(told).toEqual([])
    await call.clock.advance(1_000)
    expect(told).toEqual(['hung_up'])
    expect(call.clock.plannedCount).toBeLessThanOrEqual(1)
  })

  it("waits for the recogniser's last words", async () => {
    const { call, played } = await dictated(say('never call me again'))
    const turn = call.begin({ text: 'Shall we go on?', asked: [CONSENT] })
    await call.clock.advance(3_000)
    played.events?.partial('never call')
    call.session.socketClosed()
    await call.clock.advance(300)
    expect([turn.answer, turn.error, played.closed]).toEqual([null, null, false])
    played.events?.final('never call', 'en')
    await call.clock.advance(60)
    expect(played.closed).toBe(false)
    played.events?.final('me again', 'en')
    played.events?.utteranceEnded()
    await call.clock.advance(20)
    expect(turn.answer).toMatchObject({ text: 'never call me again' })
    expect(played.closed).toBe(true)
  })

  it('counts without them after a while', async () => {
    const { call, played } = await dictated(say('never call me again'))
    const turn = call.begin({ text: 'Shall we go on?', asked: [CONSENT] })
    await call.clock.advance(3_000)
    played.events?.partial('never call')
    call.session.socketClosed()
    await call.clock.advance(680)
    expect(turn.answer).toBeNull()
    await call.clock.advance(20)
    expect(turn.answer).toMatchObject({ text: 'never call' })
  })

  it('counts if it is said over the line and would interrupt it, and else does not', async () => {
    for (const [words, answer] of [
      ['stop calling', { text: 'stop calling' }],
      ['mhm', null],
    ] as const) {
      const { call, played } = await dictated()
      const turn = call.begin({ text: LONG, asked: [CONSENT] })
      await call.clock.advance(1_500)
      played.events?.final(words, 'en')
      call.session.socketClosed()
      await call.clock.advance(1_000)
      if (answer) expect(turn.answer).toMatchObject(answer)
      else expect(turn.error).toMatchObject({ reason: 'lost' })
    }
  })

  it('is told to be cut off, unless its end was decided or it is a wish not to be called again', async () => {
    for (const [partial, isDecided, isCutOff] of [
      ['My name is Pri', false, true],
      ['My name is Priya Sharma', true, undefined],
      ['never call me again', false, undefined],
    ] as const) {
      const { call, played } = await dictated(say('My name is Priya Sharma'))
      const turn = call.begin({ text: 'Shall we go on?', asked: [CONSENT] })
      while (!turn.line) await call.clock.advance(20)
      await call.clock.advance(1_000)
      played.events?.partial(partial)
      while (isDecided && played.finalized === 0) await call.clock.advance(20)
      if (isDecided) await call.clock.advance(600)
      expect(turn.answer).toBeNull()
      call.session.close()
      await call.clock.advance(1_000)
      expect(turn.answer).toMatchObject({ text: partial })
      expect((turn.answer as { isCutOff?: true } | null)?.isCutOff).toBe(isCutOff)
    }
  })

  it('counts if it was keyed, and not closed yet', async () => {
    const call = await answeredCall({ person: listening([wait(300), press('12'), hangUp]) })
    const turn = await call.turn({ text: 'How many guests?', asked: [COUNT] })
    expect(turn.answer).toMatchObject({ text: '12', isDtmf: true })
  })
})

describe('a turn that is aborted', () => {
  it('stops its line at the carrier, and leaves room for another', async () => {
    const call = await answeredCall({ person: listening([wait(300), say('yes')]) })
    const abort = new AbortController()
    const turn = call.begin({ text: LONG }, abort.signal)
    await call.clock.advance(2_000)
    abort.abort(new Error('The machine has left the state.'))
    await call.clock.advance(40)
    expect(turn.error).toMatchObject({ message: 'The machine has left the state.' })
    expect(turn.line).toBeNull()
    expect(call.sent.of('clear')).toHaveLength(1)
    const next = await call.turn({ text: 'Shall we go on?', asked: [CONSENT] })
    // What was heard of the first is part of the turn all the same.
    expect(next.line?.text).toMatch(/^Thank you for .*Shall we go on\?$/)
    const later = await call.turn({ text: 'And then?', turn: 1, asked: [] })
    expect(later.line?.text).toBe('And then?')
  })

  it('does not begin when it was aborted before, nor beside another', async () => {
    const call = await answeredCall({ person: listening() })
    expect(call.begin({ text: 'Hello?' }, AbortSignal.abort(new Error('Too late.')))).toMatchObject({ line: null })
    const first = call.begin({ text: 'Hello?', silenceMs: 500 })
    const second = call.begin({ text: 'Hello again?' })
    await call.clock.advance(5_000)
    expect(first.answer).toEqual({ kind: 'silent' })
    expect(second.error).toMatchObject({ message: expect.stringContaining('already') as string })
  })
})

describe('frames of strangers', () => {
  it('are counted and dropped', async () => {
    const call = await answeredCall({ person: listening() })
    for (const frame of [
      '',
      '{',
      '[]',
      '{"event":"media"}',
      '{"event":"media","media":{"payload":"!!"}}',
      'x'.repeat(9_999),
    ]) {
      call.inject(frame)
    }
    call.inject('{"event":"mark","mark":{"name":"m999"}}')
    expect(call.session.stats.framesDropped).toBe(6)
    const { line } = await call.turn({ text: 'Hello?', asked: [] })
    expect(line?.text).toBe('Hello?')
  })

  it('cannot send audio faster than real time', async () => {
    const call = await answeredCall({ person: listening() })
    const payload = Buffer.alloc(160, 0x20).toString('base64')
    for (let n = 0; n < 10_000; n += 1) {
      call.inject(`{"event":"media","media":{"track":"inbound","timestamp":"${n * 20}","payload":"${payload}"}}`)
    }
    expect(call.session.stats.framesReceived - call.session.stats.framesDropped).toBeLessThan(160)
  })
})
