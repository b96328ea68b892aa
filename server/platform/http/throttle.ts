import type { ThrottleName } from '#contract/endpoint.ts'
import * as t from '#texts/requests.ts'
import type { Limits, Rate, Rates } from '../limits/default-limits.ts'
import { internalAddress } from './client-address.ts'
import type { CounterRate, Counters } from './counters.ts'
import { type Caller, networkOf, wideNetworkOf } from './network.ts'
import { Refusal } from './problems.ts'

/** An account as submitted, existing or not, and the address of the request. */
export type AccountKey = { account: string; address: string }
/** `isKnown`: the account has signed in from this network before. `sentences`: what to do after too many wrong passwords. */
export type Guess = AccountKey & { isKnown: boolean; sentences: WaitSentences }
/** A counter, the key that it counts by, and whether it counts only accepted requests. */
type Count = { counter: Counters; key: string; isOfAccepted: boolean }

/** A response counts as one more request of the general limit per this many bytes. A list of usual recipes counts as none or one more. */
const bytesPerCall = 100_000

/** Rate limits: counts requests and refuses with 429 and Retry-After. Passed to the app, so that tools can run without limits. */
export type Throttler = {
  /** Applies the general limit of all requests, by member, or by address without a token. */
  limitCall(key: Caller): Promise<void>
  /** Counts a large new response as further requests, by its bytes before compression. The response is sent all the same. */
  countBytes(key: Caller, bytes: number): Promise<void>
  /** Counts this many further requests of the row's rate, for a request that cost as much as they do. */
  countMore(name: ThrottleName, key: Caller, calls: number): Promise<void>
  /** Applies the row's own, stricter rate, by address or member. A rate that counts accepted requests is only compared, not yet counted. */
  limitEndpoint(name: ThrottleName, key: Caller, sentences?: WaitSentences): Promise<void>
  /** Returns how many requests of the row's rate are left in the scope that has the fewest; undefined if nothing counts them. */
  countLeft(name: ThrottleName, key: Caller): Promise<number | undefined>
  /** Does what a valid request asks for. If the row's rate counts accepted requests, counts this one unless it fails. */
  countAccepted<Result>(name: ThrottleName, key: Caller, act: () => Promise<Result>): Promise<Result>
  /** Applies the row's rate for one account from one network. It refuses nobody from another network. */
  limitAccount(name: ThrottleName, key: AccountKey): Promise<void>
  /**
   * Runs `isRight`, which compares a password with the account's. Counts the guess before that, and takes the count back unless the guess
   * was wrong. A network that the account has signed in from is counted separately, so that strangers' guesses do not refuse it.
   */
  limitGuess(name: ThrottleName, guess: Guess, isRight: () => Promise<boolean>): Promise<boolean>
  /** Forgets the wrong passwords from a network after the account's owner has proved their identity in another way. */
  forgetGuesses(name: ThrottleName, key: AccountKey): Promise<void>
}

/** Opens the counters of a rate by the rate's name. */
export type OpenCounters = (name: string, rate: CounterRate) => Counters

type ThrottlerOptions = {
  isLoopbackExempt: boolean
  limits: Pick<Limits, 'throttles' | 'generalThrottles' | 'wideNetworkRate'>
  /** `openCounters` serves the rates of some operations, `openGeneralCounters` the rate of all requests. */
  openCounters: OpenCounters
  openGeneralCounters: OpenCounters
}

