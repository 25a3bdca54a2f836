import { describe, expect, it } from 'vitest'
import { ask, boolean, choice, end, flowOf, number, start, text } from '../../support/machines/flows.ts'
import { PhoneTalk } from '../../support/machines/phone-talk.ts'
import { booking } from './booking-call.ts'

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
