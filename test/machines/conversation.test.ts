import { describe, expect, it } from 'vitest'
import { checkMachine } from '../../src/actors/check-machine.ts'
import { conversationDefinition } from '../../src/machines/conversation.ts'
import { ask, end, flowOf, start, text } from './support/flows.ts'
import { Talk, transcript } from './support/talk.ts'

const booking = flowOf([start('ask_name'), ask('ask_name', ['name'], 'ask_day'), ask('ask_day', ['day'], 'end'), end()], {
  fields: [text('name'), text('day')],
})

describe('a conversation', () => {
  it('can be made durable', () => {
    expect(() => checkMachine(conversationDefinition(booking, 'abc'))).not.toThrow()
  })

  it('speaks first, asks question after question and ends when everything is answered', () => {
    const talk = new Talk(booking).compose()
    expect(talk.state).toBe('listening')
    expect(talk.context).toMatchObject({ step: 'ask_name', turnCount: 1, reply: 'Hello. name?' })
    talk.say('I am Priya', { values: { name: 'Priya' } })
    expect(talk.context).toMatchObject({ step: 'ask_day', fields: { name: 'Priya' } })
    talk.say('Friday', { values: { day: 'Friday' } })
    expect(talk.snapshot).toMatchObject({ value: 'ended', status: 'done' })
    expect(talk.context).toMatchObject({ step: 'end', outcome: 'completed', turnCount: 3, reply: 'Goodbye.' })
    expect(transcript(talk)).toEqual(['null → Hello. name?', 'I am Priya → day?', 'Friday → Goodbye.'])
  })
})
