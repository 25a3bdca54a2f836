import { resultRequest, timeOf, type PreparedResult } from '../../call-facts.ts'
import { deliveryCreates } from '../../deliveries.ts'
import type { Call } from '../line.ts'
import { lineOfCall } from '../requests.ts'
import type { CallState } from './reports.ts'

/** The outcome stands. The leg is hung up, a wish not to be called again is kept, and whoever is to be told is found. */
export const closingState: CallState = {
  initial: 'judging',
  states: {
    judging: { always: [{ guard: 'isLegOver', target: 'heeding' }, { target: 'hangingUp' }] },
    hangingUp: {
      invoke: {
        id: 'hangUp',
        src: 'hangUp',
        input: ({ context }) => lineOfCall(context),
        onDone: 'heeding',
        onError: 'heeding',
      },
      after: { untilHungUp: 'heeding' },
    },
    heeding: { always: [{ guard: 'isOptedOut', target: 'keeping' }, { target: 'reporting' }] },
    keeping: {
      entry: 'countTry',
      invoke: {
        id: 'keepOptOut',
        src: 'keepOptOut',
        input: ({ context: { call, result } }) => ({
          projectId: call.projectId,
          number: call.to ?? '',
          callId: call.callId,
          at: result?.endedAt ?? call.startedAt,
        }),
        onDone: 'reporting',
        onError: 'waitingToKeep',
      },
      after: { untilTryFails: 'waitingToKeep' },
    },
    waitingToKeep: {
      after: { untilNextTry: [{ guard: 'mayTryAgain', target: 'keeping' }, { target: 'reporting' }] },
    },
    reporting: {
      entry: 'countTry',
      invoke: {
        id: 'prepareResult',
        src: 'prepareResult',
        input: ({ context }) => resultRequest(context),
        onDone: { target: '#call.ended', actions: ['keepAgentName', createDeliveries()] },
        onError: 'waitingToReport',
      },
      after: { untilTryFails: 'waitingToReport' },
    },
    waitingToReport: {
      after: { untilNextTry: [{ guard: 'mayTryAgain', target: 'reporting' }, { target: '#call.ended' }] },
    },
  },
}

function createDeliveries() {
  return {
    type: 'createActors',
    params: ({ context, event }: { context: Call; event: { output: PreparedResult } }) => ({
      creates: deliveryCreates(context.call, event.output, timeOf(event, context)),
    }),
  } as const
}
