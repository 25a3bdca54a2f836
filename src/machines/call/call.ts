import type { AnyStateMachine } from 'xstate'
import { callIndex, MAX_TAIL_ROWS } from '../dialogue/call-context.ts'
import { callSetup, type CallInput } from './call-setup.ts'
import { summarizeCall } from '../dialogue/call-view.ts'
import type { MachineDefinition } from '../../actors/contract/definition.ts'
import { initialDialogue } from '../dialogue/dialogue.ts'
import { flowIndex, type FlowIndex } from '../flow/flow-index.ts'
import { flowVersion } from '../flow/flow-version.ts'
import { maxIterations } from '../flow/max-iterations.ts'
import type { Flow } from '../flow/types.ts'
import type { Call } from './leg.ts'
import { closingState } from './states/closing.ts'
import { inProgressState } from './states/in-progress.ts'
import { queuedState } from './states/queued.ts'
import { processingLastWordsState } from './states/processing-last-words.ts'
import { connectingState, ringingState } from './states/ringing.ts'

/** Stored with every call; raised with every change of this machine other than its flow. */
const version = flowVersion('1')

/**
 * A phone call on one flow, frozen on it by the version. `flowHash` names the flow's content; whoever loads a stored
 * call must bring the same flow.
 */
export function callDefinition(flow: Flow, flowHash: string): MachineDefinition {
  return {
    name: 'call',
    version: callVersion(flowHash),
    machine: callMachine(flowIndex(flow)),
    publicEvents: ['leg.reported', 'media.opened', 'call.hangUp'],
    index: callIndex,
    summary: summarizeCall,
    maxTailRows: MAX_TAIL_ROWS,
  }
}

export const callVersion = version.of

/** The flow's hash in a call's version; null when the version is not one of this machine. */
export const flowHashOfCall = version.flowHashIn

/**
 * `starting` takes no time: in a browser nobody is dialled. `queued` dials, `ringing` prepares the opening line,
 * `connecting` waits for audio, `inProgress` holds the compiled flow, `processingLastWords` understands the last words
 * of who has hung up, `closing` hangs up and asks who is to be told. A call ends in `ended`, with one delivery for each
 * endpoint, unless the carrier never took it and whoever placed it has been told so.
 */
function callMachine(index: FlowIndex): AnyStateMachine {
  return callSetup(index).createMachine({
    id: 'call',
    context: ({ input }) => initialContext(index, input),
    initial: 'starting',
    states: {
      starting: { always: [{ guard: 'isInBrowser', target: 'connecting' }, { target: 'queued' }] },
      queued: queuedState(index),
      ringing: ringingState(index),
      connecting: connectingState,
      inProgress: inProgressState(index),
      processingLastWords: processingLastWordsState(index),
      closing: closingState,
      ended: { type: 'final' },
    },
    options: { maxIterations: maxIterations(index.flow) },
  })
}

/** XState computes the context without input too, and throws that away. */
function initialContext(index: FlowIndex, input: Partial<CallInput> = {}): Call {
  const startedAt = input.at ?? 0
  return {
    call: {
      callId: input.callId ?? '',
      projectId: input.projectId ?? '',
      agentId: input.agentId ?? '',
      agentName: input.agentName ?? null,
      channel: input.channel ?? 'phone',
      model: input.model ?? '',
      to: input.to ?? null,
      telephony: input.telephony ?? null,
      providerCallId: null,
      variables: input.variables ?? {},
      metadata: input.metadata ?? {},
      startedAt,
      ...(input.timeZone !== undefined && { timeZone: input.timeZone }),
      ...(input.projectName !== undefined && { projectName: input.projectName }),
      ...(input.isTest && { isTest: true }),
    },
    leg: {
      from: input.from ?? '',
      speech: input.speech ?? '',
      status: null,
      sequence: null,
      answeredAt: null,
      lastActivityAt: startedAt,
      lastPolledAt: null,
      cancelRequested: false,
      opening: null,
      answer: null,
      understandingPending: false,
      disconnectedAt: null,
      replyReadyAt: null,
      firstTextAt: null,
      noInputCount: 0,
      plannedOutcome: null,
      closingAttempts: 0,
    },
    language: index.settings.languages[0] ?? 'en',
    ...initialDialogue,
  }
}
