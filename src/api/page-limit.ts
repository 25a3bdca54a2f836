const DEFAULT_LIMIT = 50
const MAX_LIMIT = 200

/**
 * Reads `limit` by the API's lenient rule (openapi/v1.yaml), which refuses nothing: below 1 or no number is 50, above 200 is 200, and of
 * several the first counts.
 */
export function pageLimit(given: unknown): number {
  const first: unknown = Array.isArray(given) ? given[0] : given
  const limit = typeof first === 'string' ? Math.floor(Number(first)) : Number.NaN
  return limit >= 1 ? Math.min(limit, MAX_LIMIT) : DEFAULT_LIMIT
}
