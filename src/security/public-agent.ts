import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { isIP } from 'node:net'
import type { JsonObject } from '../base/json.ts'
import { isPublicAddress } from './public-address.ts'
import { BlockedAddress, guardedLookup } from './guarded-connector.ts'
import type { Resolve } from './resolve.ts'

/**
 * Makes the WebSocket connections of an account that a project has saved: to public addresses only, whatever its
 * `baseUrl` resolves to at that moment. Throws `BlockedAddress` for a literal address that is not public.
 */
export function createPublicAgent(resolve: Resolve): (account: JsonObject) => HttpAgent | undefined {
  const options = { lookup: guardedLookup(isPublicAddress, resolve) }
  const [http, https] = [new HttpAgent(options), new HttpsAgent(options)]
  return ({ baseUrl }) => {
    if (typeof baseUrl !== 'string') return undefined
    const { protocol, hostname } = new URL(baseUrl)
    const host = hostname.replace(/^\[(.*)\]$/, '$1')
    if (isIP(host) && !isPublicAddress(host)) throw new BlockedAddress(host)
    return protocol === 'http:' ? http : https
  }
}
