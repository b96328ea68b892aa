import ipaddr from 'ipaddr.js'
import { addressesIn } from '#server/platform/http/client-address.ts'

/** Whether a connection to this address and port may be made. */
export type AddressRule = (address: string, port: number) => boolean

const openPorts = new Set([80, 443])
/** All of it that is given out for the web (RFC 4291); also mapped, translated and compatible IPv4 is outside of it. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3')

/** The open web: globally reachable unicast addresses by IANA's registries, on the ports of the web; and on any port the operator's `networks`. */
export function openAddressRule(networks: readonly string[]): AddressRule {
  const isOwn = addressesIn(networks)
  return (written, port) => {
    const address = ipaddr.parse(written)
    // Another way to write IPv4, which `addressesIn` would take for that.
    if (address.range() === 'ipv4Mapped') return false
    return isOwn(written) || (openPorts.has(port) && isGlobal(address))
  }
}

const isGlobal = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalIpv6))
