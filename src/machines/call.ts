import type { AnyStateMachine } from 'xstate'
import type { ActorIndex } from '../actors/types.ts'
import type { SpokenLine } from '../ports/voice.ts'
import { resultRequest, timeOf, type PreparedResult } from './call-facts.ts'
import { callSetup, RING_TIMEOUT_SEC, type CallInput } from './call-setup.ts'
import type { MachineDefinition } from './definition.ts'
import { deliveryCreates } from './deliveries.ts'
import { untouched } from './dialogue/dialogue.ts'
import { callSteps } from './flow/call-steps.ts'
import { compileFlow } from './flow/compile.ts'
import { flowMap, type FlowMap } from './flow/flow-map.ts'
import { maxIterations } from './flow/max-iterations.ts'
import type { Flow } from './flow/types.ts'
import type { Call } from './phone/line.ts'
import { converseRequest, dialRequest, lineOfCall, openingRequest, preparedLine } from './phone/requests.ts'
import { spokenRow } from './phone/speaking.ts'

/** Stored with every call: what a change of this machine, other than of the flow, would count up. */
const MACHINE_VERSION = '1'

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
    index({ context }): ActorIndex {
      const { projectId, agentId, startedAt } = (context as unknown as Call).call
      return { projectId, list: 'calls', listedAt: startedAt, agentId, lookup: null }
    },
  }
}

export function callVersion(flowHash: string): string {
  return `${MACHINE_VERSION}+${flowHash}`
}

/** The flow's hash in a call's version; null when the version is not one of this machine. */
export function flowHashOfCall(version: string): string | null {
  return version.startsWith(`${MACHINE_VERSION}+`) ? version.slice(MACHINE_VERSION.length + 1) : null
}

/**
 * `queued` dials, `ringing` prepares the opening line, `connecting` waits for audio, `inProgress` holds the compiled
 * flow, `closing` hangs up and asks who is to be told. A call ends in `ended`, with one delivery for each endpoint,
 * unless the carrier never took it and whoever placed it has been told so.
 */
