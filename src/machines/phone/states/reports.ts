import type { CallSetup } from '../../call-setup.ts'
import type { Call } from '../line.ts'
import { lineOfCall } from '../requests.ts'

export type CallState = Parameters<CallSetup['createStateConfig']>[0]

/** Ends a call that reached nobody, in these words. */
export function inWords<Words extends string>(words: Words) {
  return { type: 'endInWords', params: { words } } as const
}

export const VOICEMAIL = inWords('Voicemail answered.')
export const CANCELED = inWords('The call was hung up before anybody answered.')

/** What the carrier tells before anybody can be heard, by itself or because it was asked. */
export const onReport = [
  { guard: 'tellsOfEnd', target: '#call.closing', actions: ['takeReport', 'endUnreached'] },
  { guard: 'tellsOfMachine', target: '#call.closing', actions: ['takeReport', VOICEMAIL] },
  { guard: 'tellsOfAnswer', target: '#call.connecting', actions: 'takeReport' },
] as const

/** The call's audio is there. Whoever comes later is ignored. */
export const onMedia = { guard: 'isThisLine', target: '#call.inProgress', actions: 'openMedia' } as const

/** Hanging up was asked for while there was nothing to hang up. */
export const unlessUnwanted = { guard: 'isUnwanted', target: '#call.closing', actions: CANCELED } as const

/** Asks the carrier how the call fares. */
const look = {
  id: 'look',
  src: 'look',
  input: ({ context }: { context: Call }) => lineOfCall(context),
} as const

/** Asks the carrier, and takes its answer as a callback is taken; whatever comes of it, the line is `quiet` again. */
export function lookingState<const Transitions extends readonly object[]>(onReport: Transitions) {
  return {
    entry: 'noteLook',
    invoke: { ...look, onDone: [...onReport, { target: 'quiet', actions: 'takeReport' }], onError: 'quiet' },
    after: { untilLookFails: 'quiet' },
  } as const
}
