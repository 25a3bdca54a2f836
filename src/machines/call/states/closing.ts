import { recipientsRequest, timeOf, type Recipients } from '../../dialogue/call-context.ts'
import { deliveryCreates } from '../../dialogue/deliveries.ts'
import type { Call } from '../leg.ts'
import { legRefOf } from '../requests.ts'
import { lastWordsRow } from '../speaking.ts'
import type { CallState } from './reports.ts'

/**
 * The outcome stands. What the person said last becomes a turn, the leg is hung up, a wish not to be called again is kept, and whoever is to be told is found.
 * Each of these effects ends by itself, or waits for the store; no deadline may take its place, or what it was for is
 * lost.
 */
export const closingState: CallState = {
  initial: 'recordingLastWords',
  states: {
    recordingLastWords: {
      always: [
        { guard: 'hasUnrecordedWords', target: 'deciding', actions: [recordLastWords(), 'completeLastWords'] },
        { target: 'deciding' },
      ],
    },
    deciding: { always: [{ guard: 'isLegEnded', target: 'checkingOptOut' }, { target: 'hangingUp' }] },
    hangingUp: {
      invoke: {
        id: 'hangUp',
        src: 'hangUp',
        input: ({ context }) => legRefOf(context),
        onDone: 'checkingOptOut',
        onError: 'checkingOptOut',
      },
    },
    checkingOptOut: { always: [{ guard: 'isOptedOut', target: 'savingOptOut' }, { target: 'reporting' }] },
    savingOptOut: {
      entry: 'countClosingAttempt',
      invoke: {
        id: 'saveOptOut',
        src: 'saveOptOut',
        input: ({ context: { call, result } }) => ({
          projectId: call.projectId,
          number: call.to ?? '',
          callId: call.callId,
          at: result?.endedAt ?? call.startedAt,
        }),
        onDone: 'reporting',
        onError: 'waitingToSaveOptOut',
      },
    },
    waitingToSaveOptOut: {
      after: { untilClosingRetry: [{ guard: 'canRetryClosing', target: 'savingOptOut' }, { target: 'reporting' }] },
    },
    reporting: {
      entry: 'countClosingAttempt',
      invoke: {
        id: 'resolveRecipients',
        src: 'resolveRecipients',
        input: ({ context }) => recipientsRequest(context),
        onDone: { target: '#call.ended', actions: ['keepAgentName', createDeliveries()] },
        onError: 'waitingToReport',
      },
    },
    waitingToReport: {
      after: { untilClosingRetry: [{ guard: 'canRetryClosing', target: 'reporting' }, { target: '#call.ended' }] },
    },
  },
}

function recordLastWords() {
  return {
    type: 'recordRow',
    params: ({ context, event }: { context: Call; event: object }) => lastWordsRow(context, timeOf(event, context)),
  } as const
}

function createDeliveries() {
  return {
    type: 'createActors',
    params: ({ context, event }: { context: Call; event: { output: Recipients } }) => ({
      creates: deliveryCreates(context.call, event.output, timeOf(event, context)),
    }),
  } as const
}
