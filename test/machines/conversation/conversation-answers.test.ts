import { describe, expect, it } from 'vitest'
import { ask, boolean, choice, end, flowOf, number, start, text } from '../../support/machines/flows.ts'
import { Talk, transcript } from '../../support/machines/talk.ts'
import { booking } from './booking-conversation.ts'

describe('answers', () => {
  it('are kept as far as there is room, but no option by half', () => {
    const nodes = [start('ask_all'), ask('ask_all', ['note', 'size', 'end'], 'end'), end()]
    const fields = [text('note'), choice('size', ['large', 'small']), text('end')]
    const talk = new Talk(flowOf(nodes, { fields })).compose().send('All of it')
    talk.understand({ values: { note: 'x'.repeat(5_998), size: 'large', end: 'open' } })
    expect(talk.context.fields).toEqual({ note: 'x'.repeat(5_998), end: 'op' })
  })

  it('may come several at once and early, and are then not asked for', () => {
    const talk = new Talk(booking).compose().say('Priya, on Friday', { values: { name: 'Priya', day: 'Friday' } })
    expect(transcript(talk)).toEqual(['null → Hello. name?', 'Priya, on Friday → Goodbye.'])
    expect(talk.context).toMatchObject({ fields: { name: 'Priya', day: 'Friday' }, outcome: 'completed' })
  })

  it('may correct earlier ones at any later question', () => {
    const talk = new Talk(booking).compose().say('Priya', { values: { name: 'Priya' } })
    talk.say('it is Asha, and Friday', { values: { name: 'Asha', day: 'Friday' } })
    expect(talk.context).toMatchObject({ fields: { name: 'Asha', day: 'Friday' }, outcome: 'completed' })
  })

  it('are kept only when they fit a field of the flow', () => {
    const flow = flowOf([start('a'), ask('a', ['age', 'ok', 'size', 'name'], 'end'), end()], {
      fields: [
        number('age'),
        boolean('ok'),
        text('name'),
        { name: 'size', type: 'enum', description: '', options: ['S', 'L'], required: true },
      ],
    })
    const values = { age: '5', ok: 'yes', size: 's', name: '', outcome: 'completed', constructor: 'x' } as never
    const talk = new Talk(flow).compose().say('nonsense', { values })
    expect(talk.context.fields).toEqual({})
    talk.say('better', { values: { age: 5, ok: false, size: 'S', name: 'Priya' } })
    expect(talk.context).toMatchObject({
      fields: { age: 5, ok: false, size: 'S', name: 'Priya' },
      outcome: 'completed',
    })
  })

  it('are cut when they would outgrow what a conversation can keep', () => {
    const talk = new Talk(booking)
      .compose()
      .say('long', { values: { name: 'n'.repeat(5_000), day: 'd'.repeat(5_000) } })
    expect(talk.context.fields).toEqual({ name: 'n'.repeat(5_000), day: 'd'.repeat(1_000) })
  })

  it('are shown to the next reply together with what was said', () => {
    const talk = new Talk(booking).compose().say('I am Priya', { values: { name: 'Priya' } })
    expect(talk.composed[1]).toMatchObject({
      heard: 'I am Priya',
      understood: { name: 'Priya' },
      collected: { name: 'Priya' },
      question: { fields: [{ name: 'day' }], attempt: 1 },
    })
  })
})

