import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Azure's host service, reachable from every machine there, lies in a range that is otherwise public. */
const AZURE_HOST_SERVICE = '168.63.129.16'
/** Everything that is allocated as global unicast; the rest of IPv6 is special or not given out. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')
/** The deprecated `::a.b.c.d`, which ipaddr.js takes for a mapped address. */
const IPV4_COMPATIBLE = new BlockList()
IPV4_COMPATIBLE.addSubnet('::', 96, 'ipv6')

/**
 * Whether a webhook may be sent to this address (numeric, as a resolver or a socket gives it) in production.
 * IPv4 inside IPv6 (`::ffff:a.b.c.d`) is judged as IPv4; all other ways to embed one (NAT64, 6to4, Teredo) are refused.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0 || (version === 6 && IPV4_COMPATIBLE.check(address, 'ipv6'))) return false
  const ip = ipaddr.process(address)
  if (ip.range() !== 'unicast') return false
  if (ip instanceof ipaddr.IPv6) return ip.match(GLOBAL_UNICAST)
  return ip.toString() !== AZURE_HOST_SERVICE
}