function callMachine(map: FlowMap): AnyStateMachine {
  const call = callSetup(map)

  /** What the carrier says before anybody can be heard; later than that its word only counts when it is the end. */
  const onReport = [
    { guard: 'tellsOfEnd', target: '#call.closing', actions: ['takeReport', 'endUnreached'] },
    { guard: 'tellsOfMachine', target: '#call.closing', actions: ['takeReport', VOICEMAIL] },
    { guard: 'tellsOfAnswer', target: '#call.connecting', actions: 'takeReport' },
  ] as const
  const onMedia = { guard: 'isThisLine', target: '#call.inProgress', actions: 'openMedia' } as const
  /** Hanging up was asked for while nobody could. */
  const unlessUnwanted = { guard: 'isUnwanted', target: '#call.closing', actions: CANCELED } as const
  const onReportInCall = [
    { guard: 'tellsOfMachine', target: '#call.closing', actions: ['takeReport', VOICEMAIL] },
    { guard: 'tellsOfEnd', target: '#call.inProgress.watch.over', actions: 'takeReport' },
    { guard: 'isNews', actions: 'takeReport' },
  ] as const
  const look = { id: 'look', src: 'look', input: ({ context }: { context: Call }) => lineOfCall(context) } as const

  return call.createMachine({
    id: 'call',
    context: ({ input }) => fresh(map, input),
    initial: 'queued',
    states: {
      queued: {
        initial: 'dialling',
        on: {
          'line.reported': [...onReport, { guard: 'isNews', target: '#call.ringing', actions: 'takeReport' }],
          'media.opened': onMedia,
          'call.hangUp': { actions: 'wishToEnd' },
        },
        states: {
          dialling: {
            invoke: {
              id: 'dial',
              src: 'dial',
              input: ({ context }) => dialRequest(context, map, RING_TIMEOUT_SEC),
              onDone: [
                { guard: 'isRefused', target: '#call.ended', actions: 'endAsRefused' },
                { target: '#call.ringing', actions: 'takeAcceptance' },
              ],
              onError: [{ guard: 'isInterrupted', target: 'interrupted' }, { target: 'doubting' }],
            },
            after: { untilDialled: 'doubting' },
          },
          // Nobody knows whether the phone rings. Whoever placed the call waits for the answer.
          doubting: {
            after: {
              untilProven: {
                target: '#call.ended',
                actions: inWords('The telephony provider could not be reached.'),
              },
            },
          },
          // Nor here, but whoever placed the call was cut off with the process that dialled.
          interrupted: {
            after: {
              untilRungOut: {
                target: '#call.closing',
                actions: inWords('The service was interrupted while it placed the call.'),
              },
            },
          },
        },
      },
      ringing: {
        type: 'parallel',
        always: unlessUnwanted,
        on: {
          'media.opened': onMedia,
          'call.hangUp': { target: 'closing', actions: CANCELED },
        },
        after: { untilRungOut: { target: 'closing', actions: 'endUnreached' } },
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
              looking: {
                entry: 'noteLook',
                invoke: {
                  ...look,
                  onDone: [...onReport, { target: 'quiet', actions: 'takeReport' }],
                  onError: 'quiet',
                },
                after: { untilLookFails: 'quiet' },
              },
            },
          },
        },
      },
      connecting: {
        always: unlessUnwanted,
        on: {
          'media.opened': onMedia,
          'line.reported': onReport,
          'call.hangUp': { target: 'closing', actions: 'conclude' },
        },
        after: { untilAudio: { target: 'closing', actions: 'endUnreached' } },
      },
      inProgress: {
        type: 'parallel',
        always: unlessUnwanted,
        invoke: {
          id: 'talk',
          src: 'talk',
          input: ({ context }) => ({ callId: context.call.callId }),
          onDone: [
            { guard: 'hasSpeechFailed', target: 'closing', actions: 'concludeWithoutSpeech' },
            { target: 'closing', actions: 'conclude' },
          ],
          onError: { target: 'closing', actions: 'conclude' },
        },
        on: { 'call.hangUp': { target: 'closing', actions: 'conclude' } },
        after: { untilTooLong: { target: 'closing', actions: 'conclude' } },
        states: {
          dialogue: {
            initial: 'flow',
            on: { 'line.spoken': { guard: 'isTurnInHand', actions: [recordSpoken, 'takeSpoken'] } },
            states: {
              flow: compileFlow(map, callSteps),
              leaving: {
                invoke: {
                  id: 'converse',
                  src: 'converse',
                  input: ({ context }) => converseRequest(context, map, null),
                  onDone: { target: '#call.closing', actions: 'conclude' },
                  onError: { target: '#call.closing', actions: 'conclude' },
                },
                after: { untilStuck: { target: '#call.closing', actions: 'conclude' } },
              },
            },
          },
          watch: {
            initial: 'quiet',
            on: { 'line.reported': onReportInCall },
            states: {
              quiet: {
                after: {
                  untilLook: [
                    { guard: 'isGivenUp', target: '#call.closing', actions: 'conclude' },
                    { guard: 'isQuiet', target: 'looking' },
                    { target: 'quiet', reenter: true },
                  ],
                },
              },
              looking: {
                entry: 'noteLook',
                invoke: {
                  ...look,
                  onDone: [...onReportInCall.slice(0, 2), { target: 'quiet', actions: 'takeReport' }],
                  onError: 'quiet',
                },
                after: { untilLookFails: 'quiet' },
              },
              // What the person heard last is still to be told by the audio.
              over: { after: { untilLastWords: { target: '#call.closing', actions: 'conclude' } } },
            },
          },
        },
      },
      closing: {
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
              onDone: { target: '#call.ended', actions: ['keepAgentName', createDeliveries] },
              onError: 'waitingToReport',
            },
            after: { untilTryFails: 'waitingToReport' },
          },
          waitingToReport: {
            after: { untilNextTry: [{ guard: 'mayTryAgain', target: 'reporting' }, { target: '#call.ended' }] },
          },
        },
      },
      ended: { type: 'final' },
    },
    options: { maxIterations: maxIterations(map.flow) },
  })
}

const VOICEMAIL = inWords('Voicemail answered.')
const CANCELED = inWords('The call was hung up before anybody answered.')

function inWords<Words extends string>(words: Words) {
  return { type: 'endInWords', params: { words } } as const
}

const recordSpoken = {
  type: 'recordRow',
  params: ({ context, event }: { context: Call; event: SpokenLine }) =>
    spokenRow(context, event, timeOf(event, context)),
} as const

const createDeliveries = {
  type: 'createActors',
  params: ({ context, event }: { context: Call; event: { output: PreparedResult } }) => ({
    creates: deliveryCreates(context.call, event.output, timeOf(event, context)),
  }),
} as const

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
      isRefused: false,
      opening: null,
      answer: null,
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
