import { getServers, lookup, Resolver } from 'node:dns/promises'

/** Returns all numeric addresses of a host name, at least one. Rejects when there is none. */
export type Resolve = (host: string) => Promise<string[]>

/**
 * Queries the name servers directly. The system's lookup would block one of the process's few worker threads while a
 * name server does not respond, and would resolve names of the local network. `timeoutMs` is for one try.
 */
export function createDnsResolve({ timeoutMs = 2_000, tries = 2, servers = getServers() } = {}): Resolve {
  const resolver = new Resolver({ timeout: timeoutMs, tries })
  resolver.setServers(servers)
  return async (host) => {
    const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const addresses = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    if (addresses.length > 0) return addresses
    throw results.find((result) => result.status === 'rejected')?.reason ?? new Error(`${host} has no address.`)
  }
}

/** Resolves with the system's lookup, `localhost` and the hosts file included; for use outside production. */
export const resolveLocally: Resolve = async (host) => {
  const found = await lookup(host, { all: true })
  return found.map(({ address }) => address)
}