export function openThrottler({
  isLoopbackExempt,
  limits,
  openCounters,
  openGeneralCounters,
}: ThrottlerOptions): Throttler {
  const { generalThrottles } = limits
  const counter = openOnce(openCounters)
  const generalCounter = openOnce(openGeneralCounters)
  const ratesOf = (name: ThrottleName): Rates => limits.throttles[name]
  const widened = (rate: Rate): Rate => ({ ...rate, calls: rate.calls * limits.wideNetworkRate })
  const isLoopback = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address)
  const isExempt = (address: string) =>
    address === internalAddress || (isLoopbackExempt && isLoopback(address))
  const forgetGuesses: Throttler['forgetGuesses'] = async (name, key) => {
    const { perAccountAndNetwork: rate } = ratesOf(name)
    if (rate) await counter(`${name}:network`, rate).reset(pairKey(key))
  }
  const generalCountsOf = ({ userId, address }: Caller): Omit<Count, 'isOfAccepted'>[] => {
    const { perUser, perAddress } = generalThrottles
    if (userId !== undefined) return [{ counter: generalCounter('user', perUser), key: String(userId) }]
    if (isExempt(address)) return []
    const network = networkOf(address)
    const wide = wideNetworkOf(network)
    return [
      ...(wide ? [{ counter: generalCounter('wide network', widened(perAddress)), key: wide }] : []),
      { counter: generalCounter('address', perAddress), key: network },
    ]
  }
  const countsOf = (name: ThrottleName, { userId, address }: Caller): Count[] => {
    const { perUser, perAddress } = ratesOf(name)
    const wide = wideNetworkOf(networkOf(address))
    const countOf = (scope: string, rate: Rate, key: string): Count => ({
      counter: counter(`${name}:${scope}`, rate),
      key,
      isOfAccepted: rate.counts === 'accepted',
    })
    return [
      ...(perUser && userId !== undefined ? [countOf('user', perUser, String(userId))] : []),
      ...(perAddress ? [countOf('address', perAddress, networkOf(address))] : []),
      ...(perAddress && wide ? [countOf('wide network', widened(perAddress), wide)] : []),
    ]
  }
  return {
    async limitCall(key) {
      for (const { counter, key: counted } of generalCountsOf(key)) await consumeOrRefuse(counter, counted)
    },
    async countBytes(key, bytes) {
      const calls = Math.floor(bytes / bytesPerCall)
      if (calls > 0) await takeMore(generalCountsOf(key), calls)
    },
    countMore: (name, key, calls) => takeMore(countsOf(name, key), calls),
    async limitEndpoint(name, key, sentences = t.tooOften) {
      for (const { counter, key: counted, isOfAccepted } of countsOf(name, key))
        await (isOfAccepted ? refuseWhereFull(counter, counted) : takeOrRefuse(counter, counted, sentences))
    },
    async countLeft(name, key) {
      const counts = countsOf(name, key)
      if (counts.length === 0) return undefined
      return Math.min(
        ...(await Promise.all(counts.map(({ counter, key: counted }) => counter.left(counted)))),
      )
    },
    async countAccepted(name, key, act) {
      const taken: Count[] = []
      try {
        for (const count of countsOf(name, key)) {
          if (!count.isOfAccepted) continue
          await consumeOrRefuse(count.counter, count.key)
          taken.push(count)
        }
        return await act()
      } catch (failure) {
        for (const { counter, key: counted } of taken) await counter.giveBack(counted)
        throw failure
      }
    },
    async limitAccount(name, key) {
      const { perAccountAndNetwork: rate } = ratesOf(name)
      if (rate) await takeOrRefuse(counter(`${name}:network`, rate), pairKey(key), t.tooOften)
    },
    async limitGuess(name, guess, isRight) {
      const { perAccountAndNetwork, perAccount } = ratesOf(name)
      if (!perAccountAndNetwork || !perAccount) return isRight()
      const counts = [
        { counters: counter(`${name}:network`, perAccountAndNetwork), key: pairKey(guess) },
        ...(guess.isKnown ? [] : [{ counters: counter(`${name}:account`, perAccount), key: guess.account }]),
      ]
      const taken: typeof counts = []
      let isWrong = false
      try {
        for (const count of counts) {
          await takeOrRefuse(count.counters, count.key, guess.sentences)
          taken.push(count)
        }
        isWrong = !(await isRight())
      } finally {
        if (!isWrong) for (const { counters, key } of taken) await counters.giveBack(key)
      }
      if (!isWrong) await forgetGuesses(name, guess)
      return !isWrong
    },
    forgetGuesses,
  }
}

const pairKey = ({ account, address }: AccountKey): string => `${networkOf(address)} ${account}`

function openOnce(openCounters: OpenCounters): OpenCounters {
  const open = new Map<string, Counters>()
  return (name, { calls, seconds }) => {
    const existing = open.get(name)
    if (existing) return existing
    const created = openCounters(name, { calls, seconds })
    open.set(name, created)
    return created
  }
}

type WaitSentences = { forSeconds: (seconds: number) => string; forMinutes: (minutes: number) => string }

async function takeOrRefuse(counters: Counters, key: string, sentences: WaitSentences): Promise<void> {
  const waitMs = await counters.take(key)
  if (waitMs !== undefined) throw tooManyRequests(waitMs, sentences)
}

/** Counts further requests whether the rate allows them or not. */
async function takeMore(counts: Pick<Count, 'counter' | 'key'>[], calls: number): Promise<void> {
  for (const { counter, key } of counts) for (let rest = calls; rest > 0; rest -= 1) await counter.take(key)
}

const consumeOrRefuse = (counter: Counters, key: string): Promise<void> =>
  takeOrRefuse(counter, key, t.tooOften)

async function refuseWhereFull(counter: Counters, key: string): Promise<void> {
  const waitMs = await counter.waitMs(key)
  if (waitMs !== undefined) throw tooManyRequests(waitMs)
}

function tooManyRequests(waitMs: number, { forSeconds, forMinutes }: WaitSentences = t.tooOften): Refusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const sentence = seconds < 90 ? forSeconds(seconds) : forMinutes(Math.ceil(seconds / 60))
  return new Refusal('too_many_requests', sentence, { retryAfter: seconds })
}

/** For tools that the operator runs. */
export const noThrottle: Throttler = {
  limitCall: async () => undefined,
  countBytes: async () => undefined,
  countMore: async () => undefined,
  limitEndpoint: async () => undefined,
  countLeft: async () => undefined,
  countAccepted: (_, __, act) => act(),
  limitAccount: async () => undefined,
  limitGuess: (_, __, isRight) => isRight(),
  forgetGuesses: async () => undefined,
}
