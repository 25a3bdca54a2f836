import { describe, expect, it } from 'vitest'
import { hasModelFailed, isAtRest, replyView } from '../../../src/machines/conversation/reply-view.ts'
import { ask, end, flowOf, start, text } from '../../support/machines/flows.ts'
import { Talk } from '../../support/machines/talk.ts'

const flow = flowOf([start('ask_name'), ask('ask_name', ['name'], 'end'), end()], { fields: [text('name')] })

describe('a reply', () => {
  it('has an outcome once it is the last', () => {
    const talk = new Talk(flow).compose()
    const { callId } = talk.context
    expect(replyView(talk.snapshot)).toEqual({
      callId,
      reply: 'Hello. name?',
      fields: {},
      step: 'ask_name',
      ended: false,
      outcome: null,
    })
    talk.say('Priya', { values: { name: 'Priya' } })
    expect(replyView(talk.snapshot)).toEqual({
      callId,
      reply: 'Goodbye.',
      fields: { name: 'Priya' },
      step: 'end',
      ended: true,
      outcome: 'completed',
    })
  })

  it('is there when the conversation is at rest', () => {
    const talk = new Talk(flow)
    const rests = [isAtRest(talk.snapshot)]
    for (const take of [
      () => talk.compose(),
      () => talk.send('Priya'),
      () => talk.understand({ values: { name: 'Priya' } }),
      () => talk.prepare(),
    ]) {
      take()
      rests.push(isAtRest(talk.snapshot))
    }
    expect(rests).toEqual([false, true, false, false, true])
  })

  it('never comes from a model that cannot be reached', () => {
    expect(hasModelFailed(new Talk(flow).compose().snapshot)).toBe(false)
    expect(hasModelFailed(new Talk(flow).fail('compose').prepare().snapshot)).toBe(true)
  })
})
