import { describe, expect, it } from 'vitest'
import type { LegStatus } from '../../../src/ports/telephony.ts'
import { ask, end, flowOf, start, text } from '../../support/machines/flows.ts'
import { callInput, PhoneTalk, SID } from '../../support/machines/phone-talk.ts'
import { booking } from './booking-call.ts'

describe('the opening line', () => {
  it('is worded and prepared while the phone rings, and then needs no model', () => {
    const call = new PhoneTalk(booking, { model: 'openai:x' }).dialled().compose('Hello, your name?', 5)
    expect(call.effects.get('prepareOpening')?.input).toEqual({
      callId: callInput.callId,
      projectId: callInput.projectId,
      speech: 'builtin',
      voiceId: null,
      language: 'en',
      text: 'Hello, your name?',
    })
    call.openMedia()
    expect(call.inputsOf('compose')).toHaveLength(1)
    expect(call.spoken.text).toBe('Hello, your name?')
    expect(call.context.leg.opening).toBeNull()
    expect(call.context.attempts).toBe(1)
  })

  it('is asked for as it will be asked', () => {
    const flow = flowOf(
      [
        start('more', 'Hello {{who}}.'),
        { id: 'more', type: 'say', say: 'One question.', next: 'which' },
        {
          id: 'which',
          type: 'branch',
          branches: [{ next: 'end', when: { op: 'exists', field: 'name', value: true } }],
          default: 'a',
        },
        ask('a', ['name'], 'end'),
        end(),
      ],
      { fields: [text('name')], variables: ['who'] },
    )
    const late = new PhoneTalk(flow, { variables: { who: 'Priya' } }).openMedia()
    const early = new PhoneTalk(flow, { variables: { who: 'Priya' } }).dialled()
    expect(early.inputsOf('compose')[0]).toMatchObject({ lines: ['Hello Priya.', 'One question.'], heard: null })
    const [rehearsed] = early.inputsOf('compose')
    // Only that of a call with audio may be begun before it is whole.
    const aloud = { callId: callInput.callId, turn: 0 }
    expect(late.inputsOf('compose')).toEqual([{ ...(rehearsed as object), aloud }])
  })

  it('is worded after the answer when that came first, or the model failed', () => {
    const early = new PhoneTalk(booking).dialled().openMedia()
    expect(early.place).toBe('ask_name.asking')
    expect(early.inputsOf('compose')).toHaveLength(2)
    const failed = new PhoneTalk(booking).dialled().fail('compose').openMedia()
    expect(failed.place).toBe('ask_name.asking')
    const unspoken = new PhoneTalk(booking).dialled().compose().fail('prepareOpening').openMedia()
    expect(unspoken.place).toBe('ask_name.talking')
  })

  it('is the flow’s own when nothing is asked', () => {
    const call = new PhoneTalk(flowOf([start('end'), end()])).dialled()
    expect(call.effects.get('prepareOpening')?.input).toMatchObject({ text: 'Hello. Goodbye.' })
    call.openMedia()
    expect(call.spoken).toMatchObject({ text: 'Hello. Goodbye.', asked: [] })
    expect(call.leave().close().view).toMatchObject({ outcome: 'completed', turnCount: 1 })
    const silent = new PhoneTalk(flowOf([start('end', ''), end('end', '')])).dialled()
    expect(silent.inputsOf('compose')[0]).toMatchObject({ lines: [], question: null })
    expect(silent.compose('Bye!').openMedia().spoken).toMatchObject({ text: 'Bye!', asked: [] })
  })
})

