import type { EpochMs } from '../base/time.ts'

/** Longest that a delivery is put off at a time, in ms. */
export const MAX_POSTPONEMENT_MS = 3_600_000

/** Input and output of the effect `postWebhook` of the `webhook-delivery` machine. */
export interface AttemptInput {
  deliveryId: string
  endpointId: string
  url: string
  event: 'call.completed' | 'ping'
  /** Null for a ping. */
  callId: string | null
  /** Message of a ping. */
  message: string | null
  /** Number of this automatic attempt, from 1; of a manual one, how many automatic ones went before. */
  attempt: number
  manual: boolean
  createdAt: EpochMs
  /** How long the delivery was put off since its last attempt. Absent where it never was. */
  postponedMs?: number
}

export interface AttemptResult {
  /** A 2xx came within the time limit. */
  accepted: boolean
  /** HTTP status, null when no response came. */
  status: number | null
  /** Words for a person; null when accepted. */
  error: string | null
  /** From the first step towards a connection to the response's status, in whole milliseconds. */
  durationMs: number
  /** Nothing was sent, and nothing will be: the endpoint is off or deleted, or has not answered for long. */
  stop: boolean
  /**
   * Nothing was sent because too many deliveries wait for this endpoint: to be retried after this many milliseconds.
   */
  postponedForMs?: number
  /** All of its postponements since its last attempt, this one too. Earlier versions did not write it down. */
  postponedMs?: number
}
