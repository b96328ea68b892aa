import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const loopback = /^(127\.|::1$|::ffff:(127\.|7f))/i

/** Written by a proxy, or by a client that wants to look like one: believed only where TRUST_PROXY names the sender. */
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

export const isForwarded = (headers: Record<string, unknown>): boolean =>
  forwardingHeaders.some(name => headers[name] !== undefined)

/** From a proxy on this machine that TRUST_PROXY does not name: everybody would seem to be this machine. */
export const isFromUntrustedProxy = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean =>
  loopback.test(ip) && isForwarded(headers)

/** The address that calls are counted by; of a client that has closed its connection it is unknown, and nobody waits. */
export const clientAddress = (request: Pick<FastifyRequest, 'ip' | 'headers'>): string =>
  isFromUntrustedProxy(request) ? untrustedProxyAddress : (request.ip ?? goneAddress)

/** All who come through a proxy on this machine that TRUST_PROXY does not name. */
const untrustedProxyAddress = 'untrusted proxy'

const goneAddress = 'closed connection'

/** Whether an address is in one of these, each an address or a CIDR range. */
export function addressesIn(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits = isIPv6(address) ? '128' : '32'] = range.split('/')
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return address => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * The address that Fastify gives a request, read without Fastify: of the proxies that forwarded it, the last that is not trusted.
 * Undefined where that takes more than comparing addresses.
 */
export function readClientAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  isTrusted: (address: string) => boolean,
): string | undefined {
  const sender = socket.remoteAddress ?? ''
  if (!isForwarded(headers)) return sender
  if (!isIP(sender) || !isTrusted(sender)) return undefined
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const addresses = forwarded.map(address => address.trim()).reverse()
  if (!addresses.every(address => isIP(address) && !address.includes('%'))) return undefined
  const client = addresses.find(address => !isTrusted(address))
  return client === undefined || loopback.test(client) ? undefined : client
}

/** The address of the server's own calls for rendering pages; no client can have it. */
export const internalAddress = '::'
