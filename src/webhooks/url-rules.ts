import { isIP } from 'node:net'
import { hasBadPort } from '../security/bad-ports.ts'
import { isPublicAddress } from '../security/public-address.ts'
import type { Resolve } from '../security/resolve.ts'

const MAX_URL_LENGTH = 2_048

export type UrlVerdict = { ok: true; href: string } | { ok: false; reason: string }

/**
 * Checks whether a webhook endpoint may have this URL. `href` is the form to store and to send to, `reason` a sentence
 * for the person who typed it. In production the host must be public, now (here) and at every delivery
 * (`open-guarded-socket.ts`).
 */
export async function checkEndpointUrl(
  text: string,
  { production, resolve }: { production: boolean; resolve: Resolve },
): Promise<UrlVerdict> {
  const form = checkUrlForm(text, production)
  if (!form.ok || !production) return form
  const reason = await publicAddressError(new URL(form.href), resolve)
  return reason === null ? form : refuse(reason)
}

/** Returns null if every address that the URL's host resolves to now is public. */
export async function publicAddressError(url: URL, resolve: Resolve): Promise<string | null> {
  const host = hostOf(url)
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => [])
  if (addresses.length === 0) return `The host ${host} cannot be resolved.`
  return addresses.every(isPublicAddress) ? null : 'The URL must lead to a public address.'
}

/** Checks the rules that need no DNS lookup. */
export function checkUrlForm(text: string, production: boolean): UrlVerdict {
  const url = text.length <= MAX_URL_LENGTH ? URL.parse(text) : null
  if (text.length > MAX_URL_LENGTH) return refuse(`The URL is longer than ${MAX_URL_LENGTH} characters.`)
  if (!url) return refuse('This is not a URL.')
  if (url.protocol !== 'https:' && production) return refuse('The URL must use https.')
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refuse('The URL must use https or http.')
  if (url.username || url.password) return refuse('The URL must not contain a username or password.')
  if (url.hash) return refuse('The URL must not contain a fragment (#…): it would never be sent.')
  if (url.port === '0') return refuse('The URL must not use port 0.')
  if (production && hasBadPort(url))
    return refuse(`The URL must not use port ${url.port}: it belongs to another protocol.`)
  if (url.href.length > MAX_URL_LENGTH) return refuse(`The URL is longer than ${MAX_URL_LENGTH} characters.`)
  return { ok: true, href: url.href }
}

/**
 * Returns the host without the brackets of an IPv6 literal. The URL parser has normalised every notation of IPv4 to
 * dotted decimals.
 */
export function hostOf(url: URL): string {
  return url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname
}

function refuse(reason: string): UrlVerdict {
  return { ok: false, reason }
}
