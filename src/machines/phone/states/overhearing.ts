import type { FlowMap } from '../../flow/flow-map.ts'
import { meaningRequest } from '../requests.ts'
import type { CallState } from './reports.ts'

/**
 * The line is gone, and what was said last is still being understood. Many a wish not to be called again comes with the
 * receiver put down; an answer counts as well. Nothing can be asked or spoken any more.
 */
export function overhearingState(map: FlowMap): CallState {
  return {
    on: { 'line.reported': { guard: 'isNews', actions: 'takeReport' } },
    invoke: {
      id: 'understand',
      src: 'understand',
      input: ({ context }) => meaningRequest(context, map),
      onDone: { target: '#call.closing', actions: ['takeUnderstanding', 'settleIfWished', 'conclude'] },
      onError: { target: '#call.closing', actions: 'conclude' },
    },
    after: { untilUnderstood: { target: '#call.closing', actions: 'conclude' } },
  }
}
