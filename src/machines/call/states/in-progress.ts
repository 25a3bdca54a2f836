import type { PlayedUtterance } from '../../../ports/voice.ts'
import { timeOf } from '../../dialogue/call-context.ts'
import { APOLOGISE, AUDIO_IS_OVER, callStates } from '../call-states.ts'
import { compileFlow } from '../../flow/compile.ts'
import type { FlowIndex } from '../../flow/flow-index.ts'
import type { Call } from '../leg.ts'
import { goodbyeWhileUnderstandingState } from './goodbye-while-understanding.ts'
import { promptRequest, legRefOf } from '../requests.ts'
import { utteranceRow } from '../speaking.ts'
import { type CallState, pollingState, unlessCancelRequested, VOICEMAIL } from './reports.ts'

/** Whoever answered is spoken with; how the call ends then, it was answered. */
const CONCLUDE = { target: '#call.closing', actions: ['keepCutOffWords', 'conclude'] } as const

/** Unless the last words are still being understood. */
const STILL_UNDERSTANDING = {
  guard: 'isUnderstandingPending',
  target: '#call.processingLastWords',
  actions: ['keepCutOffWords', 'noteDisconnect'],
} as const

const TIME_IS_UP = { type: 'playPhrase', params: { phrase: 'timeIsUp' } } as const

/** Cuts the current utterance short. Words that are still being understood are waited for until the time is over. */
const SAY_GOODBYE = [
  { guard: 'hasPlannedOutcome' },
  {
    guard: 'isUnderstandingPending',
    target: '#call.inProgress.dialogue.goodbyeWhileUnderstanding',
    actions: TIME_IS_UP,
  },
  { target: '#call.inProgress.dialogue.closingPrompt', actions: TIME_IS_UP },
] as const

/** The audio has ended because a hang-up was requested; the carrier's response is waited for. */
const HANGING_UP = { guard: 'isHangingUp', actions: ['keepCutOffWords', 'noteDisconnect'] } as const
const ENDED = [HANGING_UP, STILL_UNDERSTANDING, CONCLUDE] as const

/**
 * What the person said last and nobody awaited counts like an answer, also behind a goodbye that was not heard; not what
 * our own hang-up cut off.
 */
const LAST_WORDS = [
  { guard: 'isMachine', target: '#call.closing', actions: VOICEMAIL },
  { guard: 'isDtmfAnswer', target: '#call.closing', actions: ['applyDtmf', 'noteDisconnect', 'conclude'] },
  { guard: 'hasWords', target: '#call.processingLastWords', actions: ['applyWords', 'noteDisconnect'] },
] as const

/** What was heard until then is still to be reported. */
const onHangUp = { 'call.hangUp': 'hangingUp' } as const

/** Once the person can be heard, the carrier's word counts only when it is the end. */
const onReport = [
  { guard: 'reportsMachine', target: '#call.closing', actions: ['applyReport', VOICEMAIL] },
  { guard: 'reportsEnd', target: '#call.inProgress.monitor.ended', actions: 'applyReport' },
] as const

/**
 * The process that took the audio holds it (`holdMediaSession`) while the flow runs (`dialogue`) and the line is
 * watched (`monitor`). `closingPrompt` and `goodbyeWhileUnderstanding` speak the last line. Where speech fails for good
 * the line still stands: the next answer that is awaited fails, which leads to an apology. Shortly before the call is
 * as long as it may be, it says goodbye.
 */
export function inProgressState(index: FlowIndex): CallState {
  return {
    type: 'parallel',
    always: unlessCancelRequested,
    invoke: {
      id: 'holdMediaSession',
      src: 'holdMediaSession',
      input: ({ context }) => ({ callId: context.call.callId }),
      onDone: [
        {
          guard: 'hasSpeechFailedOverWords',
          target: '#call.inProgress.dialogue.goodbyeWhileUnderstanding',
          actions: ['noteSpeechFailed', 'applyWords', APOLOGISE],
        },
        { guard: 'hasSpeechFailed', actions: ['noteSpeechFailed', 'keepCutOffWords'] },
        ...LAST_WORDS,
        ...ENDED,
      ],
      onError: ENDED,
    },
    states: {
      dialogue: {
        initial: 'flow',
        on: { 'utterance.played': { guard: 'isCurrentTurn', actions: [recordSpoken, 'completeUtterance'] } },
        states: {
          flow: { ...compileFlow(index, callStates), after: { untilTimeIsUp: SAY_GOODBYE } },
          closingPrompt: {
            invoke: {
              id: 'promptAndCollect',
              src: 'promptAndCollect',
              input: ({ context }) => promptRequest(context, index, null),
              onDone: ENDED,
              onError: [AUDIO_IS_OVER, ...ENDED],
            },
            after: { untilStuck: CONCLUDE },
          },
          goodbyeWhileUnderstanding: goodbyeWhileUnderstandingState(index),
        },
      },
      monitor: {
        initial: 'idle',
        on: { 'leg.reported': [...onReport, { guard: 'advancesStatus', actions: 'applyReport' }] },
        after: { untilMaxDuration: [{ guard: 'isEnding' }, { target: '.hangingUp' }] },
        states: {
          idle: {
            on: onHangUp,
            after: {
              untilNextPoll: [
                { guard: 'isUnresponsive', ...CONCLUDE },
                { guard: 'isPollDue', target: 'polling' },
                { target: 'idle', reenter: true },
              ],
            },
          },
          polling: { ...pollingState(onReport), on: onHangUp },
          // The media session is closed first, and reports how far its utterance was heard.
          hangingUp: {
            entry: 'askToHangUp',
            exit: 'noteHangUp',
            invoke: {
              id: 'hangUpInProgress',
              src: 'hangUp',
              input: ({ context }) => legRefOf(context),
              onDone: 'ended',
              onError: 'ended',
            },
            after: { untilHungUp: 'ended' },
          },
          // The media session still has to report what was heard last.
          ended: {
            always: [
              { ...STILL_UNDERSTANDING, guard: 'isDisconnectedBeforeUnderstanding' },
              { ...CONCLUDE, guard: 'isDisconnected' },
            ],
            after: { untilLastWords: [STILL_UNDERSTANDING, CONCLUDE] },
          },
        },
      },
    },
  }
}

const recordSpoken = {
  type: 'recordRow',
  params: ({ context, event }: { context: Call; event: PlayedUtterance }) =>
    utteranceRow(context, event, timeOf(event, context)),
} as const
