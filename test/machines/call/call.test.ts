import { describe, expect, it } from 'vitest'
import { checkMachine } from '../../../src/actors/step/check-machine.ts'
import { callDefinition, callVersion, flowHashOfCall } from '../../../src/machines/call/call.ts'
import type { LegStatus } from '../../../src/ports/telephony.ts'
import { exampleFlows } from '../../support/machines/examples.ts'
import { ask, boolean, choice, end, flowOf, number, start, text } from '../../support/machines/flows.ts'
import { callInput, delivery, PhoneTalk, SID } from '../../support/machines/phone-talk.ts'
import { STARTED_AT } from '../../support/machines/hand-run.ts'

const booking = flowOf(
  [start('ask_name'), ask('ask_name', ['name'], 'ask_day'), ask('ask_day', ['day'], 'end'), end()],
  { fields: [text('name'), text('day')] },
)

const TERMINAL = ['completed', 'busy', 'no_answer', 'failed', 'canceled'] as const

const NOTHING_SAID = 'The call was over before anything could be said.'
/** A line of which nothing was heard. */
const SILENCE = { text: '', interrupted: false, audioMs: null, synthesisMs: null }

describe('a call', () => {
  it.each(exampleFlows)('can be made durable: %s', (_, flow) => {
    expect(() => checkMachine(callDefinition(flow, 'abc'))).not.toThrow()
  })

  it('is bound to its flow by its version', () => {
    expect(callDefinition(booking, 'abc').version).toBe('1+abc')
    expect(callVersion('abc')).toBe('1+abc')
    expect(flowHashOfCall('1+abc')).toBe('abc')
    expect(flowHashOfCall('2+abc')).toBeNull()
  })

  it('is listed among its project’s calls by its start', () => {
    const call = new PhoneTalk(booking)
    const { projectId, agentId } = callInput
    const index = { projectId, list: 'calls', listedAt: STARTED_AT, agentId, lookup: null }
    expect(call.definition.index(call.snapshot)).toEqual(index)
  })

  it('dials with what the flow and the order say', () => {
    const flow = { ...booking, settings: { ...booking.settings, maxDurationSec: 120 } }
    const call = new PhoneTalk(flow, { from: '+918000000000', telephony: 'telephony_b' })
    expect(call.effects.get('dial')?.input).toEqual({
      callId: callInput.callId,
      projectId: callInput.projectId,
      telephony: 'telephony_b',
      to: '+919876543210',
      from: '+918000000000',
      ringTimeoutSec: 45,
      maxDurationSec: 120,
    })
  })

  it('rings, is answered, asks question after question, says goodbye and ends', () => {
    const call = new PhoneTalk(booking, { metadata: { order: '7' } })
    expect(call.view).toMatchObject({ status: 'queued', to: '+919876543210', telephony: 'telephony_a' })
    call.dialled()
    expect(call.view).toMatchObject({ status: 'ringing', providerCallId: SID })
    call.compose().finish('prepareOpening', { prepared: true }).openMedia()
    expect(call.view).toMatchObject({ status: 'in_progress', outcome: null })
    expect(call.spoken).toMatchObject({ turn: 0, text: 'Hello. name?', language: 'en', asked: [{ name: 'name' }] })
    call.say('I am Priya', { values: { name: 'Priya' } })
    expect(call.spoken).toMatchObject({ turn: 1, text: 'day?', asked: [{ name: 'day' }] })
    call.say('Friday', { values: { day: 'Friday' } })
    expect(call.place).toBe('closingPrompt')
    expect(call.spoken).toMatchObject({ turn: 2, text: 'Goodbye.', asked: [] })
    call.leave()
    const endedAt = call.now
    expect(call.view).toMatchObject({ status: 'in_progress', outcome: null, endedAt: null })
    call.close()
    expect(call.snapshot).toMatchObject({ value: 'ended', status: 'done' })
    expect(call.view).toMatchObject({
      status: 'ended',
      outcome: 'completed',
      error: null,
      fields: { name: 'Priya', day: 'Friday' },
      metadata: { order: '7' },
      turnCount: 3,
      endedAt,
    })
    expect(transcript(call)).toEqual(['null → Hello. name?', 'I am Priya → day?', 'Friday → Goodbye.'])
    expect(call.creates).toMatchObject([
      { type: 'webhook-delivery', id: delivery.id, input: { callId: callInput.callId, event: 'call.completed' } },
    ])
  })

  it('keeps each line as one turn once it is over, with what was heard of it and the time it took', () => {
    const call = new PhoneTalk(booking).answered()
    expect(call.turns).toEqual([])
    call.speak('Hello. na')
    expect(call.turns[0]).toEqual({
      kind: 'turn',
      owner: callInput.callId,
      position: 0,
      body: {
        index: 0,
        callerText: null,
        agentText: 'Hello. na',
        interrupted: true,
        nodeId: 'ask_name',
        llmMs: null,
        audioMs: null,
        createdAt: call.now,
        latency: null,
      },
    })
    call.hear('Priya')
    const endedAt = call.now - 500 // 400 ms of endpointing before, 100 ms of the report
    call.understand({ values: { name: 'Priya' } }).compose('And the day?', endedAt + 640)
    call.speak(undefined, 900)
    expect(call.turns[1]?.body).toMatchObject({
      callerText: 'Priya',
      agentText: 'And the day?',
      interrupted: false,
      nodeId: 'ask_day',
      llmMs: 630, // without the 10 ms on the way from the audio to the journal
      audioMs: 900,
      latency: { endpointingMs: 400, recognitionMs: 90, modelMs: 200, synthesisMs: 200, ownMs: 10 },
    })
    expect(call.context.history.map(({ agent }) => agent)).toEqual(['Hello. na', 'And the day?'])
  })

  it('keeps the time that the audio took, although the clock was set meanwhile', () => {
    for (const setBy of [3_600_000, -3_600_000]) {
      const call = new PhoneTalk(booking).answered().speak().hear('Priya')
      call.now += setBy
      call
        .understand({ values: { name: 'Priya' } })
        .compose('And the day?')
        .speak(undefined, 900)
      const { audioMs, latency } = call.turns[1]?.body as { audioMs: number; latency: Record<string, number> }
      expect(audioMs).toBe(900)
      expect(Object.values(latency).reduce((sum, ms) => sum + ms, 0)).toBe(900)
    }
  })

  it('takes a line’s report only once, and only that of the turn in hand', () => {
    const call = new PhoneTalk(booking).answered().speak()
    expect(call.offer('utterance.played', { turn: 0, ...SILENCE, text: 'x' }).ignored).toBe(true)
    expect(call.turns).toHaveLength(1)
  })
})

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

  it('that the carrier does not answer within 30 s is in doubt as well', () => {
    const call = new PhoneTalk(booking).fire('untilDialled')
    expect(call.snapshot.value).toEqual({ queued: 'unconfirmed' })
    expect(call.effects.size).toBe(0)
  })

  it('of which nobody was told in time because the service was away is no fault of the carrier', () => {
    const call = new PhoneTalk(booking).fire('untilDialled', 30_000)
    expect(call.snapshot.value).toEqual({ queued: 'interrupted' })
  })

  it('that was interrupted waits as long as the phone may ring, and tells of the call', () => {
    const call = new PhoneTalk(booking).fail('dial', { name: 'Interrupted', message: 'dial was interrupted.' })
    expect(call.until('untilRungOut')).toBe(60_000)
    call.fire('untilRungOut')
    expect(call.effects.has('hangUp')).toBe(false)
    expect(call.close().view).toMatchObject({ status: 'ended', outcome: 'failed', providerCallId: null })
    expect(call.creates).toHaveLength(1)
    expect(call.inputsOf('dial')).toHaveLength(1)
  })

  it('that could not be given to the carrier, as the store was away, blames nobody and tells of the call', () => {
    const call = new PhoneTalk(booking).fail('dial', { name: 'StoreUnavailable', message: '' })
    expect(call.effects.has('hangUp')).toBe(false)
    const error = 'The service was interrupted while it placed the call.'
    expect(call.close().view).toMatchObject({ status: 'ended', outcome: 'failed', providerCallId: null, error })
    expect(call.creates).toHaveLength(1)
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

describe('nobody reached', () => {
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

describe('voicemail', () => {
  const error = 'Voicemail answered.'

  it.each([
    ['The person you are calling is not available. Please leave a message after the tone.'],
    ['Hi, this is Rahul’s voicemail'],
    ['The number you have dialled is currently switched off'],
    ['The customer is busy on another call'],
    ['जिस व्यक्ति को आप कॉल कर रहे हैं वह अभी उपलब्ध नहीं है, कृपया बीप के बाद संदेश छोड़ें'],
    ['kripya beep ke baad apna sandesh chhodein'],
  ])('is recognised by its greeting: %s', (greeting) => {
    const call = new PhoneTalk(booking).answered().speak().hear(greeting).close()
    expect(call.view).toMatchObject({ outcome: 'failed', error, turnCount: 0, fields: {} })
  })

  it.each([
    'I am not available on Friday',
    'Leave it',
    'Can you send a message?',
    'The person you are calling is not here, I am his brother',
    "I can't take your call right now, please call me later",
    'मैं शुक्रवार को उपलब्ध नहीं हूँ',
  ])('is not what a person says: %s', (words) =>
    expect(new PhoneTalk(booking).answered().speak().hear(words).place).toBe('ask_name.understanding'),
  )

  it('is looked for in the first words only', () => {
    const call = new PhoneTalk(booking).answered().say('er').speak().hear('Please leave a message after the tone')
    expect(call.place).toBe('ask_name.understanding')
  })

  it('is told by the audio or the carrier, before or after the answer', () => {
    const tells = [
      (call: PhoneTalk) => call.dialled().report('answered', { answeredBy: 'machine' }),
      (call: PhoneTalk) => call.report('answered', { answeredBy: 'machine' }),
      (call: PhoneTalk) => call.dialled().report('answered').report('answered', { answeredBy: 'machine' }),
      (call: PhoneTalk) => call.answered().report('answered', { answeredBy: 'machine' }),
      (call: PhoneTalk) => call.answered().say('er').report('answered', { answeredBy: 'machine' }),
      (call: PhoneTalk) => call.answered().speak().finish('promptAndCollect', { kind: 'machine' }),
    ]
    for (const tell of tells) {
      const call = tell(new PhoneTalk(booking)).close()
      expect(call.view).toMatchObject({ outcome: 'failed', error, turnCount: 0, fields: {} })
    }
  })

  it('is not believed of somebody who has answered a question', () => {
    const call = new PhoneTalk(booking).answered().say('Priya', { values: { name: 'Priya' } })
    expect(call.report('answered', { answeredBy: 'machine' }).ignored).toBe(true)
    call.speak().finish('promptAndCollect', { kind: 'machine' })
    expect(call.place).toBe('ask_day.asking')
  })
})

describe('callbacks', () => {
  it('that come twice, late or about another call change nothing', () => {
    const call = new PhoneTalk(booking).dialled().report('ringing', { sequence: 1 })
    expect(call.report('ringing', { sequence: 1 }).ignored).toBe(true)
    expect(call.report('queued', { sequence: 0 }).ignored).toBe(true)
    expect(call.report('answered', { sequence: 0 }).ignored).toBe(true)
    expect(call.report('busy', { providerCallId: 'CA2' }).ignored).toBe(true)
    expect(call.report('busy', { providerCallId: '' }).ignored).toBe(true)
    expect(call.openMedia('CA2').ignored).toBe(true)
    call.openMedia()
    expect(call.report('ringing').ignored).toBe(true)
    expect(call.report('answered', { sequence: 2 }).ignored).toBe(true)
    expect(call.openMedia().ignored).toBe(true)
  })

  it.each(TERMINAL)('find nothing to change after %s', (status) => {
    const call = new PhoneTalk(booking).dialled().report(status)
    for (const other of ['queued', 'ringing', 'answered', ...TERMINAL] as const)
      expect(call.report(other).ignored).toBe(true)
    expect(call.openMedia().ignored).toBe(true)
    expect(call.offer('call.hangUp').ignored).toBe(true)
    call.close()
    expect(call.report('answered').ignored).toBe(true)
  })
})

describe('the eye on the carrier', () => {
  it('asks after 20 s without news of a ringing phone, then every 15 s', () => {
    const call = new PhoneTalk(booking).dialled().compose().finish('prepareOpening', { prepared: true })
    const ringingSince = call.context.leg.lastActivityAt
    call.fire('untilNextPoll')
    expect(call.now).toBe(ringingSince + 20_000)
    expect(call.effects.get('fetchCallStatus')?.input).toMatchObject({ providerCallId: SID })
    call.look(null)
    expect(call.fire('untilNextPoll').now).toBe(ringingSince + 35_000)
    call.fail('fetchCallStatus')
    expect(call.fire('untilNextPoll').now).toBe(ringingSince + 50_000)
    expect(call.look('busy').close().view.error).toBe('The line was busy.')
  })

  it('waits anew when something was heard meanwhile', () => {
    const call = new PhoneTalk(booking).dialled()
    call.now += 12_000
    call.report('ringing').fire('untilNextPoll')
    expect(call.monitor).toBe('idle')
    expect(call.until('untilNextPoll')).toBe(12_000 - 0)
  })

  it('acts on what it sees as on a callback', () => {
    const looking = () => new PhoneTalk(booking).dialled().fire('untilNextPoll')
    expect(looking().look('answered').phase).toBe('connecting')
    expect(looking().look('ringing')).toMatchObject({ phase: 'ringing', monitor: 'idle' })
    expect(looking().look('answered', { answeredBy: 'machine' }).close().view.error).toBe('Voicemail answered.')
    expect(looking().look('completed', { providerCallId: 'CA2' })).toMatchObject({ phase: 'ringing', monitor: 'idle' })
  })

  it('does not wait for an answer for more than 10 s', () => {
    const call = new PhoneTalk(booking).dialled().fire('untilNextPoll').fire('untilPollFails')
    expect(call.monitor).toBe('idle')
    expect(call.effects.has('fetchCallStatus')).toBe(false)
  })

  it('gives up a call of which nothing is heard for 200 s', () => {
    const call = new PhoneTalk(booking).answered()
    const seenAt = call.context.leg.lastActivityAt
    const asked: number[] = []
    while (call.phase === 'inProgress') {
      call.fire('untilNextPoll')
      if (!call.effects.has('fetchCallStatus')) continue
      asked.push(call.now - seenAt)
      call.look(null)
    }
    expect(asked[0]).toBe(60_000)
    expect(asked.length).toBeGreaterThan(3)
    expect(call.now).toBe(seenAt + 200_000)
    expect(call.close().view).toMatchObject({ outcome: 'failed', error: NOTHING_SAID })
  })

  it('keeps a call that the carrier still knows', () => {
    const call = new PhoneTalk(booking).answered()
    for (let n = 0; n < 10; n += 1) call.fire('untilNextPoll').look('answered')
    expect(call.phase).toBe('inProgress')
  })

  it('finds the end that no callback told', () => {
    const call = new PhoneTalk(booking).answered().fire('untilNextPoll').look('completed')
    expect(call.monitor).toBe('ended')
    call.fire('untilLastWords')
    expect(call.effects.has('hangUp')).toBe(false)
    expect(call.close().view).toMatchObject({ outcome: 'failed', error: NOTHING_SAID })
  })
})

describe('words that go on with the answer before', () => {
  const tail = (call: PhoneTalk, text: string) => call.hear(text, { isContinuation: true })

  it('are understood with it, for its question, and use up no attempt of the next one', () => {
    const call = new PhoneTalk(booking).answered().say('Priya', { values: { name: 'Priya' } })
    expect(call.context.attempts).toBe(1)
    tail(call.speak('On'), 'Sharma')
    expect(call.inputsOf('understand').at(-1)).toMatchObject({ text: 'Priya Sharma', asked: ['name'] })
    call.understand({ values: { name: 'Priya Sharma' } }).compose()
    expect(call.view.fields).toEqual({ name: 'Priya Sharma' })
    expect(call.place).toMatch(/^ask_day/)
    expect(call.context.attempts).toBe(1)
    call.say('Friday', { values: { day: 'Friday' } })
    expect(call.inputsOf('understand').at(-1)).toMatchObject({ text: 'Friday', asked: ['day'] })
    const said = call.turns.map(({ body }) => body['callerText'])
    expect(said).toEqual([null, 'Priya', 'Sharma'])
  })

  it('are of one turn with it when the line between was not heard', () => {
    const call = new PhoneTalk(booking).answered().say('Priya', { values: { name: 'Priya' } })
    tail(call.speak(''), 'Sharma')
      .understand({ values: { name: 'Priya Sharma' } })
      .compose()
    expect(call.turns).toHaveLength(1)
    call.speak()
    expect(call.turns[1]?.body).toMatchObject({ index: 1, callerText: 'Priya Sharma', nodeId: 'ask_day' })
  })

  it('are understood so also when the line is gone with them', () => {
    const call = new PhoneTalk(booking).answered().say('Priya', { values: { name: 'Priya' } })
    tail(call.speak('On'), 'but stop calling me').talked('hung_up')
    expect(call.inputsOf('understand').at(-1)).toMatchObject({ text: 'Priya but stop calling me', asked: ['name'] })
    expect(call.understand({ intent: 'opted_out' }).close().view.outcome).toBe('opted_out')
  })
})

describe('the end of a call that was answered', () => {
  const underWay = () => new PhoneTalk(booking).answered().say('Priya', { values: { name: 'Priya' } })

  it.each([
    ['the person hangs up', (call: PhoneTalk) => call.talked('hung_up')],
    ['the line is lost', (call: PhoneTalk) => call.talked('lost')],
    ['speech fails', (call: PhoneTalk) => call.speechFails().fail('promptAndCollect')],
    ['it takes too long', (call: PhoneTalk) => hungUp(call.fire('untilMaxDuration'))],
    ['it is hung up', (call: PhoneTalk) => hungUp(call.offer('call.hangUp'))],
    ['a line cannot be spoken', (call: PhoneTalk) => call.fail('promptAndCollect')],
    ['speaking is stuck', (call: PhoneTalk) => call.fire('untilStuck')],
    [
      'the process that held it died',
      (call: PhoneTalk) => call.fail('holdMediaSession', { name: 'Interrupted', message: '' }),
    ],
    ['the carrier says so', (call: PhoneTalk) => call.report('completed').fire('untilLastWords')],
  ])('is partial with an answer and failed without when %s', (_, finish) => {
    const partial = finish(underWay()).close()
    expect(partial.view).toMatchObject({ outcome: 'partial', error: null, fields: { name: 'Priya' }, turnCount: 1 })
    expect(partial.turns).toHaveLength(partial.view.turnCount)
    expect(partial.creates).toHaveLength(1)
    const failed = finish(new PhoneTalk(booking).answered().say('er')).close()
    expect(failed.view).toMatchObject({ outcome: 'failed', error: null, turnCount: 1 })
    expect(failed.effects.size).toBe(0)
  })

  it('keeps what was heard of the line in which it is hung up', () => {
    const call = underWay().offer('call.hangUp')
    expect(call.effects.get('hangUpInProgress')?.input).toMatchObject({ providerCallId: SID, telephony: 'telephony_a' })
    expect(call.offer('call.hangUp').ignored).toBe(true)
    hungUp(call.speak('da')).close()
    expect(call.view).toMatchObject({ outcome: 'partial', turnCount: 2 })
    expect(call.turns[1]?.body).toMatchObject({ agentText: 'da', callerText: 'Priya' })
    const first = hungUp(new PhoneTalk(booking).answered().offer('call.hangUp').speak('Hello')).close()
    expect(first.view).toMatchObject({ outcome: 'failed', error: null, turnCount: 1 })
  })

  it('asks the carrier once to hang up, and once more only if that came to nothing', () => {
    const requests = (call: PhoneTalk) => call.inputsOf('hangUp').length
    const call = underWay().offer('call.hangUp').talked('hung_up').fail('promptAndCollect')
    const goneAt = call.now
    expect(call.phase).toBe('inProgress')
    expect(requests(call.finish('hangUpInProgress', { hungUp: true }).close())).toBe(1)
    expect(call.view.endedAt).toBe(goneAt)
    const vain = underWay().offer('call.hangUp').talked('hung_up').finish('hangUpInProgress', { hungUp: false })
    expect(vain.phase).toBe('closing')
    expect(requests(vain.close())).toBe(2)
    const asked = underWay().speak().hear('Friday').offer('call.hangUp')
    expect(hungUp(asked).phase).toBe('processingLastWords')
    expect(requests(asked.understand({ values: { day: 'Friday' } }).close())).toBe(1)
  })

  it('comes with a goodbye 6 s before it would take too long, and is cut off then whatever is said', () => {
    const call = underWay()
    expect((call.until('untilMaxDuration') ?? 0) - (call.until('untilTimeIsUp') ?? 0)).toBe(6_000)
    call.fire('untilTimeIsUp')
    expect(call.place).toBe('closingPrompt')
    expect(call.spoken).toMatchObject({ turn: 1, asked: [], text: 'I am sorry, our time is up. Goodbye.' })
    expect(call.leave().close().view).toMatchObject({ outcome: 'partial', turnCount: 2 })
    const long = hungUp(underWay().fire('untilTimeIsUp').fire('untilMaxDuration').speak('I am')).close()
    expect(long.turns[1]?.body).toMatchObject({ agentText: 'I am', callerText: 'Priya' })
  })

  it('has no such goodbye while it says its own', () => {
    const leaving = underWay().say('Friday', { values: { day: 'Friday' } })
    expect(leaving.until('untilTimeIsUp')).toBeUndefined()
  })

  it('says it while what was said last is understood, and keeps that, whichever takes longer', () => {
    const meaning = { values: { day: 'Friday' } }
    const timeUp = () => underWay().speak().hear('Friday').fire('untilTimeIsUp')
    expect(timeUp().spoken).toMatchObject({ asked: [], text: 'I am sorry, our time is up. Goodbye.' })
    const calls = [
      timeUp().understand(meaning).leave(),
      timeUp().leave().understand(meaning),
      hungUp(timeUp().speak().fire('untilMaxDuration')).understand(meaning),
    ]
    for (const call of calls) {
      expect(call.close().view).toMatchObject({ fields: { day: 'Friday' }, turnCount: 3 })
      expect(call.turns[2]?.body).toMatchObject({
        callerText: 'Friday',
        agentText: expect.stringContaining('time is up') as string,
      })
    }
    const without = timeUp().leave().fail('understand', { name: 'ModelUnavailable', message: '' })
    expect(without.close().view).toMatchObject({ fields: { name: 'Priya' }, turnCount: 3 })
  })

  it('hears who wishes never to be called again in what was said last', () => {
    const call = underWay().speak().hear('never call me').fire('untilTimeIsUp').leave()
    expect(call.understand({ intent: 'opted_out' }).close().view).toMatchObject({ outcome: 'opted_out' })
    const gone = underWay().speak().hear('never call me').fire('untilTimeIsUp').understand({ intent: 'opted_out' })
    expect(gone.talked('hung_up').close().view).toMatchObject({ outcome: 'opted_out' })
  })

  it('ends when it is hung up, though neither the carrier nor the audio says that it is over', () => {
    for (const isAnswered of [true, false]) {
      const call = underWay().offer('call.hangUp')
      if (isAnswered) call.finish('hangUpInProgress', { hungUp: false })
      else call.fire('untilHungUp')
      expect(call.fire('untilLastWords').close().view).toMatchObject({ outcome: 'partial', turnCount: 1 })
    }
  })

  it('waits a moment for what the person heard last', () => {
    const call = underWay().report('completed')
    expect(call.until('untilLastWords')).toBe(2_000)
    call.speak('da').talked('hung_up').close()
    expect(call.view).toMatchObject({ outcome: 'partial', turnCount: 2 })
    expect(call.turns[1]?.body).toMatchObject({ agentText: 'da', interrupted: true, callerText: 'Priya' })
  })

  it('counts its longest time from the answer', () => {
    const call = new PhoneTalk(booking).dialled().report('answered')
    call.now += 4_000
    expect(call.openMedia().until('untilMaxDuration')).toBe(596_000)
  })

  it('is what the flow came to, even if nobody hears the last words', () => {
    const call = underWay()
      .say('Friday', { values: { day: 'Friday' } })
      .talked('hung_up')
      .close()
    expect(call.view).toMatchObject({ outcome: 'completed', turnCount: 2 })
  })

  it.each(['media first', 'answer first'] as const)('is told to the person when speech fails (%s)', (order) => {
    const call = underWay().speak('And the').speechFails(order).leave().close()
    expect(call.view).toMatchObject({ outcome: 'partial', error: null, turnCount: 3 })
    expect(call.turns[2]).toMatchObject({
      body: { callerText: null, agentText: 'I am sorry, something has gone wrong on our side. Goodbye.' },
    })
  })

  it('comes after what was said last was understood, though speech has failed since', () => {
    const call = underWay().speak().hear('Friday').talked('speech_failed')
    call.understand({ values: { day: 'Friday' } })
    expect(call.view.fields).toMatchObject({ day: 'Friday' })
  })

  it('has words when speech failed before anything was said', () => {
    const call = new PhoneTalk(booking).answered().speechFails().fail('promptAndCollect').close()
    expect(call.view).toMatchObject({
      outcome: 'failed',
      error: 'The speech provider failed before anything was said.',
    })
  })

  it('has words and no turns when nothing could be heard of the first line', () => {
    const unheard = () => new PhoneTalk(booking).answered().offer('utterance.played', { ...SILENCE, turn: 0 })
    const silent = unheard().speechFails().fail('promptAndCollect').close()
    expect(silent.view).toMatchObject({ error: 'The speech provider failed before anything was said.', turnCount: 0 })
    expect(silent.turns).toEqual([])
    const gone = unheard().talked('hung_up').close()
    expect(gone.view).toMatchObject({ outcome: 'failed', error: NOTHING_SAID, turnCount: 0 })
  })

  it('keeps what the person said last, though nothing could be heard of the reply', () => {
    const call = underWay()
    call.offer('utterance.played', { ...SILENCE, turn: 1 })
    expect(call.talked('lost').close().view).toMatchObject({ outcome: 'partial', error: null, turnCount: 2 })
    expect(call.turns[1]).toMatchObject({ body: { callerText: 'Priya', agentText: '' } })
  })

  it('keeps no turn of an apology that answers nobody and could not be heard', () => {
    const call = underWay()
      .offer('utterance.played', { ...SILENCE, turn: 1 })
      .speechFails()
    expect(call.place).toBe('closingPrompt')
    call.offer('utterance.played', { ...SILENCE, turn: 2 }).finish('promptAndCollect', { kind: 'played' })
    expect(call.close().view).toMatchObject({ outcome: 'partial', turnCount: 2 })
    expect(call.turns.map(({ body }) => body['agentText'])).toEqual(['Hello. name?', ''])
  })

  it('leaves nothing pending and nothing behind that only a running call needs', () => {
    const call = underWay().talked('hung_up').close()
    expect([call.effects.size, call.timers.size]).toEqual([0, 0])
    expect(call.context).toMatchObject({ history: [], visitedNodes: [], leg: { opening: null, answer: null } })
  })
})

describe('words with which the line is gone', () => {
  const heard = () => new PhoneTalk(booking, { model: 'openai:x' }).answered().speak().hear('…')

  it.each([
    ['hangs up', (call: PhoneTalk) => call.talked('hung_up')],
    ['is lost', (call: PhoneTalk) => call.talked('lost')],
    ['is over for the carrier', (call: PhoneTalk) => call.report('completed').fire('untilLastWords')],
    [
      'loses the process that held the line',
      (call: PhoneTalk) => call.fail('holdMediaSession', { name: 'Interrupted', message: '' }),
    ],
  ])('are understood all the same when the person %s', (_, leave) => {
    const answer = leave(heard())
    const goneAt = answer.now
    expect(answer.phase).toBe('processingLastWords')
    expect(answer.inputsOf('understand').at(-1)).toMatchObject({ text: '…', asked: ['name'] })
    answer.understand({ values: { name: 'Priya' } }).close()
    expect(answer.view).toMatchObject({ outcome: 'partial', fields: { name: 'Priya' }, turnCount: 1, endedAt: goneAt })
    expect(leave(heard()).understand({ intent: 'opted_out' }).close()).toMatchObject({
      view: { outcome: 'opted_out', fields: {} },
    })
  })

  it('are given up when no model understands them', () => {
    const finishes = [(call: PhoneTalk) => call.fail('understand'), (call: PhoneTalk) => call.fire('untilUnderstood')]
    for (const finish of finishes) {
      const call = finish(heard().talked('hung_up')).close()
      expect(call.view).toMatchObject({ outcome: 'failed', error: null, turnCount: 1 })
    }
  })

  it('are over once they are understood', () => {
    const call = heard().understand().talked('hung_up')
    expect(call.phase).toBe('closing')
  })
})

describe('a wish', () => {
  it.each(['opted_out', 'wrong_person', 'callback_requested'] as const)(
    'to end as %s is answered and granted',
    (intent) => {
      const call = new PhoneTalk(booking).answered().say('…', { intent })
      expect(call.spoken).toMatchObject({ text: `(${intent})`, asked: [] })
      call.leave().finish('hangUp', { hungUp: true })
      expect(call.effects.has('saveOptOut')).toBe(intent === 'opted_out')
      expect(call.close().view).toMatchObject({ outcome: intent, turnCount: 2, error: null })
    },
  )

  it('not to be called again is kept, with number and time', () => {
    const call = new PhoneTalk(booking).answered().say('stop', { intent: 'opted_out' }).leave()
    const endedAt = call.now
    call.finish('hangUp', { hungUp: false })
    expect(call.effects.get('saveOptOut')?.input).toEqual({
      projectId: callInput.projectId,
      number: '+919876543210',
      callId: callInput.callId,
      at: endedAt,
    })
  })

  it.each([
    [
      'the person hangs up first',
      (call: PhoneTalk) => call.speak().hear('stop').understand({ intent: 'opted_out' }).talked('hung_up'),
    ],
    [
      'the model fails at the answer',
      (call: PhoneTalk) => call.speak().hear('stop').understand({ intent: 'opted_out' }).fail('compose').leave(),
    ],
    [
      'the process dies',
      (call: PhoneTalk) => call.speak().hear('stop').understand({ intent: 'opted_out' }).fail('holdMediaSession'),
    ],
  ])('not to be called again is kept even if %s', (_, finish) => {
    const call = finish(new PhoneTalk(booking).answered())
    expect(call.close().view.outcome).toBe('opted_out')
    expect(call.inputsOf('saveOptOut')).toHaveLength(1)
  })

  it('that the flow itself ends with is kept too', () => {
    const flow = flowOf([start('end'), { ...end(), outcome: 'opted_out' } as never])
    const call = new PhoneTalk(flow).dialled().openMedia().leave().close()
    expect(call.inputsOf('saveOptOut')).toHaveLength(1)
    expect(call.view.outcome).toBe('opted_out')
  })

  it('is tried again while it cannot be kept, before the result is told', () => {
    const call = new PhoneTalk(booking)
      .answered()
      .say('stop', { intent: 'opted_out' })
      .leave()
      .finish('hangUp', { hungUp: true })
    call.fail('saveOptOut').fire('untilClosingRetry').fail('saveOptOut').fire('untilClosingRetry')
    expect(call.creates).toEqual([])
    expect(call.close().view.outcome).toBe('opted_out')
    expect(call.inputsOf('saveOptOut')).toHaveLength(3)
  })
})

describe('the result', () => {
  const over = () => new PhoneTalk(booking).answered().talked('hung_up')

  it('does not wait for a leg that cannot be hung up', () => {
    expect(over().finish('hangUp', { hungUp: false }).effects.has('resolveRecipients')).toBe(true)
    expect(over().fail('hangUp').effects.has('resolveRecipients')).toBe(true)
  })

  it('waits for the effects that prepare it, which end by themselves: no deadline takes their place', () => {
    const call = over()
    expect([...call.timers]).toEqual([])
    expect([...call.finish('hangUp', { hungUp: true }).timers]).toEqual([])
  })

  it('is tried again while nobody can say who is to be told', () => {
    const call = over().finish('hangUp', { hungUp: true }).fail('resolveRecipients').fire('untilClosingRetry').close()
    expect(call.creates).toHaveLength(1)
    expect(call.ended).toBe(true)
  })

  it('comes at last all the same', () => {
    const call = over().finish('hangUp', { hungUp: true })
    for (let n = 0; n < 50 && !call.ended; n += 1) call.fail('resolveRecipients').fire('untilClosingRetry')
    expect(call.ended).toBe(true)
    expect(call.inputsOf('resolveRecipients').length).toBeGreaterThan(10)
    expect(call.view).toMatchObject({ status: 'ended', outcome: 'failed' })
  })
})

describe('silence', () => {
  it('is spoken to twice, the question asked again without using up an attempt, then the call ends', () => {
    const call = new PhoneTalk(booking).answered().silent()
    expect(call.inputsOf('compose').at(-1)).toMatchObject({
      lines: ['Are you still there?'],
      question: { fields: [{ name: 'name' }], attempt: 1 },
      heard: null,
    })
    call.compose().silent().compose().silent()
    expect(call.place).toBe('closingPrompt')
    expect(call.spoken).toMatchObject({ text: expect.stringContaining('Goodbye') as string, asked: [] })
    expect(call.leave().close().view).toMatchObject({ outcome: 'failed', error: null, turnCount: 4 })
    expect(call.turns.map(({ body }) => body.callerText)).toEqual([null, null, null, null])
  })

  it('is over with the first word', () => {
    const call = new PhoneTalk(booking).answered().silent().compose().say('er').silent().compose().silent().compose()
    expect(call.place).toBe('ask_name.talking')
    expect(call.context.attempts).toBe(2)
  })

  it('is also what an answer without words means', () => {
    expect(new PhoneTalk(booking).answered().speak().hear(' ').place).toBe('ask_name.asking')
    expect(new PhoneTalk(booking).answered().speak().finish('promptAndCollect', { kind: 'played' }).place).toBe(
      'ask_name.asking',
    )
  })

  it('is spoken to in the language of the call', () => {
    const flow = flowOf(booking.nodes, { fields: booking.fields, settings: { languages: ['hi', 'en'] } })
    const call = new PhoneTalk(flow).answered().silent()
    expect(call.inputsOf('compose').at(-1)).toMatchObject({ lines: ['क्या आप लाइन पर हैं?'] })
  })
})

describe('keys', () => {
  const keyed = flowOf([start('a'), ask('a', ['x'], 'end'), end()])
  const press = (field: ReturnType<typeof text>, keys: string) =>
    new PhoneTalk({ ...keyed, fields: [field] }).answered().speak().hear(keys, { isDtmf: true })

  it.each([
    [number('x'), '042', 42],
    [boolean('x'), '1', true],
    [boolean('x'), '2', false],
    [choice('x', ['small', 'large']), '2', 'large'],
  ])('answer %j: %s', (field, keys, value) => {
    const call = press(field, keys)
    expect(call.inputsOf('understand')).toEqual([])
    expect(call.context.fields).toEqual({ x: value })
    expect(call.place).toBe('closingPrompt')
    expect(call.speak().turns[1]?.body.callerText).toBe(keys)
  })

  it.each([
    [number('x'), '#'],
    [number('x'), '1234567890123456'],
    [boolean('x'), '3'],
    [choice('x', ['small', 'large']), '3'],
    [choice('x', ['small', 'large']), '0'],
    [choice('x', ['small', 'large']), '12'],
  ])('that mean nothing to %j use up an attempt: %s', (field, keys) => {
    const call = press(field, keys)
    expect(call.context).toMatchObject({ fields: {}, attempts: 2 })
    expect(call.place).toBe('a.asking')
  })

  it('that say nothing are silence', () => {
    expect(press(number('x'), '').context).toMatchObject({ attempts: 1, leg: { noInputCount: 1 } })
  })

  it('are words where text is asked for', () => {
    const call = press(text('x'), '9876543210')
    expect(call.inputsOf('understand')).toMatchObject([{ text: '9876543210', asked: ['x'] }])
  })
})

describe('a dead model', () => {
  it('is apologised for, and fails the call', () => {
    const kinds = [
      (call: PhoneTalk) => call.openMedia().fail('compose'),
      (call: PhoneTalk) => call.openMedia().compose().speak().hear('Priya').fail('understand'),
      (call: PhoneTalk) => call.openMedia().compose().speak().hear('Priya').understand().fail('compose'),
    ]
    for (const kill of kinds) {
      const call = kill(new PhoneTalk(booking, { model: 'openai:x' }))
      expect(call.spoken).toMatchObject({ text: expect.stringContaining('sorry') as string, asked: [] })
      expect(call.leave().close().view).toMatchObject({ outcome: 'failed', error: null })
    }
  })

  it('is told in words when not even that was heard', () => {
    const call = new PhoneTalk(booking).openMedia().fail('compose').talked('hung_up').close()
    expect(call.view).toMatchObject({
      outcome: 'failed',
      error: 'The language model could not be reached.',
      turnCount: 0,
    })
  })

  it('takes nothing from a flow that has come to its end', () => {
    const flow = flowOf([start('a'), ask('a', ['x'], 'end'), end('end', '')], { fields: [text('x')] })
    const call = new PhoneTalk(flow)
      .answered()
      .speak()
      .hear('…')
      .understand({ values: { x: 'x' } })
      .fail('compose')
    expect(call.spoken.text).toBe('Thank you. Goodbye.')
    expect(call.leave().close().view).toMatchObject({ outcome: 'completed', fields: { x: 'x' } })
  })
})

describe('languages', () => {
  it('follow what was heard, among those of the flow', () => {
    const flow = flowOf(booking.nodes, { fields: booking.fields, settings: { languages: ['en', 'hi'] } })
    const call = new PhoneTalk(flow).answered().speak().hear('नमस्ते', { language: 'hi' })
    expect(call.inputsOf('understand').at(-1)).toMatchObject({ language: 'hi' })
    call.understand({ language: 'hi' }).compose()
    expect(call.spoken.language).toBe('hi')
    const english = new PhoneTalk(booking).answered().speak().hear('नमस्ते', { language: 'hi' })
    expect(english.context.language).toBe('en')
  })
})

function transcript(call: PhoneTalk): string[] {
  return call.turns.map(({ body }) => `${body.callerText as string | null} → ${body.agentText as string}`)
}

/** The carrier has done what it was asked to, and the audio is over. */
function hungUp(call: PhoneTalk): PhoneTalk {
  return call.talked('hung_up').finish('hangUpInProgress', { hungUp: true })
}
