import { afterEach, describe, expect, it } from 'vitest'
import { scripted } from '../../src/simulator/people/people.ts'
import { hangUp, say, wait } from '../../src/simulator/people/person.ts'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'

const TO = '+919876543210'

let opened: OpenedPhone
afterEach(() => opened.close())

/** A person who puts the receiver down with the last word. */
async function callWith(provider: string, words: string) {
  const person = { ...scripted([]), answer: () => [wait(300), say(words), wait(100), hangUp] }
  opened = await openPhone({ find: () => ({ person }) })
  const { json } = await opened.place({ to: TO, provider })
  return opened.untilEnded(String(json['id']))
}

describe.each(['telephony_a', 'telephony_b'])('what a person says as they hang up (%s)', (provider) => {
  it('is a turn, and its answer counts', async () => {
    const ended = await callWith(provider, 'My name is Priya')
    expect(ended).toMatchObject({ outcome: 'partial', fields: { name: 'Priya' }, error: null })
    expect(ended.turns.slice(1)).toMatchObject([{ callerText: 'My name is Priya', agentText: '' }])
    expect(opened.posted.filter(({ callId }) => callId === ended.id)).toHaveLength(2)
  })

  it('opts out', async () => {
    expect(await callWith(provider, 'Never call me again')).toMatchObject({ outcome: 'opted_out' })
    expect((await opened.place({ to: TO, provider })).status).toBe(400)
  })
})
