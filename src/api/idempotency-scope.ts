import { v5 as uuidv5 } from 'uuid'

/** Any fixed UUID: keeps ids made from an `Idempotency-Key` apart from those made from anything else. */
const NAMESPACE = '3f0c1b8e-6f0b-4d0e-9a54-0b8f1e2c7d11'

/**
 * The id of what a request creates: the same id when the request is repeated under its `Idempotency-Key`. `run` counts
 * from 1, for what has to be begun anew.
 */
export function idFor(scope: string | null, newId: () => string, run = 1): string {
  if (scope === null) return newId()
  return uuidv5(run === 1 ? scope : `${scope}:${run}`, NAMESPACE)
}

/** The id of the event that a request sends to an actor; likewise the same for a repeat. */
export function eventIdFor(scope: string | null): { eventId: string } | Record<never, never> {
  return scope === null ? {} : { eventId: `work:${scope}` }
}
