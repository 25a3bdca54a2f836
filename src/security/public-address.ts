import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Azure's host service is reachable from every machine there, at an address in a public range. */
const AZURE_HOST_SERVICE = '168.63.129.16'
/** All of IPv6 that is allocated as global unicast; the rest is special or unallocated. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')
/** The deprecated `::a.b.c.d`, which ipaddr.js treats as a mapped address. */
const IPV4_COMPATIBLE = new BlockList()
IPV4_COMPATIBLE.addSubnet('::', 96, 'ipv6')

/**
 * Whether a webhook may be sent to this address (numeric, as a resolver or a socket gives it) in production.
 * IPv4-mapped IPv6 (`::ffff:a.b.c.d`) is checked as IPv4; other embeddings (NAT64, 6to4, Teredo) are rejected.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0 || (version === 6 && IPV4_COMPATIBLE.check(address, 'ipv6'))) return false
  const ip = ipaddr.process(address)
  if (ip.range() !== 'unicast') return false
  if (ip instanceof ipaddr.IPv6) return ip.match(GLOBAL_UNICAST)
  return ip.toString() !== AZURE_HOST_SERVICE
}
