import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const loopback = /^(127\.|::1$|::ffff:(127\.|7f))/i

/** Headers that a proxy sets, or a client that pretends to be one. They are trusted only if TRUST_PROXY names the sender. */
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

export const isForwarded = (headers: Record<string, unknown>): boolean =>
  forwardingHeaders.some(name => headers[name] !== undefined)

/**
 * True for a request that a proxy on this machine forwarded although TRUST_PROXY does not name it. All its clients would seem to have this
 * machine's address.
 */
export const isFromUntrustedProxy = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean =>
  loopback.test(ip) && isForwarded(headers)

/** The address by which requests are counted. It is unknown for a client that has closed its connection; nobody waits for that response. */
export const clientAddress = (request: Pick<FastifyRequest, 'ip' | 'headers'>): string =>
  isFromUntrustedProxy(request) ? untrustedProxyAddress : (request.ip ?? goneAddress)

/** Stands for all clients of a proxy on this machine that TRUST_PROXY does not name. */
const untrustedProxyAddress = 'untrusted proxy'

const goneAddress = 'closed connection'

/** Returns a function that checks whether an address is in one of the ranges. Each range is an address or a CIDR range. */
export function addressesIn(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits = isIPv6(address) ? '128' : '32'] = range.split('/')
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return address => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * Returns the address that Fastify would give a request, without Fastify: the last untrusted one of the addresses that forwarded it.
 * Returns undefined if comparing addresses does not suffice to find it.
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

/** The address of the server's own requests for rendering pages. No client can have it. */
export const internalAddress = '::'
