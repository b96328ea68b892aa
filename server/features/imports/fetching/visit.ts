import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, isIPv6, type LookupFunction } from 'node:net'
import type { AddressRule } from './address-rule.ts'
import { FetchFailure } from './fetch-failure.ts'
import type { ResolveHost } from './resolve-host.ts'

export type Door = {
  mayConnect: AddressRule
  resolveHost: ResolveHost
  /** Returns the User-Agent header of the requests. */
  userAgent: () => string
}

/** One fetch with its redirects and robots.txt. Each name is resolved once, and only its checked addresses are connected to. */
export type Visit = {
  /** Throws `closed` if connections to the address are not allowed, and `silent` if the name has no address. */
  check: (url: URL) => Promise<void>
  /** Sends a GET request and returns the response, of which only the headers are read. Does not follow redirects. */
  get: (url: URL) => Promise<IncomingMessage>
  signal: AbortSignal
}

export function openVisit({ mayConnect, resolveHost, userAgent }: Door, signal: AbortSignal): Visit {
  const resolved = new Map<string, Promise<string[]>>()

  const addressesOf = (host: string): Promise<string[]> => {
    const known = resolved.get(host)
    if (known) return known
    const asked = isIP(host) ? Promise.resolve([host]) : resolveHost(host, signal)
    resolved.set(host, asked)
    return asked
  }

  async function checkedAddresses(url: URL): Promise<string[]> {
    if (!isWebAddress(url)) throw new FetchFailure('closed')
    const addresses = await addressesOf(url.hostname.replace(/^\[|\]$/g, ''))
    signal.throwIfAborted()
    if (addresses.length === 0) throw new FetchFailure('silent')
    // A name may have addresses of both kinds, for example in a network that translates IPv4.
    const open = addresses.filter(address => mayConnect(address, portOf(url)))
    if (open.length === 0) throw new FetchFailure('closed')
    return open
  }

  return {
    signal,
    async check(url) {
      await checkedAddresses(url)
    },
    async get(url) {
      const addresses = await checkedAddresses(url)
      const { request } = url.protocol === 'https:' ? https : http
      const sent = request(url, {
        agent: false,
        signal,
        lookup: lookUpAmong(addresses),
        headers: {
          'user-agent': userAgent(),
          accept: 'text/html,application/xhtml+xml,application/ld+json;q=0.9,text/plain;q=0.1',
          'accept-encoding': 'gzip, deflate, br',
        },
      })
      sent.end()
      const [response] = (await once(sent, 'response')) as [IncomingMessage]
      return response
    },
  }
}

/** True for an HTTP or HTTPS address without credentials. Credentials belong to the person who typed them, not to this server. */
export const isWebAddress = ({ protocol, username, password, hostname }: URL): boolean =>
  (protocol === 'http:' || protocol === 'https:') && !username && !password && hostname !== ''

const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === 'https:' ? 443 : 80))

/** Answers the connection's look-up with the checked addresses. A second query to a name server could give others. */
const lookUpAmong = (addresses: readonly string[]): LookupFunction => {
  const found = addresses.map(address => ({ address, family: isIPv6(address) ? 6 : 4 }))
  return (_, { all }, answer) => {
    const [first] = found
    if (all) answer(null, found)
    else answer(null, first?.address ?? '', first?.family)
  }
}
