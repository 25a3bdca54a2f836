import type { JsonObject } from '../base/json.ts'
import type { AudioFormat } from './speech.ts'

export type Telephony = 'telephony_a' | 'telephony_b'

/** The number to dial, and the addresses at which the carrier reaches this service. */
export interface CarrierDialRequest {
  /** The account's own fields, as connected. */
  account: JsonObject
  /** Stable over repeats of the effect. */
  effectId: string
  to: string
  /** Empty means the account's number. */
  from: string
  /** `wss:` or `ws:` address of this call's media socket; its path carries a token that is good once. */
  mediaUrl: string
  /** Address for this call's status callbacks; its path cannot be guessed. */
  statusUrl: string
  ringTimeoutSec: number
  maxDurationSec: number
}

/** How a call fares, in our words. The last five are terminal. */
export type LegStatus = 'queued' | 'ringing' | 'answered' | 'completed' | 'busy' | 'no_answer' | 'failed' | 'canceled'

export interface LegReport {
  providerCallId: string
  status: LegStatus
  /** Who answered, if the carrier has found out. */
  answeredBy: 'human' | 'machine' | null
  /** Larger is later; null when the carrier does not number its reports. */
  sequence: number | null
}

/** A status callback as it came in. */
export interface Callback {
  /** The public address that the carrier called, query included. */
  url: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  contentType: string
  body: Buffer
}

/** One carrier's protocol. */
export interface Carrier {
  name: Telephony
  /** Whether a call can be ended through its API. */
  supportsHangUp: boolean
  /**
   * Places a call. Throws `CarrierRefused` with the carrier's words when it refused; after any other error it is
   * unknown whether the phone rings.
   */
  dial(order: CarrierDialRequest, signal: AbortSignal): Promise<{ providerCallId: string }>
  /** Ends a call; one that is over already is no error. Throws when `supportsHangUp` is false. */
  hangUp(account: JsonObject, providerCallId: string, signal: AbortSignal): Promise<void>
  /** Asks how a call fares; null when the carrier knows of none. */
  fetchStatus(account: JsonObject, providerCallId: string, signal: AbortSignal): Promise<LegReport | null>
  /** Reads a callback; null when it is not the carrier's (a wrong signature) or says nothing. */
  readCallback(callback: Callback, account: JsonObject): LegReport | null
  /** The protocol of its media sockets. */
  media: MediaProtocol
}

/** The messages of a carrier's media socket, as text frames. */
export interface MediaProtocol {
  format: AudioFormat
  /** Length of the frames that are sent, and the number of bytes that a frame must be a multiple of. */
  frameMs: number
  frameMultipleBytes: number
  /** Null for a frame that is not of the protocol; such are counted and dropped. */
  read(frame: string): MediaMessage | null
  /** `streamId` is what `started` gave. */
  audio(streamId: string, audio: Buffer, sequence: number): string
  mark(streamId: string, name: string, sequence: number): string
  clear(streamId: string): string
}

export type MediaMessage =
  | { type: 'connected' }
  | { type: 'started'; streamId: string; providerCallId: string; format: AudioFormat }
  | { type: 'audio'; audio: Buffer; atMs: number }
  | { type: 'key'; digit: string }
  | { type: 'mark'; name: string }
  | { type: 'stopped' }

/** The carrier said no, and nothing was dialled. The message is the carrier's own and may be shown. */
export class CarrierRefused extends Error {
  override readonly name = 'CarrierRefused'
  /** HTTP status of the carrier's response. */
  readonly status: number
  /** The carrier's own error code, if it gave one. */
  readonly carrierCode: number | null

  constructor(message: string, status: number, carrierCode: number | null = null) {
    super(message)
    this.status = status
    this.carrierCode = carrierCode
  }
}
