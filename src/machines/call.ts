import type { AnyStateMachine } from 'xstate'
import { callIndex } from './call-facts.ts'
import { callSetup, type CallInput } from './call-setup.ts'
import type { MachineDefinition } from './definition.ts'
import { untouched } from './dialogue/dialogue.ts'
import { flowMap, type FlowMap } from './flow/flow-map.ts'
import { flowVersion } from './flow/flow-version.ts'
import { maxIterations } from './flow/max-iterations.ts'
import type { Flow } from './flow/types.ts'
import type { Call } from './phone/line.ts'
import { closingState } from './phone/states/closing.ts'
import { inProgressState } from './phone/states/in-progress.ts'
import { queuedState } from './phone/states/queued.ts'
import { overhearingState } from './phone/states/overhearing.ts'
import { connectingState, ringingState } from './phone/states/ringing.ts'

/** Stored with every call: what a change of this machine, other than of the flow, would count up. */
const version = flowVersion('1')

/**
 * A phone call on one flow, frozen on it by the version. `flowHash` names the flow's content; whoever loads a stored
 * call must bring the same flow.
 */
export function callDefinition(flow: Flow, flowHash: string): MachineDefinition {
  return {
    name: 'call',
    version: callVersion(flowHash),
    machine: callMachine(flowMap(flow)),
    publicEvents: ['line.reported', 'media.opened', 'call.hangUp'],
    index: callIndex,
  }
}

export const callVersion = version.of

/** The flow's hash in a call's version; null when the version is not one of this machine. */
export const flowHashOfCall = version.flowHashIn

/**
 * `queued` dials, `ringing` prepares the opening line, `connecting` waits for audio, `inProgress` holds the compiled
 * flow, `overhearing` understands the last words of who has hung up, `closing` hangs up and asks who is to be told. A
 * call ends in `ended`, with one delivery for each endpoint, unless the carrier never took it and whoever placed it has
 * been told so.
 */
function callMachine(map: FlowMap): AnyStateMachine {
  return callSetup(map).createMachine({
    id: 'call',
    context: ({ input }) => fresh(map, input),
    initial: 'queued',
    states: {
      queued: queuedState(map),
      ringing: ringingState(map),
      connecting: connectingState,
      inProgress: inProgressState(map),
      overhearing: overhearingState(map),
      closing: closingState,
      ended: { type: 'final' },
    },
    options: { maxIterations: maxIterations(map.flow) },
  })
}

/** XState computes the context without input too, and throws that away. */
function fresh(map: FlowMap, input: Partial<CallInput> = {}): Call {
  const startedAt = input.at ?? 0
  return {
    call: {
      callId: input.callId ?? '',
      projectId: input.projectId ?? '',
      agentId: input.agentId ?? '',
      agentName: input.agentName ?? null,
      channel: 'phone',
      model: input.model ?? '',
      to: input.to ?? null,
      telephony: input.telephony ?? null,
      providerCallId: null,
      variables: input.variables ?? {},
      metadata: input.metadata ?? {},
      startedAt,
    },
    line: {
      from: input.from ?? '',
      speech: input.speech ?? '',
      status: null,
      sequence: null,
      answeredAt: null,
      seenAt: startedAt,
      lookedAt: null,
      isUnwanted: false,
      opening: null,
      answer: null,
      awaitsMeaning: false,
      goneAt: null,
      wordedAt: null,
      firstTextAt: null,
      silences: 0,
      settled: null,
      tries: 0,
    },
    language: map.settings.languages[0] ?? 'en',
    ...untouched,
  }
}
