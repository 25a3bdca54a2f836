import type { JsonObject } from '../../base/json.ts'

/** The account's key. Throws when there is none. */
export function apiKeyOf(credentials: JsonObject): string {
  const { apiKey } = credentials
  if (typeof apiKey !== 'string' || apiKey.trim() === '') throw new Error('has no apiKey in its connection')
  return apiKey.trim()
}

/**
 * Address of a vendor's WebSocket below the account's base URL, or below the vendor's own. A list gives a name several
 * values. Throws when the base URL is none.
 */
export function socketAddress(
  credentials: JsonObject,
  vendorUrl: string,
  path: string,
  query: Record<string, string | readonly string[]> = {},
): URL {
  const { baseUrl } = credentials
  const base = typeof baseUrl === 'string' && baseUrl.trim() !== '' ? baseUrl.trim() : vendorUrl
  const given = URL.canParse(base) ? new URL(base) : null
  if (!given || !/^https?:$/.test(given.protocol)) throw new Error('has a baseUrl that is no http or https address')
  const url = new URL(`${given.protocol === 'http:' ? 'ws' : 'wss'}://${given.host}`)
  url.pathname = `${given.pathname.replace(/\/+$/, '')}${path}`
  for (const [name, values] of Object.entries(query)) {
    for (const value of typeof values === 'string' ? [values] : values) url.searchParams.append(name, value)
  }
  return url
}
