import { describe, expect, it } from 'vitest'
import type { Condition, FlowNode } from '../../../src/machines/flow/types.ts'
import { ask, boolean, choice, end, flowOf, number, start, text } from '../../support/machines/flows.ts'
import { Talk, transcript } from '../../support/machines/talk.ts'

function fork(id: string, otherwise: string, ...branches: [next: string, when: Condition][]): FlowNode {
  return { id, type: 'branch', branches: branches.map(([next, when]) => ({ next, when })), default: otherwise }
}

function say(id: string, words: string, next: string): FlowNode {
  return { id, type: 'say', say: words, next }
}

describe('a branch', () => {
  const flow = flowOf(
    [
      start('ask_rating'),
      ask('ask_rating', ['rating'], 'fork'),
      fork(
        'fork',
        'thanks',
        ['sorry', { op: 'lte', field: 'rating', value: 2 }],
        ['glad', { op: 'gt', field: 'rating', value: 2 }],
      ),
      say('sorry', 'I am sorry.', 'ask_why'),
      ask('ask_why', ['why'], 'thanks'),
      say('glad', 'Lovely.', 'thanks'),
      end('thanks', 'Thank you.'),
    ],
    { fields: [number('rating'), text('why', false)], settings: { maxAttempts: 1 } },
  )

  it('takes the first way whose condition holds, else the default', () => {
    const low = new Talk(flow).compose().say('1', { values: { rating: 1 } })
    expect(low.context).toMatchObject({ flowNodeId: 'ask_why', reply: 'I am sorry. why?' })
    const high = new Talk(flow).compose().say('5', { values: { rating: 5 } })
    expect(high.context).toMatchObject({ flowNodeId: 'thanks', reply: 'Lovely. Thank you.' })
    const none = new Talk(flow).compose().say('hm')
    expect(none.context).toMatchObject({ flowNodeId: 'thanks', reply: 'Thank you.', outcome: 'failed' })
  })

  it('gathers the lines that it passes into one reply with the next question', () => {
    const low = new Talk(flow).compose().say('1', { values: { rating: 1 } })
    expect(low.composed.at(-1)).toMatchObject({ lines: ['I am sorry.'], question: { fields: [{ name: 'why' }] } })
    expect(low.turns).toHaveLength(2)
  })
})

describe('a loop', () => {
  const confirmed: Condition = { op: 'eq', field: 'right', value: true }
  const flow = flowOf(
    [
      start('ask_name'),
      ask('ask_name', ['name'], 'ask_day'),
      ask('ask_day', ['day', 'time'], 'ask_why'),
      ask('ask_why', ['why'], 'confirm'),
      ask('confirm', ['right'], 'fork'),
      fork('fork', 'again', ['end', confirmed]),
      say('again', 'Let us change it.', 'ask_day'),
      end(),
    ],
    { fields: [text('name'), text('day'), text('time'), text('why', false), boolean('right')] },
  )
  const upToConfirm = () =>
    new Talk(flow)
      .compose()
      .say('Priya, Friday at 4', { values: { name: 'Priya', day: 'Friday', time: '16:00' } })
      .say('rather not', { refused: ['why'] })

  it('asks again what it goes back to and what made it go back, and nothing between', () => {
    const talk = upToConfirm()
      .say('no', { values: { right: false } })
      .say('Monday at 5', { values: { day: 'Monday', time: '17:00' } })
      .say('yes', { values: { right: true } })
    expect(transcript(talk)).toEqual([
      'null → Hello. name?',
      'Priya, Friday at 4 → why?',
      'rather not → right?',
      'no → Let us change it. day, time?',
      'Monday at 5 → right?',
      'yes → Goodbye.',
    ])
    expect(talk.context).toMatchObject({ outcome: 'completed', fields: { day: 'Monday', time: '17:00', right: true } })
  })

  it('does not ask for what the person volunteered with the answer that made it go back', () => {
    const talk = upToConfirm().say('no, Monday at 5', { values: { right: false, day: 'Monday', time: '17:00' } })
    expect(talk.context).toMatchObject({ flowNodeId: 'confirm', reply: 'Let us change it. right?' })
    const half = upToConfirm().say('no, at 5', { values: { right: false, time: '17:00' } })
    expect(half.context).toMatchObject({ flowNodeId: 'ask_day', reply: 'Let us change it. day?' })
  })

  it('keeps the earlier answer when the question is not answered this time', () => {
    const talk = upToConfirm()
      .say('no', { values: { right: false } })
      .say('er')
      .say('um')
      .say('hm')
    expect(talk.context).toMatchObject({
      flowNodeId: 'confirm',
      fields: { day: 'Friday', time: '16:00', right: false },
    })
    expect(talk.say('yes', { values: { right: true } }).context.outcome).toBe('completed')
  })

  it('tells of no answer left open where the earlier one stands', () => {
    const talk = upToConfirm()
      .say('no', { values: { right: false } })
      .say('er')
      .say('um')
      .say('hm')
    expect(talk.composed.at(-1)).not.toHaveProperty('isMissed')
  })

  it('asks every time round when a step leads back to itself', () => {
    const menu = flowOf(
      [
        start('menu'),
        ask('menu', ['pick'], 'fork'),
        fork('fork', 'menu', ['end', { op: 'eq', field: 'pick', value: 'stop' }]),
        end(),
      ],
      { fields: [choice('pick', ['more', 'stop'])], settings: { maxAttempts: 1 } },
    )
    const talk = new Talk(menu).compose()
    for (let n = 0; n < 5; n++) talk.say('more', { values: { pick: 'more' } })
    expect(talk.turns).toHaveLength(6)
    expect(talk.say('stop', { values: { pick: 'stop' } }).context.outcome).toBe('completed')
  })
})