describe('a question', () => {
  const pair = flowOf([start('a'), ask('a', ['name', 'day'], 'end'), end()], { fields: [text('name'), text('day')] })

  it('is asked as often as the settings say, then the flow moves on without the answer', () => {
    const talk = new Talk(booking).compose().say('er').say('um').say('hm')
    expect(talk.composed.map((request) => [request.question?.fields[0]?.name, request.question?.attempt])).toEqual([
      ['name', 1],
      ['name', 2],
      ['name', 3],
      ['day', 1],
    ])
    talk.say('Friday', { values: { day: 'Friday' } })
    expect(talk.context).toMatchObject({ flowNodeId: 'end', outcome: 'partial', fields: { day: 'Friday' } })
  })

  it('counts anew after an answer that brings some of what was missing', () => {
    const talk = new Talk(pair)
      .compose()
      .say('er')
      .say('um')
      .say('Priya', { values: { name: 'Priya' } })
    expect(talk.composed.at(-1)?.question).toMatchObject({ fields: [{ name: 'day' }], attempt: 1 })
    talk.say('er').say('um')
    expect(talk.ended).toBe(false)
    talk.say('hm')
    expect(talk.context.outcome).toBe('partial')
  })

  it('uses up no attempt when an earlier answer is corrected, five times in a row', () => {
    const talk = new Talk(booking).compose().say('Priya', { values: { name: 'Priya' } })
    for (const name of ['Asha', 'Usha', 'Isha', 'Nisha', 'Disha']) {
      talk.say(`no, ${name}`, { values: { name } })
      expect(talk.composed.at(-1)?.question).toMatchObject({ fields: [{ name: 'day' }], attempt: 1 })
    }
    talk.say('no, Tisha', { values: { name: 'Tisha' } })
    expect(talk.composed.at(-1)?.question).toMatchObject({ fields: [{ name: 'day' }], attempt: 2 })
    expect(talk.context.fields).toMatchObject({ name: 'Tisha' })
  })

  it('uses up an attempt when an earlier answer is said again', () => {
    const talk = new Talk(booking).compose().say('Priya', { values: { name: 'Priya' } })
    talk.say('Priya', { values: { name: 'Priya' } })
    expect(talk.composed.at(-1)?.question).toMatchObject({ fields: [{ name: 'day' }], attempt: 2 })
  })

  it('uses up no attempt when a later question is answered first', () => {
    const talk = new Talk(booking).compose()
    talk.say('on Friday', { values: { day: 'Friday' } })
    expect(talk.composed.at(-1)?.question).toMatchObject({ fields: [{ name: 'name' }], attempt: 1 })
    talk.say('um')
    expect(talk.composed.at(-1)?.question).toMatchObject({ fields: [{ name: 'name' }], attempt: 2 })
  })

  it('can be refused when the field is optional, which moves on', () => {
    const flow = flowOf([start('a'), ask('a', ['name', 'day'], 'end'), end()], {
      fields: [text('name', false), text('day')],
    })
    const talk = new Talk(flow).compose().say('not my name', { refused: ['name'] })
    expect(talk.composed.at(-1)?.question).toMatchObject({ fields: [{ name: 'day' }], attempt: 1 })
    talk.say('Friday', { values: { day: 'Friday' } })
    expect(talk.context).toMatchObject({ outcome: 'completed', fields: { day: 'Friday' } })
  })

  it('uses up an attempt when a required field is refused', () => {
    const talk = new Talk(booking).compose().say('no', { refused: ['name'] })
    expect(talk.composed.at(-1)?.question).toMatchObject({ fields: [{ name: 'name' }], attempt: 2 })
    talk.say('no', { refused: ['name'] }).say('no', { refused: ['name'] })
    expect(talk.context.flowNodeId).toBe('ask_day')
  })

  it('is understood with everything the flow wants to know', () => {
    const talk = new Talk(pair)
      .compose()
      .say('Priya', { values: { name: 'Priya' } })
      .send('  Friday ')
    expect(talk.understood.at(-1)).toMatchObject({
      text: 'Friday',
      now: talk.now,
      timeZone: 'Asia/Kolkata',
      asked: ['day'],
      fields: pair.fields,
      collected: { name: 'Priya' },
      history: [
        { caller: null, agent: 'Hello. name, day?' },
        { caller: 'Priya', agent: 'day?' },
      ],
    })
  })

  it('remembers the latest six exchanges, each side shortened', () => {
    const flow = flowOf(booking.nodes, { fields: booking.fields, settings: { maxAttempts: 10 } })
    const talk = new Talk(flow).compose()
    for (let n = 1; n <= 8; n++) talk.say(`${n}${'x'.repeat(500)}`)
    expect(talk.context.history.map(({ caller }) => caller?.slice(0, 1))).toEqual(['3', '4', '5', '6', '7', '8'])
    expect(talk.context.history.every(({ caller }) => caller?.length === 160)).toBe(true)
    expect(talk.turns[3]?.body.callerText).toHaveLength(501)
  })
})

describe('languages', () => {
  const bilingual = flowOf(booking.nodes, { fields: booking.fields, settings: { languages: ['en', 'hi'] } })

  it('follow the person among those that the flow speaks', () => {
    const talk = new Talk(bilingual).compose().say('मैं प्रिया', { values: { name: 'प्रिया' }, language: 'hi' })
    expect(talk.composed.at(-1)).toMatchObject({ language: 'hi', languages: ['en', 'hi'] })
    const english = new Talk(booking).compose().say('मैं प्रिया', { values: { name: 'प्रिया' }, language: 'hi' })
    expect(english.composed.at(-1)).toMatchObject({ language: 'en' })
  })

  it('let a model word the closing line of another language', () => {
    const hindi = { values: { name: 'प्रिया', day: 'शुक्रवार' }, language: 'hi' } as const
    const talk = new Talk(bilingual, { model: 'openai:gpt' }).compose().send('…').understand(hindi)
    expect(talk.composed.at(-1)).toMatchObject({ lines: ['Goodbye.'], question: null, closing: null, language: 'hi' })
    expect(talk.compose('अलविदा।').prepare().context).toMatchObject({
      reply: 'अलविदा।',
      outcome: 'completed',
      flowNodeId: 'end',
    })
    const rules = new Talk(bilingual).compose().send('…').understand(hindi)
    expect(rules).toMatchObject({ state: 'closing', context: { reply: 'Goodbye.' } })
  })

  it('let a good-bye be found for an end step that says nothing', () => {
    const flow = flowOf([start('a'), ask('a', ['name'], 'end'), end('end', '')], { fields: [text('name')] })
    const talk = new Talk(flow)
      .compose()
      .send('Priya')
      .understand({ values: { name: 'Priya' } })
    expect(talk.composed.at(-1)).toMatchObject({ lines: [], question: null, closing: null })
    expect(talk.compose('Bye, Priya.').prepare().context).toMatchObject({ reply: 'Bye, Priya.', outcome: 'completed' })
  })
})

describe('a special wish', () => {
  it.each(['opted_out', 'wrong_person', 'callback_requested'] as const)(
    'ends the conversation as %s at the step where it was made',
    (intent) => {
      const talk = new Talk(booking)
        .compose()
        .send('…')
        .understand({ intent, values: { name: 'Priya' } })
      expect(talk.composed.at(-1)).toMatchObject({ closing: intent, question: null, lines: [], heard: '…' })
      talk.compose()
      expect(talk.turns.at(-1)?.body).toMatchObject({ nodeId: 'ask_name', callerText: '…' })
      expect(talk.prepare().context).toMatchObject({
        outcome: intent,
        flowNodeId: 'ask_name',
        reply: `(${intent})`,
        fields: { name: 'Priya' },
      })
      expect(talk.ended).toBe(true)
    },
  )
})
