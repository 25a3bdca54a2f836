import type { SpokenLine } from '../../../ports/voice.ts'
import { timeOf } from '../../call-facts.ts'
import { callSteps } from '../../flow/call-steps.ts'
import { compileFlow } from '../../flow/compile.ts'
import type { FlowMap } from '../../flow/flow-map.ts'
import type { Call } from '../line.ts'
import { converseRequest, lineOfCall } from '../requests.ts'
import { spokenRow } from '../speaking.ts'
import { type CallState, lookingState, unlessUnwanted, VOICEMAIL } from './reports.ts'

/** Whoever answered is spoken with; how the call ends then, it was answered. */
const OVER = { target: '#call.closing', actions: 'conclude' } as const

/** Unless what was said last is still being understood. */
const UNHEARD = { guard: 'awaitsMeaning', target: '#call.overhearing', actions: 'noteGone' } as const

/** A line in hand is cut short by it. Words that are still being understood are waited for until it is too late. */
const SAY_GOODBYE = [
  { guard: 'isSettled' },
  { guard: 'awaitsMeaning' },
  {
    target: '#call.inProgress.dialogue.leaving',
    actions: { type: 'takePhrase', params: { phrase: 'timeIsUp' } },
  },
] as const

/** The audio is over because the carrier is being asked to end the call; its answer is waited for. */
const BEING_CUT = { guard: 'isBeingCut', actions: 'noteGone' } as const
const ENDED = [BEING_CUT, UNHEARD, OVER] as const

/** What was heard up to then is still to be told. */
const onHangUp = { 'call.hangUp': 'cutting' } as const

/** Once the person can be heard, the carrier's word counts only when it is the end. */
const onReport = [
  { guard: 'tellsOfMachine', target: '#call.closing', actions: ['takeReport', VOICEMAIL] },
  { guard: 'tellsOfEnd', target: '#call.inProgress.watch.over', actions: 'takeReport' },
] as const

/**
 * The process that took the audio holds it (`talk`) while the flow runs (`dialogue`) and the line is watched (`watch`).
 * `leaving` speaks the last line. Where speech fails for good the line still stands: the next answer that is awaited fails,
 * which leads to an apology. Shortly before the call is as long as it may be, it says goodbye.
 */
export function inProgressState(map: FlowMap): CallState {
  return {
    type: 'parallel',
    always: unlessUnwanted,
    invoke: {
      id: 'talk',
      src: 'talk',
      input: ({ context }) => ({ callId: context.call.callId }),
      onDone: [{ guard: 'hasSpeechFailed', actions: 'noteSpeechFailed' }, ...ENDED],
      onError: ENDED,
    },
    states: {
      dialogue: {
        initial: 'flow',
        on: { 'line.spoken': { guard: 'isTurnInHand', actions: [recordSpoken, 'takeSpoken'] } },
        states: {
          flow: { ...compileFlow(map, callSteps), after: { untilTimeIsUp: SAY_GOODBYE } },
          leaving: {
            invoke: {
              id: 'converse',
              src: 'converse',
              input: ({ context }) => converseRequest(context, map, null),
              onDone: [BEING_CUT, OVER],
              onError: [BEING_CUT, OVER],
            },
            after: { untilStuck: OVER },
          },
        },
      },
      watch: {
        initial: 'quiet',
        on: { 'line.reported': [...onReport, { guard: 'isNews', actions: 'takeReport' }] },
        after: { untilTooLong: [{ guard: 'isEnding' }, { target: '.cutting' }] },
        states: {
          quiet: {
            on: onHangUp,
            after: {
              untilLook: [
                { guard: 'isGivenUp', ...OVER },
                { guard: 'isQuiet', target: 'looking' },
                { target: 'quiet', reenter: true },
              ],
            },
          },
          looking: { ...lookingState(onReport), on: onHangUp },
          // The audio is closed first, and tells how far its line was heard.
          cutting: {
            entry: 'askToHangUp',
            exit: 'noteHangUp',
            invoke: {
              id: 'cut',
              src: 'hangUp',
              input: ({ context }) => lineOfCall(context),
              onDone: 'over',
              onError: 'over',
            },
            after: { untilHungUp: 'over' },
          },
          // What the person heard last is still to be told by the audio.
          over: {
            always: [
              { ...UNHEARD, guard: 'isGoneUnheard' },
              { ...OVER, guard: 'isGone' },
            ],
            after: { untilLastWords: [UNHEARD, OVER] },
          },
        },
      },
    },
  }
}

const recordSpoken = {
  type: 'recordRow',
  params: ({ context, event }: { context: Call; event: SpokenLine }) =>
    spokenRow(context, event, timeOf(event, context)),
} as const
