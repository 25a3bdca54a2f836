import type { LineReport } from '../../ports/telephony.ts'
import { flowGuards } from '../flow/flow-guards.ts'
import type { FlowMap } from '../flow/flow-map.ts'
import { hasWords, isKeyed, isMachine, mayBeMachine, mayPrompt } from './answers.ts'
import { clockTime, isAnswer, reportIn, type CallEvent } from './call-event.ts'
import { isEarlyNews, isUnproven } from './early-reports.ts'
import { isAbout, isNews, isOver, type Call } from './line.ts'
import { openingOf } from './opening.ts'
import { hasOpening, makesTurn } from './speaking.ts'
import { isGivenUp, isQuiet } from './watch.ts'

const MAX_TRIES = 20

interface Args {
  context: Call
  event: CallEvent
}

/** What a call's states ask of where it stands and of what has just happened. */
export function callGuards(map: FlowMap) {
  return {
    isRefused: ({ event }: Args) => event.type === 'xstate.done.actor.dial' && 'refused' in event.output,
    isInterrupted: ({ event }: Args) => nameOf(event) === 'Interrupted',
    isUnwanted: ({ context }: Args) => context.line.isUnwanted,
    isThisLine: ({ context, event }: Args) => event.type === 'media.opened' && isAbout(context, event.providerCallId),
    tellsOfEnd: ({ context, event }: Args) => tells(context, event, (line) => isOver(line)),
    tellsOfAnswer: ({ context, event }: Args) => tells(context, event, ({ status }) => status === 'answered'),
    tellsOfMachine: ({ context, event }: Args) => {
      const report = reportIn(event)
      if (report?.answeredBy !== 'machine') return false
      return isAbout(context, report.providerCallId) && !isOver(context.line) && mayBeMachine(context)
    },
    isNews: ({ context, event }: Args) => tells(context, event, () => true),
    isEarlyNews: ({ context, event }: Args) => event.type === 'line.reported' && isEarlyNews(context, event),
    isUnproven: ({ context }: Args) => isUnproven(context),
    hasEarlyNews: ({ context }: Args) => context.line.early !== undefined,
    isOver: ({ context }: Args) => isOver(context.line),
    isPickedUp: ({ context }: Args) => context.line.status === 'answered',
    isQuiet: ({ context, event }: Args) => isQuiet(context, clockTime(event, context)),
    isGivenUp: ({ context, event }: Args) => isGivenUp(context, clockTime(event, context)),
    isLegOver: ({ context: { call, line } }: Args) => {
      return isOver(line) || call.providerCallId === null || line.hangUp === 'done'
    },
    isBeingCut: ({ context }: Args) => context.line.hangUp === 'asked',
    isEnding: ({ context }: Args) => isOver(context.line) || context.line.hangUp !== undefined,
    isGone: ({ context: { line } }: Args) => line.goneAt !== null,
    isGoneUnheard: ({ context: { line } }: Args) => line.goneAt !== null && line.awaitsMeaning,

    ...flowGuards(map),
    opensInOwnWords: ({ context }: Args) => 'text' in openingOf(context, map),
    hasOpening: ({ context }: Args) => hasOpening(context),

    isTurnInHand: ({ context, event }: Args) => {
      return event.type === 'line.spoken' && event.turn === context.turnCount && makesTurn(context, event)
    },
    isMachine: ({ context, event }: Args) => isAnswer(event) && isMachine(context, event.output),
    isKeyed: ({ context, event }: Args) => isAnswer(event) && isKeyed(context, event.output, map),
    hasWords: ({ event }: Args) => isAnswer(event) && hasWords(event.output),
    awaitsMeaning: ({ context }: Args) => context.line.awaitsMeaning,
    isSettled: ({ context }: Args) => context.line.settled !== null,
    mayPrompt: ({ context }: Args) => mayPrompt(context),

    hasSpeechFailed: ({ event }: Args) =>
      event.type === 'xstate.done.actor.talk'
        ? event.output.reason === 'speech_failed'
        : nameOf(event) === 'SpeechFailed',
    isOptedOut: ({ context }: Args) => context.result?.outcome === 'opted_out',
    mayTryAgain: ({ context }: Args) => context.line.tries < MAX_TRIES,
  }
}

/** Of the error that an effect came to. */
function nameOf(event: CallEvent): string | undefined {
  return (event as { error?: { name?: string } }).error?.name
}

function tells(call: Call, event: CallEvent, what: (report: LineReport) => boolean): boolean {
  const report = reportIn(event)
  return report !== null && isNews(call, report) && what(report)
}
