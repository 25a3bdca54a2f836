import type { FlowIndex } from '../../flow/flow-index.ts'
import { promptRequest, understandingRequest } from '../requests.ts'
import type { CallState } from './reports.ts'

/** The audio is over because the carrier is being asked to end the call; its answer is waited for. */
const HANGING_UP = { guard: 'isHangingUp', target: 'played', actions: 'noteDisconnect' } as const

/** More was said before the goodbye or over it. Both are understood together; the line is of no more use. */
const MORE_TO_UNDERSTAND = { target: '#call.processingLastWords', actions: 'noteDisconnect' } as const

/**
 * The call is as long as it may be, and what was said last is still being understood: the goodbye is spoken meanwhile.
 * When both are through the call ends; a model that takes longer than the call may last is waited for without the line.
 */
export function goodbyeWhileUnderstandingState(index: FlowIndex): CallState {
  return {
    type: 'parallel',
    onDone: [
      { guard: 'isHangingUp' },
      { guard: 'isUnderstandingPending', ...MORE_TO_UNDERSTAND },
      { target: '#call.closing', actions: 'conclude' },
    ],
    states: {
      goodbye: {
        initial: 'playing',
        states: {
          playing: {
            invoke: {
              id: 'promptAndCollect',
              src: 'promptAndCollect',
              input: ({ context }) => promptRequest(context, index, null),
              onDone: [HANGING_UP, { guard: 'isContinuedWhilePending', ...MORE_TO_UNDERSTAND }, { target: 'played' }],
              onError: [HANGING_UP, { target: 'played' }],
            },
            after: { untilStuck: 'played' },
          },
          played: { type: 'final' },
        },
      },
      lastWords: {
        initial: 'understanding',
        states: {
          understanding: {
            invoke: {
              id: 'understand',
              src: 'understand',
              input: ({ context }) => understandingRequest(context, index),
              onDone: { target: 'understood', actions: ['applyUnderstanding', 'applyClosingIntentIfAny'] },
              onError: { target: 'understood', actions: 'giveUpUnderstanding' },
            },
          },
          understood: { type: 'final' },
        },
      },
    },
  }
}
