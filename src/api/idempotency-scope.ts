import { v5 as uuidv5 } from 'uuid'

/** Any fixed UUID: keeps ids made from an `Idempotency-Key` apart from those made from anything else. */
const NAMESPACE = '3f0c1b8e-6f0b-4d0e-9a54-0b8f1e2c7d11'

/** The id of what a request begins: the same one if it has to be run again under its `Idempotency-Key`. */
export function idFor(work: string | null, newId: () => string): string {
  return work === null ? newId() : uuidv5(work, NAMESPACE)
}

/** The event id of what a request offers to an actor, likewise. */
export function eventIdFor(work: string | null): { eventId: string } | Record<never, never> {
  return work === null ? {} : { eventId: `work:${work}` }
}
