import { ask, end, flowOf, start, text } from '../../support/machines/flows.ts'
import { type PhoneTalk } from '../../support/machines/phone-talk.ts'

export const booking = flowOf(
  [start('ask_name'), ask('ask_name', ['name'], 'ask_day'), ask('ask_day', ['day'], 'end'), end()],
  { fields: [text('name'), text('day')] },
)

export const TERMINAL = ['completed', 'busy', 'no_answer', 'failed', 'canceled'] as const

export const NOTHING_SAID = 'The call was over before anything could be said.'

/** A line of which nothing was heard. */
export const SILENCE = { text: '', interrupted: false, audioMs: null, synthesisMs: null }

export function transcript(call: PhoneTalk): string[] {
  return call.turns.map(({ body }) => `${body.callerText as string | null} → ${body.agentText as string}`)
}

/** The carrier has done what it was asked to, and the audio is over. */
export function hungUp(call: PhoneTalk): PhoneTalk {
  return call.talked('hung_up').finish('hangUpInProgress', { hungUp: true })
}
