import { describe, expect, it } from 'vitest'
import { ask, boolean, choice, end, flowOf, number, start, text } from '../../support/machines/flows.ts'
import { RuleTalk } from '../../support/machines/rule-talk.ts'
import { Talk } from '../../support/machines/talk.ts'

const flow = flowOf([start('ask_day'), ask('ask_day', ['visit_date'], 'end'), end()], {
  fields: [text('visit_date')],
  settings: { maxAttempts: 2 },
})

describe('what is no attempt at an answer', () => {
  it.each(['repeat', 'greeting', 'wait', 'why', 'who', 'language'] as const)('uses up none: %s', (act) => {
    const talk = new Talk(flow).compose().say('…', { act }).say('…', { act }).say('…', { act })
    expect(talk.context).toMatchObject({ flowNodeId: 'ask_day', attempts: 1 })
    talk.say('Friday', { values: { visit_date: '2026-11-27' } })
    expect(talk.context).toMatchObject({ outcome: 'completed' })
  })

  it('uses them up from the sixth in a row on', () => {
    const talk = new Talk(flow).compose()
    for (let time = 0; time < 5; time++) talk.say('pardon?', { act: 'repeat' })
    expect(talk.context).toMatchObject({ flowNodeId: 'ask_day', attempts: 1 })
    talk.say('pardon?', { act: 'repeat' })
    expect(talk.context.attempts).toBe(2)
    talk.say('pardon?', { act: 'repeat' })
    expect(talk.context).toMatchObject({ outcome: 'failed' })
  })

  it('is counted anew after an answer that was none', () => {
    const talk = new Talk(flow).compose()
    for (let time = 0; time < 5; time++) talk.say('pardon?', { act: 'repeat' })
    talk.say('banana')
    expect(talk.context.attempts).toBe(2)
    talk.say('pardon?', { act: 'repeat' })
    expect(talk.context).toMatchObject({ flowNodeId: 'ask_day', attempts: 2 })
  })
})

describe('a required answer that is still missing after the last attempt', () => {
  const two = flowOf(
    [start('ask_day'), ask('ask_day', ['visit_date'], 'ask_more'), ask('ask_more', ['lift'], 'end'), end()],
    {
      fields: [text('visit_date'), boolean('lift')],
      settings: { maxAttempts: 1, languages: ['en', 'hi'] },
    },
  )

  it('is not glossed over', () => {
    const talk = new RuleTalk(two).reply()
    expect(talk.hears('a big one')).toBe(
      "I'm sorry, I didn't get that answer, so I have to leave it open. Yes or no: lift?",
    )
  })

  it('is passed by in peace when it was optional', () => {
    const optional = flowOf(two.nodes, { settings: two.settings, fields: [text('visit_date', false), boolean('lift')] })
    const talk = new RuleTalk(optional).reply()
    expect(talk.hears("I'd rather not say")).not.toContain('leave it open')
  })
})

describe('a talk by the rules', () => {
  const nodes = [
    start('ask_amount', 'Hello, this is Asha calling from Metro Bank.'),
    { ...ask('ask_amount', ['amount'], 'ask_phone'), guidance: 'Ask for it because we block the sum until Friday.' },
    ask('ask_phone', ['phone'], 'ask_dish'),
    ask('ask_dish', ['dish'], 'end'),
    end(),
  ]
  const fields = [
    { ...number('amount'), description: 'How much will you pay, in rupees?' },
    text('phone'),
    {
      ...choice('dish', ['chicken biryani', 'veg biryani', 'dal makhani']),
      description: 'What would you like to eat?',
    },
  ]
  const bank = flowOf(nodes, { fields, settings: { languages: ['en', 'hi'], maxAttempts: 2 } })

  it('answers who calls and why, says sums and numbers back and offers the two that were named', () => {
    const talk = new RuleTalk(bank).reply()
    expect(talk.hears('who is this?')).toContain('This is Asha, an automated assistant calling for Metro Bank.')
    expect(talk.hears('why do you need to know?')).toContain("I'm asking because we block the sum until Friday.")
    expect(talk.hears("sorry, I can't hear you")).toContain('How much will you pay')
    expect(talk.context).toMatchObject({ flowNodeId: 'ask_amount', attempts: 1 })
    expect(talk.hears('do lakh pachas hazaar')).toContain('2,50,000')
    expect(talk.hears('98220 12345, sorry, 98220 12346')).toContain('98220 12346')
    expect(talk.hears('biryani')).toContain('chicken biryani या veg biryani?')
    talk.hears('the veg one')
    expect(talk.context).toMatchObject({
      outcome: 'completed',
      fields: { amount: 250_000, phone: '+919822012346', dish: 'veg biryani' },
    })
  })

  it('answers romanised Hindi in Hindi', () => {
    const talk = new RuleTalk(bank).reply()
    expect(talk.hears('aap kaun bol rahe hain')).toMatch(/^मैं .*Metro Bank की ओर से।/u)
    expect(talk.context.language).toBe('hi')
  })
})
