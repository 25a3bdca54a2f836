const DEFAULT_LIMIT = 50
const MAX_LIMIT = 200

/** Reads `limit` by the spec's lenient rule: never refused. Below 1 or no number: 50; above 200: 200; the first of several. */
export function pageLimit(given: unknown): number {
  const first: unknown = Array.isArray(given) ? given[0] : given
  const limit = typeof first === 'string' ? Math.floor(Number(first)) : Number.NaN
  return limit >= 1 ? Math.min(limit, MAX_LIMIT) : DEFAULT_LIMIT
}
