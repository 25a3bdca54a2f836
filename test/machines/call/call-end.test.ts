import { describe, expect, it } from 'vitest'
import { ask, end, flowOf, number, start } from '../../support/machines/flows.ts'
import { callInput, PhoneTalk, SID } from '../../support/machines/phone-talk.ts'
import { booking, NOTHING_SAID, SILENCE, hungUp, transcript } from './booking-call.ts'

const notice = flowOf([start('end'), end()])
const told = () => new PhoneTalk(notice).dialled().finish('prepareOpening', { prepared: true }).openMedia()
const party = flowOf([start('ask'), ask('ask', ['guests'], 'end'), end()], { fields: [number('guests')] })
const AUDIO_OVER = { name: 'MediaSessionClosed', message: 'The audio of the call is over: hung_up.' }
const heard = (text: string) => {
  const latency = { endpointingMs: 0, recognitionMs: 0 }
  return { kind: 'heard' as const, text, endedAt: 0, language: null, isDtmf: false, latency }
}

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
    expect(partial.view).toMatchObject({ outcome: 'partial', error: null, fields: { name: 'Priya' }, turnCount: 2 })
    expect(transcript(partial)).toEqual(['null → Hello. name?', 'Priya → '])
    expect(partial.creates).toHaveLength(1)
    const failed = finish(new PhoneTalk(booking).answered().say('er')).close()
    expect(failed.view).toMatchObject({ outcome: 'failed', error: null, turnCount: 2 })
    expect(transcript(failed)).toEqual(['null → Hello. name?', 'er → '])
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

  it('takes what was said last and nobody awaited, also from a flow that asks nothing', () => {
    const words = heard('never call me again')
    const ends = [
      underWay().finish('holdMediaSession', { reason: 'hung_up', lastWords: words }),
      underWay().offer('call.hangUp').finish('holdMediaSession', { reason: 'hung_up', lastWords: words }),
      underWay().finish('holdMediaSession', { reason: 'speech_failed', lastWords: words }).leave(),
      told().finish('holdMediaSession', { reason: 'hung_up', lastWords: words }),
      told()
        .fail('promptAndCollect', AUDIO_OVER)
        .finish('holdMediaSession', {
          ...{ reason: 'hung_up', lastWords: words },
        }),
    ]
    for (const call of ends) {
      expect(call.effects.get('understand')?.input).toMatchObject({
        text: expect.stringContaining(words.text) as string,
      })
      call.understand({ intent: 'opted_out' }).close()
      expect(call.view).toMatchObject({ status: 'ended', outcome: 'opted_out' })
      expect(call.turns.at(-1)?.body).toMatchObject({ callerText: expect.stringContaining(words.text) as string })
    }
  })

  it('takes no answer that our hang-up cut off, and keeps its words as a turn', () => {
    const half = { ...heard('Fri'), isCutOff: true }
    const awaited = hungUp(underWay().offer('call.hangUp').speak().finish('promptAndCollect', half))
    const unawaited = underWay()
      .offer('call.hangUp')
      .speak()
      .finish('holdMediaSession', { reason: 'hung_up', lastWords: half })
    const late = underWay().offer('call.hangUp').finish('hangUpInProgress', { hungUp: true }).speak()
    const calls = [
      awaited,
      unawaited.finish('hangUpInProgress', { hungUp: true }),
      late.finish('holdMediaSession', { reason: 'hung_up', lastWords: half }),
      underWay()
        .fire('untilMaxDuration')
        .speak()
        .finish('promptAndCollect', { ...half, isDtmf: true })
        .fire('untilHungUp')
        .fire('untilLastWords'),
    ]
    for (const call of calls) {
      expect(call.effects.has('understand')).toBe(false)
      expect(call.close().view).toMatchObject({ outcome: 'partial', fields: { name: 'Priya' }, turnCount: 3 })
      expect(transcript(call).at(-1)).toBe('Fri → ')
    }
  })

  it('still understands the answer before the one that our hang-up cut off', () => {
    const half = { ...heard('or Sat'), isContinuation: true, isCutOff: true }
    const call = underWay().speak().hear('Friday').offer('call.hangUp')
    call.finish('holdMediaSession', { reason: 'hung_up', lastWords: half }).finish('hangUpInProgress', { hungUp: true })
    expect(call.phase).toBe('processingLastWords')
    expect(call.effects.get('understand')?.input).toMatchObject({ text: 'Friday' })
    call.understand({ values: { day: 'Friday' } }).close()
    expect(call.view).toMatchObject({ outcome: 'partial', fields: { name: 'Priya', day: 'Friday' } })
    expect(transcript(call).at(-1)).toBe('Friday or Sat → ')
  })

  it('takes an answer that the person cut off', () => {
    const call = underWay()
      .speak()
      .finish('promptAndCollect', { ...heard('Friday'), isCutOff: true })
    expect(call.effects.get('understand')?.input).toMatchObject({ text: 'Friday' })
  })

  it('takes nothing of what its last line cut off', () => {
    const call = underWay().fire('untilTimeIsUp')
    const { turn, text } = call.spoken
    call.offer('utterance.played', { ...SILENCE, turn, text, unanswered: 'Fri', isCutOff: true })
    expect(call.finish('promptAndCollect', { kind: 'played' }).close().view).toMatchObject({
      fields: { name: 'Priya' },
    })
    expect(transcript(call).at(-1)).toBe('Priya Fri → I am sorry, our time is up. Goodbye.')
  })

  it('takes keys that were pressed last', () => {
    const call = new PhoneTalk(party).answered()
    call.finish('holdMediaSession', { reason: 'hung_up', lastWords: { ...heard('12'), isDtmf: true } }).close()
    expect(call.view).toMatchObject({ outcome: 'partial', fields: { guests: 12 } })
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
      expect(call.fire('untilLastWords').close().view).toMatchObject({ outcome: 'partial', turnCount: 2 })
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
    expect(call.view).toMatchObject({ outcome: 'completed', turnCount: 3 })
    expect(call.turns[2]).toMatchObject({ position: 2, body: { callerText: 'Friday', agentText: '', nodeId: 'end' } })
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

  it.each([
    ['a question', 'name', 'partial'],
    ['the goodbye', 'day', 'completed'],
  ])('waits for nothing when speech has failed and the line is gone before %s', (_, field, outcome) => {
    const before = field === 'day' ? underWay() : new PhoneTalk(booking).answered()
    const call = before
      .speak()
      .hear('Friday')
      .talked('speech_failed')
      .understand({ values: { [field]: 'Friday' } })
    if (call.effects.has('compose')) call.finish('compose', { reply: 'Well.', firstTextAt: null })
    expect(call.fail('promptAndCollect', AUDIO_OVER).phase).toBe('closing')
    expect(call.close().view).toMatchObject({ outcome, error: null })
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

describe('words after which the audio ends', () => {
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
    expect(answer.view).toMatchObject({ outcome: 'partial', fields: { name: 'Priya' }, turnCount: 2, endedAt: goneAt })
    expect(transcript(answer)).toEqual(['null → Hello. name?', '… → '])
    expect(leave(heard()).understand({ intent: 'opted_out' }).close()).toMatchObject({
      view: { outcome: 'opted_out', fields: {} },
    })
  })

  it('are given up when no model understands them', () => {
    const finishes = [(call: PhoneTalk) => call.fail('understand'), (call: PhoneTalk) => call.fire('untilUnderstood')]
    for (const finish of finishes) {
      const call = finish(heard().talked('hung_up')).close()
      expect(call.view).toMatchObject({ outcome: 'failed', error: null, turnCount: 2 })
      expect(transcript(call)).toEqual(['null → Hello. name?', '… → '])
    }
  })

  it('are kept where they were all that could be heard of the call', () => {
    const silent = new PhoneTalk(booking, { model: 'openai:x' }).answered()
    const call = silent
      .offer('utterance.played', { ...SILENCE, turn: 0 })
      .hear('hello?')
      .talked('lost')
      .understand()
    expect(call.close().view).toMatchObject({ outcome: 'failed', error: null, turnCount: 1 })
    expect(transcript(call)).toEqual(['hello? → '])
  })

  it('are kept together where the line between was not heard', () => {
    const call = new PhoneTalk(booking).answered().say('Priya', { values: { name: 'Priya' } })
    call
      .offer('utterance.played', { ...SILENCE, turn: 1, interrupted: true })
      .hear('no, Asha')
      .talked('lost')
    expect(transcript(call.understand({ values: { name: 'Asha' } }).close())).toEqual([
      'null → Hello. name?',
      'Priya no, Asha → ',
    ])
  })

  it('are over once they are understood', () => {
    const call = heard().understand().talked('hung_up')
    expect(call.phase).toBe('closing')
  })
})

describe('a special request', () => {
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
