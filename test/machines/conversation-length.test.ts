import { describe, expect, it } from 'vitest'
import { LIMITS } from '../../src/base/limits.ts'
import { jsonBytes } from '../../src/machines/flow/limits.ts'
import { ask, end, flowOf, start, text } from '../support/machines/flows.ts'
import { Talk } from '../support/machines/talk.ts'

const MAX_TURNS = LIMITS.callTurns.value
const GOODBYE = 'I am sorry, this conversation has become too long, so I have to end it here. Goodbye.'

/** Asks the same for ever: the branch leads back whatever is answered. */
const endless = flowOf(
  [
    start('ask_name'),
    ask('ask_name', ['name'], 'again'),
    {
      id: 'again',
      type: 'branch',
      branches: [{ next: 'end', when: { op: 'eq', field: 'name', value: 'done' } }],
      default: 'ask_name',
    },
    end(),
  ],
  { fields: [text('name')], settings: { languages: ['en', 'hi'] } },
)

/** Talks until the conversation ends by itself, and returns how many messages that took. */
function talkOn(talk: Talk, message: string, name: string | null, reply?: string): number {
  talk.compose(reply)
  for (let messages = 1; messages <= MAX_TURNS + 10; messages += 1) {
    talk.send(message).understand({ values: name === null ? {} : { name } })
    if (!talk.effects.has('compose')) return messages
    talk.compose(reply)
  }
  return Infinity
}

describe('a conversation that would go on for ever', () => {
  it('says goodbye with its last turn and ends as partial', () => {
    const talk = new Talk(endless)
    expect(talkOn(talk, 'Priya', 'Priya')).toBe(MAX_TURNS - 1)
    talk.prepare()
    expect(talk.snapshot).toMatchObject({ value: 'ended', status: 'done' })
    expect(talk.turns).toHaveLength(MAX_TURNS)
    expect(talk.turns.at(-1)?.body).toMatchObject({ index: MAX_TURNS - 1, callerText: 'Priya', agentText: GOODBYE })
    expect(talk.context).toMatchObject({ outcome: 'partial', turnCount: MAX_TURNS, reply: GOODBYE, error: null })
  })

  it('ends as failed when nothing was collected', () => {
    const patient = { ...endless, settings: { ...endless.settings, maxAttempts: 10_000 } }
    const talk = new Talk(patient)
    expect(talkOn(talk, 'Hm', null)).toBe(MAX_TURNS - 1)
    talk.prepare()
    expect(talk.context).toMatchObject({ outcome: 'failed', reply: GOODBYE })
  })

  it('says goodbye in the language of the person', () => {
    const talk = new Talk(endless)
    talk.compose()
    talk.send('नमस्ते').understand({ language: 'hi' }).compose()
    while (talk.snapshot.status === 'active' && !talk.effects.has('resolveRecipients')) {
      talk.send('नमस्ते').understand({ values: { name: 'प्रिया' }, language: 'hi' })
      if (talk.effects.has('compose')) talk.compose()
    }
    expect(talk.context.reply).toMatch(/^क्षमा कीजिए, यह बातचीत बहुत लंबी/)
  })

  it('reaches its end step with the last turn when that is what the answer leads to', () => {
    const talk = new Talk(endless).compose()
    for (let turn = 1; turn < MAX_TURNS - 1; turn += 1)
      talk
        .send('Priya')
        .understand({ values: { name: 'Priya' } })
        .compose()
    talk.send('done').understand({ values: { name: 'done' } })
    expect(talk.context).toMatchObject({ outcome: 'completed', turnCount: MAX_TURNS, reply: 'Goodbye.' })
  })

  it.each([
    ['letters of one byte', 'x'],
    ['letters of three bytes', 'क'],
    ['signs that JSON escapes', '\u0001'],
  ])('keeps what is said below its bytes: %s', (_, letter) => {
    const talk = new Talk(endless)
    const messages = talkOn(talk, letter.repeat(8_000), 'Priya', letter.repeat(4_000))
    expect(messages).toBeLessThan(MAX_TURNS)
    const said = talk.turns.map(({ body }) => JSON.stringify(body.callerText ?? '') + JSON.stringify(body.agentText))
    const bytes = Buffer.byteLength(said.join('')) - 4 * said.length
    expect(bytes).toBeLessThanOrEqual(LIMITS.callTextBytes.value)
    expect(bytes).toBeGreaterThan(LIMITS.callTextBytes.value / 2)
    expect(talk.context.textBytes).toBe(bytes)
    expect(talk.context).toMatchObject({ outcome: 'partial', reply: GOODBYE })
  })
})

it('counts the bytes of a text as JSON has them', () => {
  for (const text of ['', 'a', 'क', '"', '\n', '\u0001', '\ud800', 'नमस्ते "Ravi"\n']) {
    expect(jsonBytes(text)).toBe(Buffer.byteLength(JSON.stringify(text)) - 2)
  }
})
