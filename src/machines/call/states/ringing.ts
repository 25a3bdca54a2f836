import type { FlowIndex } from '../../flow/flow-index.ts'
import { openingRequest, preparedUtterance } from '../requests.ts'
import { CANCELED, type CallState, pollingState, onMedia, onReport, unlessCancelRequested } from './reports.ts'

/** The phone rings. Meanwhile the opening line is worded and synthesised, and a silent carrier is polled. */
export function ringingState(index: FlowIndex): CallState {
  return {
    type: 'parallel',
    always: unlessCancelRequested,
    on: {
      'media.opened': onMedia,
      'call.hangUp': { target: '#call.closing', actions: CANCELED },
    },
    after: { untilRungOut: { target: '#call.closing', actions: 'endUnreached' } },
    states: {
      opening: {
        initial: 'choosing',
        states: {
          choosing: {
            always: [
              { guard: 'opensWithFlowText', target: 'preparing', actions: 'saveFlowOpening' },
              { target: 'wording' },
            ],
          },
          wording: {
            invoke: {
              id: 'compose',
              src: 'compose',
              input: ({ context }) => openingRequest(context, index),
              onDone: { target: 'preparing', actions: 'saveOpening' },
              onError: 'unprepared',
            },
          },
          preparing: {
            invoke: {
              id: 'prepareOpening',
              src: 'prepareOpening',
              input: ({ context }) => preparedUtterance(context, index),
              onDone: 'prepared',
              onError: 'unprepared',
            },
          },
          prepared: {},
          unprepared: {},
        },
      },
      monitor: {
        initial: 'idle',
        on: { 'leg.reported': [...onReport, { guard: 'advancesStatus', actions: 'applyReport' }] },
        states: {
          idle: {
            after: {
              untilNextPoll: [
                { guard: 'isPollDue', target: 'polling' },
                { target: 'idle', reenter: true },
              ],
            },
          },
          polling: pollingState(onReport),
        },
      },
    },
  }
}

/** The phone was picked up, and no audio has come yet. */
export const connectingState: CallState = {
  always: unlessCancelRequested,
  on: {
    'media.opened': onMedia,
    'leg.reported': onReport,
    'call.hangUp': { target: '#call.closing', actions: 'conclude' },
  },
  after: { untilAudio: { target: '#call.closing', actions: 'endUnreached' } },
}
