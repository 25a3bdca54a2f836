import ipaddr from 'ipaddr.js'

/** Whoever has one IPv6 address has 2^64 of them. */
const GROUPS_OF_NETWORK = 4

/** Returns the network that is counted as one client: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address) // ::ffff:10.0.0.1 is 10.0.0.1
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const groups = (parsed as ipaddr.IPv6).parts.slice(0, GROUPS_OF_NETWORK).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}
