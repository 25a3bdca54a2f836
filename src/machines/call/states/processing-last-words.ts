import type { FlowIndex } from '../../flow/flow-index.ts'
import { understandingRequest } from '../requests.ts'
import type { CallState } from './reports.ts'

/**
 * The line is gone, and what was said last is still being understood. Many a wish not to be called again comes with the
 * receiver put down; an answer counts as well. Nothing can be asked or spoken any more.
 */
export function processingLastWordsState(index: FlowIndex): CallState {
  return {
    on: { 'leg.reported': { guard: 'advancesStatus', actions: 'applyReport' } },
    invoke: {
      id: 'understand',
      src: 'understand',
      input: ({ context }) => understandingRequest(context, index),
      onDone: { target: '#call.closing', actions: ['applyUnderstanding', 'applyClosingIntentIfAny', 'conclude'] },
      onError: { target: '#call.closing', actions: 'conclude' },
    },
    after: { untilUnderstood: { target: '#call.closing', actions: 'conclude' } },
  }
}
