import { RING_TIMEOUT_SEC } from '../../call-setup.ts'
import type { FlowMap } from '../../flow/flow-map.ts'
import { dialRequest } from '../requests.ts'
import { type CallState, inWords, onMedia, onReport } from './reports.ts'

/**
 * The order is with the carrier, which may ring the phone and even end the call before it answers the order; whatever
 * names the carrier's id for the call proves that it was taken.
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
        invoke: {
          id: 'dial',
          src: 'dial',
          input: ({ context }) => dialRequest(context, map, RING_TIMEOUT_SEC),
          onDone: [
            { guard: 'isRefused', target: '#call.ended', actions: 'endAsRefused' },
            { target: '#call.ringing', actions: 'takeAcceptance' },
          ],
          onError: [{ guard: 'isInterrupted', target: 'interrupted' }, { target: 'doubting' }],
        },
        after: { untilDialled: 'doubting' },
      },
      // Nobody knows whether the phone rings. Whoever placed the call waits for the answer, and is told by it.
      doubting: {
        after: {
          untilProven: { target: '#call.ended', actions: inWords('The telephony provider could not be reached.') },
        },
      },
      // Nor here, but whoever placed the call was cut off with the process that dialled.
      interrupted: {
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