describe('a loop that no answer can end', () => {
  const never: Condition = { op: 'eq', field: 'never', value: 'x' }
  const fields = [text('a'), text('b'), text('never', false)]

  it('still asks every time round, though its field was just given', () => {
    const flow = flowOf(
      [
        start('ask_a'),
        ask('ask_a', ['a'], 'fork'),
        fork('fork', 'again', ['end', never]),
        say('again', 'Once more.', 'ask_a'),
        end(),
      ],
      { fields },
    )
    const talk = new Talk(flow).compose().say('x', { values: { a: 'x' } })
    expect(talk.context).toMatchObject({ flowNodeId: 'ask_a', turnCount: 2, reply: 'Once more. a?' })
  })

  it('uses a volunteered answer once, then asks', () => {
    const flow = flowOf(
      [
        start('ask_a'),
        ask('ask_a', ['a'], 'ask_b'),
        ask('ask_b', ['b'], 'fork'),
        fork('fork', 'ask_b', ['end', never]),
        end(),
      ],
      { fields },
    )
    const talk = new Talk(flow).compose().say('x and y', { values: { a: 'x', b: 'y' } })
    expect(talk.context).toMatchObject({ flowNodeId: 'ask_b', turnCount: 2, reply: 'b?' })
  })

  it('does not insist at a later step on what it gave up before', () => {
    const flow = flowOf(
      [
        start('ask_a'),
        ask('ask_a', ['a'], 'ask_both'),
        ask('ask_both', ['a', 'b'], 'fork'),
        fork('fork', 'ask_a', ['end', never]),
        end(),
      ],
      { fields, settings: { maxAttempts: 1 } },
    )
    const talk = new Talk(flow)
      .compose()
      .say('x', { values: { a: 'x' } })
      .say('y', { values: { b: 'y' } })
    expect(talk.context).toMatchObject({ flowNodeId: 'ask_a', reply: 'a?' })
    talk.say('hm')
    expect(talk.context).toMatchObject({ flowNodeId: 'ask_a', fields: { a: 'x', b: 'y' } })
    expect(talk.composed.at(-1)?.question?.fields.map(({ name }) => name)).toEqual(['a'])
  })
})

describe('step ids', () => {
  it.each(['a.b', '#id', '__proto__', 'constructor', '~', 'रुको', '1', 'with space', 'a\\b', 'asking'])(
    'may be anything, even %s',
    (id) => {
      const flow = flowOf([start(id), ask(id, ['name'], `${id}2`), end(`${id}2`)], { fields: [text('name')] })
      const talk = new Talk(flow).compose()
      expect(talk.context.flowNodeId).toBe(id)
      expect(talk.say('Priya', { values: { name: 'Priya' } }).context).toMatchObject({
        flowNodeId: `${id}2`,
        outcome: 'completed',
      })
    },
  )
})
