import type { FlowMap } from '../../flow/flow-map.ts'
import { openingRequest, preparedLine } from '../requests.ts'
import { CANCELED, type CallState, lookingState, onMedia, onReport, unlessUnwanted } from './reports.ts'

/** The phone rings. Meanwhile the opening line is worded and made audible, and a carrier that tells nothing is asked. */
export function ringingState(map: FlowMap): CallState {
  return {
    type: 'parallel',
    always: unlessUnwanted,
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
              { guard: 'opensInOwnWords', target: 'preparing', actions: 'keepOwnOpening' },
              { target: 'wording' },
            ],
          },
          wording: {
            invoke: {
              id: 'compose',
              src: 'compose',
              input: ({ context }) => openingRequest(context, map),
              onDone: { target: 'preparing', actions: 'keepOpening' },
              onError: 'unprepared',
            },
          },
          preparing: {
            invoke: {
              id: 'prepareOpening',
              src: 'prepareOpening',
              input: ({ context }) => preparedLine(context, map),
              onDone: 'prepared',
              onError: 'unprepared',
            },
          },
          prepared: {},
          unprepared: {},
        },
      },
      watch: {
        initial: 'quiet',
        on: { 'line.reported': [...onReport, { guard: 'isNews', actions: 'takeReport' }] },
        states: {
          quiet: {
            after: {
              untilLook: [
                { guard: 'isQuiet', target: 'looking' },
                { target: 'quiet', reenter: true },
              ],
            },
          },
          looking: lookingState(onReport),
        },
      },
    },
  }
}

/** The phone was picked up, and no audio has come yet. */
export const connectingState: CallState = {
  always: unlessUnwanted,
  on: {
    'media.opened': onMedia,
    'line.reported': onReport,
    'call.hangUp': { target: '#call.closing', actions: 'conclude' },
  },
  after: { untilAudio: { target: '#call.closing', actions: 'endUnreached' } },
}
