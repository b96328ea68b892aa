import type { Sender } from '../work/sender.ts'

/**
 * Returns the network that an address belongs to: an IPv4 address, or an IPv6 /56, which providers give to one household. Ignores the port
 * that some proxies append. An IPv4-mapped address, however written, becomes the IPv4 address. Every request passes here, and ipaddr.js
 * takes 50 times as long for IPv4.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[([^\]]*)\](?::\d+)?$/.exec(address)
  const bare = withPort?.[1] ?? withPort?.[2] ?? address
  return bare.includes(':') ? ipv6Network(bare) : bare
}

/** The sender of a request: the member, if known, and the IP address. */
export type Caller = { userId?: number; address: string }

/** Returns the sender who asks for a place: the member and the network of the request. */
export const senderOf = ({ userId, address }: Caller): Sender => ({
  group: networkOf(address),
  member: userId,
})

/** Returns the IPv6 /48 of a network, which has its own, higher rate limit. Undefined for IPv4. */
export const wideNetworkOf = (network: string): string | undefined =>
  network.endsWith('::/56') ? `${network.split(':').slice(0, 3).join(':')}::/48` : undefined

/** Returns an address shortened to what a person needs to recognise it: `197.136.x.x`, `2a02:8109:x`. */
export function placeOf(address: string): string {
  const network = networkOf(address)
  if (network.includes(':')) return `${network.split(':').slice(0, 2).join(':')}:x`
  return `${network.split('.').slice(0, 2).join('.')}.x.x`
}

function ipv6Network(address: string): string {
  const groups = groupsOf(address)
  const [, , , fourth = 0, , mark, high = 0, low = 0] = groups
  if (groups.slice(0, 5).every(group => group === 0) && mark === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${[...groups.slice(0, 3), fourth & 0xff00].map(group => group.toString(16)).join(':')}::/56`
}

/** Returns the eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const [left, right] = [numbersOf(head), numbersOf(tail ?? '')]
  return [...left, ...Array<number>(Math.max(0, 8 - left.length - right.length)).fill(0), ...right]
}

/** An address may end in an IPv4 address, which stands for two groups. */
const numbersOf = (part: string): number[] =>
  part
    .split(':')
    .filter(Boolean)
    .flatMap(group => {
      if (!group.includes('.')) return [Number.parseInt(group, 16) || 0]
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
      return [(a << 8) | b, (c << 8) | d]
    })