describe('dialling', () => {
  it('ends at once, told to nobody, when the carrier refuses', () => {
    const call = new PhoneTalk(booking).finish('dial', { refused: 'This number is not valid.' })
    expect(call.snapshot).toMatchObject({ value: 'ended', status: 'done' })
    expect(call.view).toMatchObject({ outcome: 'failed', error: 'This number is not valid.', turnCount: 0 })
    expect(call.view.providerCallId).toBeNull()
    expect(call.creates).toEqual([])
    expect(call.requests.map(({ src }) => src)).toEqual(['dial'])
  })

  it('is over for the caller when nothing proves within 10 s that the phone rings', () => {
    const call = new PhoneTalk(booking).fail('dial')
    expect(call.view.status).toBe('queued')
    expect(call.until('untilConfirmed')).toBe(10_000)
    call.fire('untilConfirmed')
    expect(call.view).toMatchObject({ status: 'ended', outcome: 'failed', error: expect.any(String) as string })
    expect(call.view.providerCallId).toBeNull()
    expect(call.creates).toEqual([])
  })

  it.each([0, 30_000])(
    'that is open for 30 s has lost its process, which is no fault of the carrier (%d ms late)',
    (lateMs) => {
      const call = new PhoneTalk(booking).fire('untilDialled', lateMs)
      expect(call.snapshot.value).toEqual({ queued: 'interrupted' })
      expect(call.effects.size).toBe(0)
    },
  )

  it('that was interrupted waits as long as the phone may ring, and tells of the call', () => {
    const call = new PhoneTalk(booking).fail('dial', { name: 'Interrupted', message: 'dial was interrupted.' })
    expect(call.until('untilRungOut')).toBe(60_000)
    call.fire('untilRungOut')
    expect(call.effects.has('hangUp')).toBe(false)
    expect(call.close().view).toMatchObject({ status: 'ended', outcome: 'failed', providerCallId: null })
    expect(call.creates).toHaveLength(1)
    expect(call.inputsOf('dial')).toHaveLength(1)
  })

  it('that could not be given to the carrier, as the store was away, ends at once, blames nobody and is told to nobody', () => {
    const call = new PhoneTalk(booking).fail('dial', { name: 'StoreUnavailable', message: '' })
    const error = 'The service was interrupted while it placed the call.'
    expect(call.view).toMatchObject({ status: 'ended', outcome: 'failed', providerCallId: null, error })
    expect(call.creates).toEqual([])
    expect(call.requests.map(({ src }) => src)).toEqual(['dial'])
  })

  it('that was hung up before the store was back is over for good, and told of', () => {
    const call = new PhoneTalk(booking).offer('call.hangUp')
    call.fail('dial', { name: 'StoreUnavailable', message: '' })
    const error = 'The call was hung up before anybody answered.'
    expect(call.close().view).toMatchObject({ status: 'ended', outcome: 'failed', providerCallId: null, error })
    expect(call.creates).toHaveLength(1)
    expect(call.context.leg.isUndialled).toBeUndefined()
  })

  it.each([
    ['dialling', (call: PhoneTalk) => call],
    ['in doubt', (call: PhoneTalk) => call.fail('dial')],
    ['interrupted', (call: PhoneTalk) => call.fail('dial', { name: 'Interrupted', message: '' })],
  ])('is proven by a callback or by audio while %s', (_, bring) => {
    for (const status of ['queued', 'ringing'] as const) {
      const call = bring(new PhoneTalk(booking)).report(status, { providerCallId: 'CA9' })
      expect(call).toMatchObject({ phase: 'ringing', view: { status: 'ringing', providerCallId: 'CA9' } })
      expect(call.effects.has('dial')).toBe(false)
    }
    expect(bring(new PhoneTalk(booking)).report('answered').phase).toBe('connecting')
    const spoken = bring(new PhoneTalk(booking)).openMedia('CA9')
    expect(spoken).toMatchObject({ phase: 'inProgress', view: { providerCallId: 'CA9' } })
  })

  it('may be over before the order is answered', () => {
    const call = new PhoneTalk(booking).report('busy')
    expect(call.view).toMatchObject({ status: 'ringing', providerCallId: SID })
    expect(call.close().view).toMatchObject({ outcome: 'failed', error: 'The line was busy.', providerCallId: SID })
    expect(call.creates).toHaveLength(1)
  })

  it('ends as soon as it is taken when hanging up was asked for meanwhile', () => {
    const brings = [
      (call: PhoneTalk) => call.dialled(),
      (call: PhoneTalk) => call.report('ringing'),
      (call: PhoneTalk) => call.report('answered'),
      (call: PhoneTalk) => call.openMedia(),
    ]
    for (const bring of brings) {
      const call = bring(new PhoneTalk(booking).offer('call.hangUp'))
      expect([...call.effects.keys()]).toEqual(['hangUp'])
      const error = 'The call was hung up before anybody answered.'
      expect(call.close().view).toMatchObject({ outcome: 'failed', error, turnCount: 0 })
    }
  })
})

describe('a person who is not reached', () => {
  it.each([
    ['busy', 'The line was busy.'],
    ['no_answer', 'Nobody answered.'],
    ['failed', 'The call could not be put through.'],
    ['canceled', 'The call was canceled before anybody answered.'],
    ['completed', 'The call was over before anybody could be heard.'],
  ] as const)('is told in words: %s', (status, error) => {
    for (const before of [[], ['ringing'], ['answered']] as LegStatus[][]) {
      const call = new PhoneTalk(booking).dialled()
      for (const one of before) call.report(one)
      call.report(status)
      const endedAt = call.now
      expect(call.effects.has('hangUp')).toBe(false)
      expect(call.close().view).toMatchObject({
        status: 'ended',
        outcome: 'failed',
        error,
        fields: {},
        turnCount: 0,
        endedAt,
      })
      expect(call.creates).toHaveLength(1)
    }
  })

  it('is told after the ring timeout, and the leg is hung up', () => {
    const call = new PhoneTalk(booking).dialled().report('ringing')
    expect(call.until('untilRungOut')).toBe(60_000)
    call.fire('untilRungOut', 5_000)
    expect(call.effects.get('hangUp')?.input).toMatchObject({ providerCallId: SID, telephony: 'telephony_a' })
    expect(call.view).toMatchObject({ status: 'ringing', outcome: null })
    expect(call.close().view).toMatchObject({
      error: 'Nobody answered.',
      endedAt: call.context.leg.lastActivityAt + 60_000,
    })
  })

  it('is told of a carrier that gave no news at all', () => {
    const call = new PhoneTalk(booking).dialled().fire('untilRungOut').close()
    expect(call.view.error).toBe('No news of the call came in time.')
  })

  it('is told when the phone was answered without audio', () => {
    const call = new PhoneTalk(booking).dialled().report('answered')
    expect(call).toMatchObject({ phase: 'connecting', view: { status: 'in_progress' } })
    call.fire('untilAudio')
    expect(call.effects.has('hangUp')).toBe(true)
    expect(call.close().view).toMatchObject({ outcome: 'failed', error: 'The call was answered, but no audio came.' })
  })

  it('is told when the ringing call is hung up', () => {
    const call = new PhoneTalk(booking).dialled().offer('call.hangUp').close()
    expect(call.view).toMatchObject({ outcome: 'failed', error: 'The call was hung up before anybody answered.' })
  })
})
