import { closingRequest, questionRequest } from '../dialogue/requests.ts'
import { aloud, promptRequest, understandingRequest } from './requests.ts'
import { type CallState, VOICEMAIL } from './states/reports.ts'
import { enterSaying, stateId, type StateBuilders } from '../flow/compile.ts'
import type { FlowIndex } from '../flow/flow-index.ts'
import type { AskNode, EndNode } from '../flow/types.ts'

/** State of the machine that holds the compiled flow; part of stored names. */
const REGION = '#call.inProgress.dialogue.flow'
/** Speaks the last line. */
const CLOSING_PROMPT = '#call.inProgress.dialogue.closingPrompt'
const CLOSING = '#call.closing'

export const APOLOGISE = { type: 'playPhrase', params: { phrase: 'apology' } } as const

/** `holdMediaSession` is about to report that, with what the person said last. */
export const AUDIO_IS_OVER = { guard: 'isAudioOver' } as const

/** The store was unavailable, so the model was not asked: the answers so far count. */
const MODEL_FAILURE = [
  { guard: 'wasStoreAway', target: CLOSING_PROMPT, actions: ['planBrokenOffOutcome', APOLOGISE] },
  { target: CLOSING_PROMPT, actions: ['planModelFailure', APOLOGISE] },
] as const

/**
 * The steps of a phone call that wait for somebody:
 *
 * - ask   deciding → asking → talking → understanding → deciding …; deciding also passes on and parts. Keys are understood
 *         without a model; who says nothing is asked again, twice, without using up an attempt
 * - end   words its line and leaves
 */
export const callStates: StateBuilders<CallState> = { region: REGION, ask: askState, end: endState }

function askState(node: AskNode, index: FlowIndex): CallState {
  const next = stateId(REGION, node.next)
  return {
    entry: { type: 'enterAskNode', params: { nodeId: node.id } },
    initial: 'deciding',
    states: {
      deciding: {
        always: [
          { guard: 'hasClosingIntent', target: 'sayingGoodbye', actions: 'applyClosingIntent' },
          { guard: 'isAnswered', target: next },
          { guard: 'isAskedEnough', target: next, actions: 'moveOn' },
          {
            guard: 'isTooLong',
            target: CLOSING_PROMPT,
            actions: { type: 'playPhrase', params: { phrase: 'tooLong' } },
          },
          { guard: 'hasOpening', target: 'talking', actions: ['countAttempt', 'playOpening'] },
          { target: 'asking', actions: 'countAttempt' },
        ],
      },
      asking: {
        invoke: {
          id: 'compose',
          src: 'compose',
          input: ({ context }) => aloud(context, questionRequest(context, node, index)),
          onDone: { target: 'talking', actions: 'playReply' },
          onError: MODEL_FAILURE,
        },
      },
      talking: {
        invoke: {
          id: 'promptAndCollect',
          src: 'promptAndCollect',
          input: ({ context }) => promptRequest(context, index, node),
          onDone: [
            { guard: 'isMachine', target: CLOSING, actions: VOICEMAIL },
            { guard: 'isDtmfAnswer', target: 'deciding', actions: 'applyDtmf' },
            { guard: 'hasWords', target: 'understanding', actions: 'applyWords' },
            { guard: 'isCutOff', actions: 'keepCutOffWords' },
            { guard: 'canReprompt', target: 'asking', actions: 'reprompt' },
            { target: CLOSING_PROMPT, actions: { type: 'playPhrase', params: { phrase: 'silence' } } },
          ],
          onError: [
            { guard: 'hasSpeechFailed', target: CLOSING_PROMPT, actions: ['noteSpeechFailed', APOLOGISE] },
            AUDIO_IS_OVER,
            { guard: 'isHangingUp' },
            { target: CLOSING, actions: 'conclude' },
          ],
        },
        after: { untilStuck: { target: CLOSING, actions: 'conclude' } },
      },
      understanding: {
        invoke: {
          id: 'understand',
          src: 'understand',
          input: ({ context }) => understandingRequest(context, index),
          onDone: { target: 'deciding', actions: 'applyUnderstanding' },
          onError: MODEL_FAILURE,
        },
      },
      sayingGoodbye: {
        invoke: {
          id: 'compose',
          src: 'compose',
          input: ({ context }) => aloud(context, closingRequest(context, index)),
          onDone: { target: CLOSING_PROMPT, actions: 'playReply' },
          // The intent is kept even if wording the reply fails.
          onError: { target: CLOSING_PROMPT, actions: { type: 'playPhrase', params: { phrase: 'noted' } } },
        },
      },
    },
  }
}

function endState(node: EndNode, index: FlowIndex): CallState {
  return {
    entry: [...enterSaying(node), 'planOutcomeAtNode'],
    initial: 'deciding',
    states: {
      deciding: {
        always: [
          { guard: 'hasOpening', target: CLOSING_PROMPT, actions: 'playOpening' },
          { guard: 'needsWording', target: 'wording' },
          { target: CLOSING_PROMPT, actions: 'playFlowTexts' },
        ],
      },
      wording: {
        invoke: {
          id: 'compose',
          src: 'compose',
          input: ({ context }) => aloud(context, closingRequest(context, index)),
          onDone: { target: CLOSING_PROMPT, actions: 'playReply' },
          // The flow is through; its own words will do.
          onError: { target: CLOSING_PROMPT, actions: 'playFlowTexts' },
        },
      },
    },
  }
}
