import type { EpochMs } from '../base/time.ts'
import type { FieldSpec, Language } from './language.ts'
import type { LegReport, Telephony } from './telephony.ts'

/** The effects of a phone call on the telephone side: dialling, polling and hanging up, with any carrier. */
export interface CarrierGateway {
  /**
   * Dials once. Throws `CarrierRefused` when the carrier refused, `StoreUnavailable` when it could not be asked by
   * `latestAt`; after any other error it is unknown whether the phone rings.
   */
  dial(order: DialRequest, context: DialContext): Promise<{ providerCallId: string }>
  /** How the carrier says that the call fares; null when it knows of none. */
  fetchStatus(line: LegRef, signal: AbortSignal): Promise<LegReport | null>
  /**
   * Ends the call at the carrier, by closing its media socket too if this process holds it. A repeat does nothing.
   * `onAsked` is called when the carrier is asked. Throws `StoreUnavailable` when it could not be asked.
   */
  hangUp(line: LegRef, signal: AbortSignal, onAsked: () => void): Promise<void>
}

interface DialContext {
  signal: AbortSignal
  effectId: string
  /** The carrier is asked no later: its answer would be waited for no longer. */
  latestAt: EpochMs
}

/** Input of the effect `dial`. */
export interface DialRequest {
  callId: string
  projectId: string
  telephony: Telephony
  /** `+` and 8 to 15 digits. */
  to: string
  /** Empty means the account's number. */
  from: string
  ringTimeoutSec: number
  maxDurationSec: number
}

/** Output of the effect `dial`: a refusal is a business "no", in the carrier's own words. */
export type DialResult = { providerCallId: string } | { refused: string }

/** Input of the effects `fetchCallStatus` and `hangUp`. */
export interface LegRef {
  callId: string
  projectId: string
  telephony: Telephony
  /** Null if the carrier never reported it. */
  providerCallId: string | null
}

/** The media sessions of this process. */
export interface MediaSessions {
  /** Makes a line's audio while the phone still rings. A line that was not prepared is spoken all the same. */
  prepare(line: PreparedUtterance, signal: AbortSignal): Promise<void>
  /**
   * Settles when the call's audio is over. Throws when this process does not hold it. An aborted `signal` means that
   * the call is over for its machine: the audio is let go of and the media socket closed.
   */
  hold(callId: string, signal: AbortSignal): Promise<MediaSessionEnd>
  /**
   * Begins a line whose end is still being worded: what is answered takes its words, piece by piece. `promptAndCollect`
   * for the same turn goes on with it, and tells what was heard; `onAborted` is called instead when the audio is over
   * before. What was begun is said: a `promptAndCollect` with other words cuts it short, and counts it to its own line.
   * Null when the call's audio is not here or busy, or the turn was begun before.
   */
  start(line: StartedUtterance, onAborted: (line: PlayedUtterance) => void): ((words: string) => void) | null
  /** Speaks an utterance, then collects the answer. `onPlayed` is called once, when the utterance has ended. */
  promptAndCollect(
    request: PromptRequest,
    signal: AbortSignal,
    onPlayed: (line: PlayedUtterance) => void,
  ): Promise<Answer>
}

export interface PreparedUtterance {
  callId: string
  projectId: string
  /** Name of the speech provider, as in an agent's `speech`: `deepgram`, `builtin` … */
  speech: string
  voiceId: string | null
  language: Language
  text: string
}

/**
 * How much of what was asked has been said, from the least:
 *
 * - none      nothing of it, or plainly a part
 * - unknown   of a free text nobody can tell
 * - possible  all of it, if it does not go on: one word of a name, "25" of "25 lakh"
 * - probable  all of it, and few go on
 * - certain   all of it: ten digits of a phone number, yes or no
 */
export const COMPLETENESS = ['none', 'unknown', 'possible', 'probable', 'certain'] as const
export type Completeness = (typeof COMPLETENESS)[number]

/** Output of the effect `holdMediaSession`. */
export interface MediaSessionEnd {
  /**
   * - hung_up         the person, or the network, ended it
   * - lost            the socket died or stayed silent without a word
   * - speech_failed   who hears or speaks failed twice; an apology was tried
   */
  reason: 'hung_up' | 'lost' | 'speech_failed'
  /** What the person said last, if no `promptAndCollect` awaited it. */
  lastWords?: HeardAnswer
}

/** Input of the effect `promptAndCollect`. */
export interface PromptRequest {
  callId: string
  /** Index of the turn whose utterance is spoken. */
  turn: number
  text: string
  language: Language
  /** Fields that the line asks for: they decide how long a pause ends the answer. Empty: nothing is expected. */
  asked: FieldSpec[]
  /** How long the person may stay silent after the utterance, in ms, before the answer is `silent`. */
  silenceMs: number
}

export type StartedUtterance = Pick<PromptRequest, 'callId' | 'turn' | 'language' | 'asked'>

/** How a line was spoken: the progress event `utterance.played` of the effect `promptAndCollect`. */
export interface PlayedUtterance {
  turn: number
  /** The part of the utterance that was heard. */
  text: string
  /** The person began to talk before the line was over. */
  interrupted: boolean
  /**
   * Between the end of what the person said and the first audio to the carrier; null when nobody was answered, or none
   * went. Measured by one clock, whoever sets the others.
   */
  audioMs: number | null
  /** Between the first words of the line and its first audio; null when there was none. */
  synthesisMs: number | null
  /**
   * What the person was saying when a line came that asks nothing, and over it if that was a wish not to be called
   * again; absent for nothing.
   */
  unanswered?: string
  /** They were still speaking when the line was over, and the call with it; never set for a wish not to be called again. */
  isCutOff?: true
}

/** Name of the error of the effect `promptAndCollect` when the call's audio ended meanwhile. Journals keep it. */
export const MEDIA_SESSION_CLOSED = 'MediaSessionClosed'
/** The same where who hears or speaks failed twice. */
export const SPEECH_FAILED = 'SpeechFailed'

/** Output of the effect `promptAndCollect`. */
export type Answer =
  | HeardAnswer
  /** Nothing was expected, and the line is over. */
  | { kind: 'played' }
  | { kind: 'silent' }
  /** An answering machine or something like it speaks. */
  | { kind: 'machine' }

export interface HeardAnswer {
  kind: 'heard'
  text: string
  /** When the person really stopped talking. */
  endedAt: EpochMs
  language: Language | null
  /** The text is digits that were pressed, not spoken. */
  isDtmf: boolean
  /** It goes on with the answer before: it was said before the line could be understood, and answers nothing of it. */
  isContinuation?: true
  /** The audio was over in the middle of it; never set for a wish not to be called again. */
  isCutOff?: true
  latency: { endpointingMs: number; recognitionMs: number }
}
