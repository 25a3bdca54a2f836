import type { FlowMap } from '../../flow/flow-map.ts'
import { RING_TIMEOUT_SEC } from '../call-delays.ts'
import { dialRequest } from '../requests.ts'
import { type CallState, inWords, onMedia, onReport } from './reports.ts'

/** What was told without proof is all the proof there is. */
const HEARD_EARLY = { guard: 'hasEarlyNews', target: 'catchingUp' } as const

/**
 * The order is with the carrier, which may ring the phone and even end the call before it answers the order. What it signs
 * proves that the order was taken; what it does not is noted until it has named its call, or failed to.
 */
export function queuedState(map: FlowMap): CallState {
  return {
    initial: 'dialling',
    on: {
      'line.reported': [...onReport, { guard: 'isNews', target: '#call.ringing', actions: 'takeReport' }],
      'media.opened': onMedia,
      'call.hangUp': { actions: 'wishToEnd' },
    },
    states: {
      dialling: {
        on: { 'line.reported': [{ guard: 'isEarlyNews', actions: 'noteEarly' }, { guard: 'isUnproven' }] },
        invoke: {
          id: 'dial',
          src: 'dial',
          input: ({ context }) => dialRequest(context, map, RING_TIMEOUT_SEC),
          onDone: [
            { guard: 'isRefused', target: '#call.ended', actions: 'endAsRefused' },
            { target: 'catchingUp', actions: 'takeAcceptance' },
          ],
          onError: [{ guard: 'isInterrupted', target: 'interrupted' }, { target: 'doubting' }],
        },
        after: { untilDialled: 'doubting' },
      },
      catchingUp: {
        entry: 'takeEarly',
        always: [
          { guard: 'isOver', target: '#call.closing', actions: 'endUnreached' },
          { guard: 'isPickedUp', target: '#call.connecting' },
          { target: '#call.ringing' },
        ],
      },
      // Nobody knows whether the phone rings. Whoever placed the call waits for the answer, and is told by it.
      doubting: {
        always: HEARD_EARLY,
        after: {
          untilProven: { target: '#call.ended', actions: inWords('The telephony provider could not be reached.') },
        },
      },
      // Nor here, but whoever placed the call was cut off with the process that dialled.
      interrupted: {
        always: HEARD_EARLY,
        after: {
          untilRungOut: {
            target: '#call.closing',
            actions: inWords('The service was interrupted while it placed the call.'),
          },
        },
      },
    },
  }
}
