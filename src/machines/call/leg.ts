import type { EpochMs } from '../../base/time.ts'
import type { Composed } from '../../ports/language.ts'
import type { LegReport, LegStatus } from '../../ports/telephony.ts'
import type { Dialogue } from '../dialogue/dialogue.ts'
import type { Outcome } from '../flow/types.ts'

/** A phone call: a dialogue, and the line that it is held on. */
export interface Call extends Dialogue {
  leg: Leg
}

export interface Leg {
  /** Number that calls; empty means the account's. */
  from: string
  /** Name of the speech provider. */
  speech: string
  /** Latest status reported by the carrier; null before it accepted the call. */
  status: LegStatus | null
  /** Of the latest report that was numbered. */
  sequence: number | null
  /** When the phone was picked up. */
  answeredAt: EpochMs | null
  /** Time of the last message of the carrier or word of the person. */
  lastActivityAt: EpochMs
  /** When the carrier was last asked. */
  lastPolledAt: EpochMs | null
  /** Hanging up was requested before the carrier had accepted the call. */
  cancelRequested: boolean
  /** The opening line, made while the phone rings, until it is spoken. */
  opening: Composed | null
  /** Latency parts of the current answer; null if there is none. */
  answer: AnswerTimes | null
  /** The last answered question and all answers to it; absent before the first answer. */
  answered?: {
    flowNodeId: string
    text: string
    /** With the latest words, which are about nothing else. */ isContinued: boolean
  }
  /** The latest words are still being understood. */
  understandingPending: boolean
  /** What the person was saying when we hung up: a part of the transcript, and no answer. Absent for nothing. */
  cutOff?: { text: string; at: EpochMs }
  /** When the line was lost while they were. */
  disconnectedAt: EpochMs | null
  /** When the current utterance was worded, and its first text received from the model. */
  replyReadyAt: EpochMs | null
  firstTextAt: EpochMs | null
  /** How often in a row the person has said nothing. */
  noInputCount: number
  /** How the call ends, decided before its last words were spoken. */
  plannedOutcome: { outcome: Outcome; modelFailed: boolean } | null
  /** Number of attempts at the closing effects. */
  closingAttempts: number
  /** Unverified reports from before the carrier returned the call's id; absent if none. */
  unverifiedReports?: LegReport[]
  /** When the hang-up of a connected call was requested; absent until then. */
  hangUp?: 'asked' | 'done' | 'failed'
  /** Speech recognition or synthesis has failed finally. */
  hasSpeechFailed?: true
  /** The call is over before its carrier could be asked: nobody was dialled. */
  isUndialled?: true
}

interface AnswerTimes {
  /** Time at which the machine received the answer. */
  heardAt: EpochMs
  endpointingMs: number
  recognitionMs: number
}

const RANKS: Record<LegStatus, number> = {
  queued: 0,
  ringing: 1,
  answered: 2,
  completed: 3,
  busy: 3,
  no_answer: 3,
  failed: 3,
  canceled: 3,
}

const OVER = RANKS.completed

/** Whether the carrier has said that the leg is over. */
export function hasEnded({ status }: Pick<Leg, 'status'>): boolean {
  return status !== null && RANKS[status] === OVER
}

/** Returns the later status of two reports; the first if neither is later. */
export function latest(report: LegReport, other: LegReport): LegReport {
  return RANKS[other.status] > RANKS[report.status] ? other : report
}

/** Whether a report is about this call: the carrier's id is not known yet, or is this one. */
export function matchesLeg({ call }: Call, providerCallId: string): boolean {
  return providerCallId !== '' && (call.providerCallId === null || call.providerCallId === providerCallId)
}

/**
 * Whether a report tells something new. Callbacks come twice and in any order: the end is final, and nothing goes back
 * behind what was known.
 */
export function advancesStatus(call: Call, report: LegReport): boolean {
  const { status, sequence } = call.leg
  if (!matchesLeg(call, report.providerCallId) || hasEnded(call.leg)) return false
  if (RANKS[report.status] === OVER) return true
  if (report.sequence !== null && sequence !== null && report.sequence <= sequence) return false
  return status === null || RANKS[report.status] > RANKS[status]
}

/** Returns the leg after a report, whether or not the report was new. */
export function applyReport(call: Call, report: LegReport, at: EpochMs): Partial<Call> {
  if (!matchesLeg(call, report.providerCallId)) return {}
  const leg = { ...call.leg, lastActivityAt: at }
  if (advancesStatus(call, report)) {
    leg.status = report.status
    if (report.status === 'answered') leg.answeredAt ??= at
    if (report.sequence !== null) leg.sequence = Math.max(report.sequence, leg.sequence ?? 0)
  }
  return { call: { ...call.call, providerCallId: report.providerCallId }, leg }
}

/** Whoever calls from a browser is there as soon as the audio is. */
export function openBrowserMedia({ leg }: Call, at: EpochMs): Partial<Call> {
  return { leg: { ...leg, status: 'answered', answeredAt: leg.answeredAt ?? at, lastActivityAt: at } }
}

/** Returns why nobody was reached, in words, from the carrier's report. */
export function unreachedReason({ status }: Leg): string {
  switch (status) {
    case 'busy':
      return 'The line was busy.'
    case 'ringing':
    case 'no_answer':
      return 'Nobody answered.'
    case 'failed':
      return 'The call could not be put through.'
    case 'canceled':
      return 'The call was canceled before anybody answered.'
    case 'completed':
      return 'The call was over before anybody could be heard.'
    case 'answered':
      return 'The call was answered, but no audio came.'
    default:
      return 'No news of the call came in time.'
  }
}
