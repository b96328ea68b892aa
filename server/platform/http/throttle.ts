import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { generalThrottles, type ThrottleName, throttles } from '#contract/limits.ts'
import * as t from '#texts/request-refusals.ts'
import { Refusal } from './problems.ts'

type Rate = { calls: number; seconds: number }

/** Rate limits: counts calls and refuses with 429 and Retry-After. Passed to the app, so that tools can run without limits. */
export type Throttler = {
  /** The general limit of all calls, by member, or by address without a token. */
  limitCall(key: { userId?: number; address: string }): Promise<void>
  /** The row's own, stricter rate, by address or member. */
  limitEndpoint(name: ThrottleName, key: { userId?: number; address: string }): Promise<void>
  /** The row's rate for one account from all addresses; the account is the submitted name, existing or not. */
  limitAccount(name: ThrottleName, limitAccount: string): Promise<void>
  /** Resets the account's count after a successful sign-in. */
  resetAccount(name: ThrottleName, limitAccount: string): Promise<void>
}

/** The address of the server's own calls for rendering pages; no client can have it. */
export const internalAddress = '::'

export function openThrottler({ isLoopbackExempt }: { isLoopbackExempt: boolean }): Throttler {
  const counter = counters()
  const isLoopback = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address)
  const isExempt = (address: string) =>
    address === internalAddress || (isLoopbackExempt && isLoopback(address))
  return {
    async limitCall({ userId, address }) {
      if (userId !== undefined)
        return consumeOrRefuse(counter('general:user', generalThrottles.perUser), String(userId))
      if (!isExempt(address))
        await consumeOrRefuse(counter('general:address', generalThrottles.perAddress), networkOf(address))
    },
    async limitEndpoint(name, { userId, address }) {
      const rates = ratesOf(name)
      if (rates.perUser && userId !== undefined)
        await consumeOrRefuse(counter(`${name}:user`, rates.perUser), String(userId))
      if (rates.perAddress)
        await consumeOrRefuse(counter(`${name}:address`, rates.perAddress), networkOf(address))
    },
    async limitAccount(name, account) {
      const rates = ratesOf(name)
      if (rates.perAccount) await consumeOrRefuse(counter(`${name}:account`, rates.perAccount), account)
    },
    async resetAccount(name, account) {
      const rates = ratesOf(name)
      if (rates.perAccount) await counter(`${name}:account`, rates.perAccount).delete(account)
    },
  }
}

const ratesOf = (name: ThrottleName): { perAddress?: Rate; perUser?: Rate; perAccount?: Rate } =>
  throttles[name]

function counters() {
  const open = new Map<string, RateLimiterMemory>()
  return (name: string, { calls, seconds }: Rate): RateLimiterMemory => {
    const existing = open.get(name)
    if (existing) return existing
    const created = new RateLimiterMemory({ keyPrefix: name, points: calls, duration: seconds })
    open.set(name, created)
    return created
  }
}

async function consumeOrRefuse(counter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await counter.consume(key)
  } catch (full) {
    if (!(full instanceof RateLimiterRes)) throw full
    const seconds = Math.max(1, Math.ceil(full.msBeforeNext / 1000))
    throw new Refusal('too_many_requests', tooOften(seconds), {
      retryAfter: seconds,
    })
  }
}

const tooOften = (seconds: number): string =>
  seconds < 90 ? t.tooOftenForSeconds(seconds) : t.tooOftenForMinutes(Math.ceil(seconds / 60))

/**
 * One household is one IPv6 /64; an IPv4-mapped address is the IPv4 address. Every request passes here: ipaddr.js takes
 * 50 times as long for IPv4 (7 µs beside 0.14) and 3 times for IPv6.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return `${[...left, ...Array<string>(zeros).fill('0'), ...right]
    .slice(0, 4)
    .map(part => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** For tools that the operator runs. */
export const noThrottle: Throttler = {
  limitCall: async () => undefined,
  limitEndpoint: async () => undefined,
  limitAccount: async () => undefined,
  resetAccount: async () => undefined,
}
