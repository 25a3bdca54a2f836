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
  /** Name of who hears and speaks. */
  speech: string
  /** Furthest that the carrier has told; null before it took the order. */
  status: LegStatus | null
  /** Of the latest report that was numbered. */
  sequence: number | null
  /** When the phone was picked up. */
  answeredAt: EpochMs | null
  /** When the carrier or the person was last heard of. */
  lastActivityAt: EpochMs
  /** When the carrier was last asked. */
  lastPolledAt: EpochMs | null
  /** Hanging up was asked for before the carrier had taken the order. */
  cancelRequested: boolean
  /** The opening line, made while the phone rings, until it is spoken. */
  opening: Composed | null
  /** What the answer in hand took; null when there is none. */
  answer: AnswerTimes | null
  /** The question that was answered last, and all that was said to it; absent before the first answer. */
  answered?: {
    flowNodeId: string
    text: string
    /** With the latest words, which are about nothing else. */ isContinued: boolean
  }
  /** The latest words are still being understood. */
  understandingPending: boolean
  /** When the line was lost while they were. */
  disconnectedAt: EpochMs | null
  /** When the line in hand was worded, and its first text came from a language model. */
  replyReadyAt: EpochMs | null
  firstTextAt: EpochMs | null
  /** How often in a row the person has said nothing. */
  noInputCount: number
  /** How the call ends, decided before its last words were spoken. */
  plannedOutcome: { outcome: Outcome; modelFailed: boolean } | null
  /** How often what has to be done at the end was tried. */
  closingAttempts: number
  /** What was told, without proof, before the carrier had named its call. Absent when nothing was. */
  unverifiedReports?: LegReport[]
  /** The carrier was asked to end the call while somebody was on the line; absent until then. */
  hangUp?: 'asked' | 'done' | 'failed'
  /** Who hears or who speaks failed for good. */
  hasSpeechFailed?: true
}

interface AnswerTimes {
  /** When the answer reached the machine. */
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

/** The one of two reports that tells more; the first if neither does. */
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

/** What is known after a report, whether it brought news or not. */
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

/** Why nobody was reached, in words, by what the carrier has told. */
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
