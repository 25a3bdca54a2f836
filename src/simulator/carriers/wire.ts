import type { JsonObject } from '../../base/json.ts'
import { asObject, jsonObject, readPayload } from '../../providers/vendor-values.ts'
import type { AudioFormat } from '../../ports/speech.ts'
import type { Telephony } from '../../ports/telephony.ts'

/** A call's status in the terms of both carriers; the last five are final. */
export type WireStatus =
  'queued' | 'initiated' | 'ringing' | 'in-progress' | 'completed' | 'busy' | 'no-answer' | 'failed' | 'canceled'

export type EndStatus = Extract<WireStatus, 'completed' | 'busy' | 'no-answer' | 'failed' | 'canceled'>

/** A request to dial, independent of the carrier. */
export interface DialRequest {
  to: string
  from: string
  /** Empty for no callbacks. */
  statusUrl: string
  /** The carrier's names of the requested events. */
  statusEvents: readonly string[]
  statusAsJson: boolean
  ringTimeoutMs: number
  maxDurationMs: number
  media: MediaTarget
  /** Address for the result of machine detection; empty for none. */
  verdictUrl: string
  customField: string
}

/** The stream's address: given, or in TwiML that is fetched when the call is answered. */
export type MediaTarget =
  | { kind: 'stream'; url: string; parameters: Record<string, string> }
  | { kind: 'fetch'; url: string }
  | { kind: 'nothing' }

/** The facts of a call that the wire formats need. */
export interface CallDetails {
  sid: string
  accountSid: string
  dialRequest: DialRequest
  status: WireStatus
  createdAt: number
  answeredAt: number | null
  endedAt: number | null
  verdict: string | null
}

export interface Report {
  url: string
  headers: Record<string, string>
  body: string
}

export type ReportEvent = 'initiated' | 'ringing' | 'answered' | 'completed'

/** One carrier's callbacks and media messages. */
export interface Wire {
  telephony: Telephony
  frameMs: number
  encoding: AudioFormat['encoding']
  /** Attempts of a callback that gets no 2xx response. */
  reportAttempts: number
  socketAttempts: number
  /** Null when the request did not ask for it. */
  report(call: CallDetails, event: ReportEvent, sequence: number, account: JsonObject): Report | null
  verdict(call: CallDetails, account: JsonObject): Report | null
  socketHeaders(url: string, account: JsonObject): Record<string, string>
  openStream(call: CallDetails, streamSid: string, parameters: Record<string, string>): StreamWire
}

/** The messages of one media socket, in order. */
export interface StreamWire {
  connected(): string
  start(): string
  /** `payload` in base64. */
  media(payload: string, atMs: number): string
  key(digit: string): string
  mark(name: string): string
  stop(reason: string): string
  read(text: string): StreamCommand | null
}

export type StreamCommand =
  | { command: 'play'; audio: Buffer }
  | { command: 'mark'; name: string }
  | { command: 'clear' }
  /** Violates the carrier's rules: recorded, and not played. */
  | { command: 'mute'; reason: string }

/**
 * Reads a frame that the service sends; frames for another stream, or for none, are ignored. `streamOf` returns a
 * frame's stream, `check` the rule that its audio violates.
 */
export function readCommand(
  text: string,
  streamSid: string,
  streamOf: (command: Record<string, unknown>) => unknown,
  check: (audio: Buffer) => string | null = () => null,
): StreamCommand | null {
  const command = jsonObject(text)
  if (command === null || streamOf(command) !== streamSid) return null
  switch (command['event']) {
    case 'media': {
      const audio = readPayload(asObject(command['media'])?.['payload'])
      const reason = audio ? check(audio) : 'The payload is not base64.'
      return audio && reason === null ? { command: 'play', audio } : { command: 'mute', reason: reason ?? '' }
    }
    case 'mark': {
      const name = asObject(command['mark'])?.['name']
      return typeof name === 'string' ? { command: 'mark', name } : null
    }
    case 'clear':
      return { command: 'clear' }
    default:
      return null
  }
}

export function durationSec(call: CallDetails): number {
  return call.answeredAt === null ? 0 : Math.round(((call.endedAt ?? call.answeredAt) - call.answeredAt) / 1_000)
}
