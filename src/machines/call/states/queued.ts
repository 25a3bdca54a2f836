import type { FlowIndex } from '../../flow/flow-index.ts'
import { RING_TIMEOUT_SEC } from '../call-delays.ts'
import { INTERRUPTED_WORDS } from '../endings.ts'
import { dialRequest } from '../requests.ts'
import { CANCELED, type CallState, endWithReason, onMedia, onReport } from './reports.ts'

/** The unverified reports are the only evidence. */
const ON_UNVERIFIED_REPORT = { guard: 'hasUnverifiedReport', target: 'replayingReports' } as const

/**
 * The order is with the carrier, which may ring the phone and even end the call before it answers the order. What it
 * signs proves that the order was taken; what it does not is noted until it has named its call, or failed to.
 */
export function queuedState(index: FlowIndex): CallState {
  return {
    initial: 'dialling',
    on: {
      'leg.reported': [...onReport, { guard: 'advancesStatus', target: '#call.ringing', actions: 'applyReport' }],
      'media.opened': onMedia,
      'call.hangUp': { actions: 'requestCancel' },
    },
    states: {
      dialling: {
        on: {
          'leg.reported': [
            { guard: 'isUnverifiedUpdate', actions: 'recordUnverifiedReport' },
            { guard: 'isUnverified' },
          ],
        },
        invoke: {
          id: 'dial',
          src: 'dial',
          input: ({ context }) => dialRequest(context, index, RING_TIMEOUT_SEC),
          onDone: [
            { guard: 'isRefused', target: '#call.ended', actions: 'endAsRefused' },
            { target: 'replayingReports', actions: 'applyAcceptance' },
          ],
          onError: [
            // Not undialled: a repeat of the order would ring who is not to be rung any more.
            { guard: 'wasHungUpWhileStoreAway', target: '#call.closing', actions: CANCELED },
            { guard: 'wasStoreAway', target: '#call.ended', actions: 'endUndialled' },
            { guard: 'isInterrupted', target: 'interrupted' },
            { target: 'unconfirmed' },
          ],
        },
        // A carrier has less time to answer: the process that asked it is gone, and is not known to be yet.
        after: { untilDialled: 'interrupted' },
      },
      replayingReports: {
        entry: 'applyUnverifiedReport',
        always: [
          { guard: 'hasEnded', target: '#call.closing', actions: 'endUnreached' },
          { guard: 'isPickedUp', target: '#call.connecting' },
          { target: '#call.ringing' },
        ],
      },
      // It is unknown whether the phone rings. The request that placed the call waits for this state and gets its
      // error.
      unconfirmed: {
        always: ON_UNVERIFIED_REPORT,
        after: {
          untilConfirmed: {
            target: '#call.ended',
            actions: endWithReason('The telephony provider could not be reached.'),
          },
        },
      },
      // Nor here, but the request that placed the call ended with the process that dialled.
      interrupted: {
        always: ON_UNVERIFIED_REPORT,
        after: {
          untilRungOut: { target: '#call.closing', actions: endWithReason(INTERRUPTED_WORDS) },
        },
      },
    },
  }
}
