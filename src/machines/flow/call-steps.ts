import { closingRequest, questionRequest } from '../dialogue/requests.ts'
import { aloud, converseRequest, meaningRequest } from '../phone/requests.ts'
import { type CallState, VOICEMAIL } from '../phone/states/reports.ts'
import { arriveSaying, stateId, type Steps } from './compile.ts'
import type { FlowMap } from './flow-map.ts'
import type { AskNode, EndNode } from './types.ts'

/** State of the machine that holds the compiled flow; part of stored names. */
const REGION = '#call.inProgress.dialogue.flow'
/** Speaks the last line. */
const LEAVING = '#call.inProgress.dialogue.leaving'
const CLOSING = '#call.closing'

const APOLOGISE = { type: 'takePhrase', params: { phrase: 'apology' } } as const

const MODEL_FAILURE = { target: LEAVING, actions: ['settleWithoutModel', APOLOGISE] } as const

/**
 * The steps of a phone call that wait for somebody:
 *
 * - ask   judging → asking → talking → understanding → judging …; judging also passes on and parts. Keys are understood
 *         without a model; who says nothing is asked again, twice, without using up an attempt
 * - end   words its line and leaves
 */
export const callSteps: Steps<CallState> = { region: REGION, ask: askState, end: endState }

function askState(node: AskNode, map: FlowMap): CallState {
  const next = stateId(REGION, node.next)
  return {
    entry: { type: 'arriveAtAsk', params: { step: node.id } },
    initial: 'judging',
    states: {
      judging: {
        always: [
          { guard: 'isWishedToEnd', target: 'parting', actions: 'settleAsWished' },
          { guard: 'isAnswered', target: next },
          { guard: 'isAskedEnough', target: next, actions: 'moveOn' },
          { guard: 'hasOpening', target: 'talking', actions: ['countAttempt', 'takeOpening'] },
          { target: 'asking', actions: 'countAttempt' },
        ],
      },
      asking: {
        invoke: {
          id: 'compose',
          src: 'compose',
          input: ({ context }) => aloud(context, questionRequest(context, node, map)),
          onDone: { target: 'talking', actions: 'takeWording' },
          onError: MODEL_FAILURE,
        },
      },
      talking: {
        invoke: {
          id: 'converse',
          src: 'converse',
          input: ({ context }) => converseRequest(context, map, node),
          onDone: [
            { guard: 'isMachine', target: CLOSING, actions: VOICEMAIL },
            { guard: 'isKeyed', target: 'judging', actions: 'takeKeys' },
            { guard: 'hasWords', target: 'understanding', actions: 'takeWords' },
            { guard: 'mayPrompt', target: 'asking', actions: 'promptAgain' },
            { target: LEAVING, actions: { type: 'takePhrase', params: { phrase: 'silence' } } },
          ],
          onError: [
            { guard: 'hasSpeechFailed', target: LEAVING, actions: ['noteSpeechFailed', APOLOGISE] },
            { guard: 'isBeingCut' },
            { target: CLOSING, actions: 'conclude' },
          ],
        },
        after: { untilStuck: { target: CLOSING, actions: 'conclude' } },
      },
      understanding: {
        invoke: {
          id: 'understand',
          src: 'understand',
          input: ({ context }) => meaningRequest(context, map),
          onDone: { target: 'judging', actions: 'takeUnderstanding' },
          onError: MODEL_FAILURE,
        },
      },
      parting: {
        invoke: {
          id: 'compose',
          src: 'compose',
          input: ({ context }) => aloud(context, closingRequest(context, map)),
          onDone: { target: LEAVING, actions: 'takeWording' },
          // The wish stands, whoever words the answer to it.
          onError: { target: LEAVING, actions: { type: 'takePhrase', params: { phrase: 'noted' } } },
        },
      },
    },
  }
}

function endState(node: EndNode, map: FlowMap): CallState {
  return {
    entry: [...arriveSaying(node), 'settleAtStep'],
    initial: 'judging',
    states: {
      judging: {
        always: [
          { guard: 'hasOpening', target: LEAVING, actions: 'takeOpening' },
          { guard: 'needsWording', target: 'wording' },
          { target: LEAVING, actions: 'takeOwnLines' },
        ],
      },
      wording: {
        invoke: {
          id: 'compose',
          src: 'compose',
          input: ({ context }) => aloud(context, closingRequest(context, map)),
          onDone: { target: LEAVING, actions: 'takeWording' },
          // The flow is through; its own words will do.
          onError: { target: LEAVING, actions: 'takeOwnLines' },
        },
      },
    },
  }
}
