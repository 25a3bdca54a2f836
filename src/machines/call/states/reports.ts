import type { CallSetup } from '../call-setup.ts'
import type { Call } from '../leg.ts'
import { legRefOf } from '../requests.ts'

export type CallState = Parameters<CallSetup['createStateConfig']>[0]

/** Ends a call that reached nobody, with this error. */
export function endWithReason<Words extends string>(words: Words) {
  return { type: 'endWithReason', params: { words } } as const
}

export const VOICEMAIL = endWithReason('Voicemail answered.')
export const CANCELED = endWithReason('The call was hung up before anybody answered.')

/** Reports of the carrier before the audio is connected, from callbacks or polls. */
export const onReport = [
  { guard: 'reportsEnd', target: '#call.closing', actions: ['applyReport', 'endUnreached'] },
  { guard: 'reportsMachine', target: '#call.closing', actions: ['applyReport', VOICEMAIL] },
  { guard: 'reportsAnswer', target: '#call.connecting', actions: 'applyReport' },
] as const

/** The call's audio is there. Whoever comes later is ignored. */
export const onMedia = { guard: 'isThisLeg', target: '#call.inProgress', actions: 'openMedia' } as const

/** Hanging up was requested while there was no call to hang up. */
export const unlessCancelRequested = { guard: 'isCancelRequested', target: '#call.closing', actions: CANCELED } as const

/** Asks the carrier how the call fares. */
const fetchStatus = {
  id: 'fetchCallStatus',
  src: 'fetchCallStatus',
  input: ({ context }: { context: Call }) => legRefOf(context),
} as const

/** Polls the carrier and treats the response as a callback; afterwards the monitor is `idle` again. */
export function pollingState<const Transitions extends readonly object[]>(onReport: Transitions) {
  return {
    entry: 'notePoll',
    invoke: { ...fetchStatus, onDone: [...onReport, { target: 'idle', actions: 'applyReport' }], onError: 'idle' },
    after: { untilPollFails: 'idle' },
  } as const
}
