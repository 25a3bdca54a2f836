import { describe, expect, it } from 'vitest'
import { checkMachine } from '../../../src/actors/step/check-machine.ts'
import { callDefinition, callVersion, flowHashOfCall } from '../../../src/machines/call/call.ts'
import { exampleFlows } from '../../support/machines/examples.ts'
import { flowOf } from '../../support/machines/flows.ts'
import { callInput, delivery, PhoneTalk, SID } from '../../support/machines/phone-talk.ts'
import { STARTED_AT } from '../../support/machines/hand-run.ts'
import { booking, SILENCE, transcript } from './booking-call.ts'

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
