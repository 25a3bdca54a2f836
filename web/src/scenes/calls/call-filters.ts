import type { CallStatus, Channel, Outcome } from '../../api/types.ts'

export const CHANNELS = ['phone', 'api_text', 'browser_voice', 'browser_text'] as const satisfies Channel[]
export const STATUSES = ['queued', 'ringing', 'in_progress', 'ended'] as const satisfies CallStatus[]
export const OUTCOMES = [
  'completed',
  'partial',
  'callback_requested',
  'wrong_person',
  'opted_out',
  'failed',
] as const satisfies Outcome[]

/** A year below 1000 is one that is being typed. */
export const FIRST_DAY = '1000-01-01'

/** The filters of a list of calls, which are part of the address. */
export interface CallFilters {
  agentId?: string
  channel?: Channel
  status?: CallStatus
  outcome?: Outcome
  /** A text that the call has in its collected values, number, error, metadata or the like. */
  q?: string
  /** First and last day, as `2026-03-02` in the user's time zone. */
  from?: string
  to?: string
}

/** Reads the filters from an address; other parameters are left out. */
export function readCallFilters(search: Record<string, unknown>): CallFilters {
  const { agentId, q } = search
  const channel = CHANNELS.find((each) => each === search['channel'])
  const status = STATUSES.find((each) => each === search['status'])
  const outcome = OUTCOMES.find((each) => each === search['outcome'])
  return {
    ...(typeof agentId === 'string' && { agentId }),
    ...(channel && { channel }),
    ...(status && { status }),
    ...(outcome && { outcome }),
    ...(typeof q === 'string' && q !== '' && { q }),
    ...(isDay(search['from']) && { from: search['from'] }),
    ...(isDay(search['to']) && { to: search['to'] }),
  }
}

/** The filters as the API expects them: days become times, the last day included. */
export function callQueryOf({ from, to, ...rest }: CallFilters) {
  return {
    ...rest,
    ...(from !== undefined && { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to !== undefined && { to: nextDay(to).toISOString() }),
  }
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  return value >= FIRST_DAY && !Number.isNaN(Date.parse(value))
}

function nextDay(day: string): Date {
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + 1)
  return date
}
