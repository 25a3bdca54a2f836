import { describe, expect, it } from 'vitest'
import { PhoneTalk, SID } from '../../support/machines/phone-talk.ts'
import { booking, TERMINAL, NOTHING_SAID } from './booking-call.ts'

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

  it.each(['opted_out', 'wrong_person'] as const)(
    'is not believed of somebody whose objection was heard: %s',
    (intent) => {
      const call = new PhoneTalk(booking).answered().say('stop calling, this is the wrong number', { intent })
      expect(call.report('answered', { answeredBy: 'machine' }).ignored).toBe(true)
      expect(call.leave().close().view).toMatchObject({ outcome: intent, error: null, turnCount: 2 })
    },
  )

  it('is believed of a greeting that asks to call later', () => {
    const call = new PhoneTalk(booking).answered().say('please call me later', { intent: 'callback_requested' })
    expect(call.report('answered', { answeredBy: 'machine' }).close().view).toMatchObject({ outcome: 'failed', error })
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

describe('polling the carrier', () => {
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
