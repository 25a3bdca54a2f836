import { describe, expect, it } from 'vitest'
import { LIMITS } from '../../src/base/limits.ts'
import { ask, end, flowOf, start, text } from '../support/machines/flows.ts'
import { PhoneTalk } from '../support/machines/phone-talk.ts'

const MAX_TURNS = LIMITS.callTurns.value
const GOODBYE = 'I am sorry, this conversation has become too long, so I have to end it here. Goodbye.'

/** Asks the same for ever. */
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
  { fields: [text('name')], settings: { maxDurationSec: 14_400 } },
)

/** A call in which the person has been spoken to so often. */
function afterTurns(turns: number): PhoneTalk {
  const call = new PhoneTalk(endless).answered()
  while (call.context.turnCount < turns) call.say('Priya', { values: { name: 'Priya' } })
  return call
}

describe('a call that would go on for ever', () => {
  it('says goodbye with its last turn and ends as partial', () => {
    const call = afterTurns(MAX_TURNS - 1)
    expect(call.place).toBe('closingPrompt')
    expect(call.spoken.text).toBe(GOODBYE)
    call.leave().close()
    expect(call.view).toMatchObject({ status: 'ended', outcome: 'partial', turnCount: MAX_TURNS })
    expect(call.turns).toHaveLength(MAX_TURNS)
  })

  it('speaks to a silent person no more often than it has turns', () => {
    const call = afterTurns(MAX_TURNS - 2)
    call.silent()
    expect(call.place).toBe('closingPrompt')
    call.leave().close()
    expect(call.view).toMatchObject({ status: 'ended', outcome: 'partial', turnCount: MAX_TURNS })
  })

  it('keeps what is said below its bytes', () => {
    const call = new PhoneTalk(endless).dialled().compose('क'.repeat(4_000))
    call.finish('prepareOpening', { prepared: true }).openMedia()
    while (call.place !== 'closingPrompt') {
      call
        .speak()
        .hear('क'.repeat(4_000))
        .understand({ values: { name: 'Priya' } })
      if (call.effects.has('compose')) call.compose('क'.repeat(4_000))
    }
    expect(call.spoken.text).toBe(GOODBYE)
    call.leave().close()
    const bytes = Buffer.byteLength(
      call.turns.map(({ body }) => `${body.callerText as string | null}${body.agentText as string}`).join(''),
    )
    expect(bytes).toBeLessThanOrEqual(LIMITS.callTextBytes.value)
    expect(call.view).toMatchObject({ outcome: 'partial' })
  })
})
