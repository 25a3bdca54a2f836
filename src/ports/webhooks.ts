import type { EpochMs } from '../base/time.ts'

/** Longest that a delivery is put off at a time, in ms. */
export const MAX_POSTPONEMENT_MS = 3_600_000

/** What the `webhook-delivery` machine asks of the effect `postWebhook`. */
export interface AttemptInput {
  deliveryId: string
  endpointId: string
  url: string
  event: 'call.completed' | 'ping'
  /** Null for a ping. */
  callId: string | null
  /** What a ping says. */
  message: string | null
  /** Number of this automatic attempt, from 1; of a manual one, how many automatic ones went before. */
  attempt: number
  manual: boolean
  createdAt: EpochMs
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
  /** Nothing was sent, and nothing must be sent later: the endpoint is off or deleted. */
  stop: boolean
  /** Nothing was sent yet, because too much waits for this endpoint here: to be tried again in so many milliseconds. */
  postponedForMs?: number
}
