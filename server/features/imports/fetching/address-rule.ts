import ipaddr from 'ipaddr.js'
import { addressesIn } from '#server/platform/http/client-address.ts'

/** Checks whether a connection to this address and port is allowed. */
export type AddressRule = (address: string, port: number) => boolean

const openPorts = new Set([80, 443])
/** All IPv6 addresses that are assigned for global use (RFC 4291). Mapped, translated and compatible IPv4 addresses are outside of it. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3')

/** Allows the web's ports at globally reachable unicast addresses (IANA's registries), and any port in the operator's `networks`. */
export function openAddressRule(networks: readonly string[]): AddressRule {
  const isOwn = addressesIn(networks)
  return (written, port) => {
    const address = ipaddr.parse(written)
    // `addressesIn` would treat this other notation of an IPv4 address as that IPv4 address.
    if (address.range() === 'ipv4Mapped') return false
    return isOwn(written) || (openPorts.has(port) && isGlobal(address))
  }
}

const isGlobal = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalIpv6))
