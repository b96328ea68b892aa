import {
  generalThrottles,
  maxCountedAccounts,
  type ThrottleName,
  throttles,
  wideNetworkRate,
} from '#contract/limits.ts'
import * as t from '#texts/request-refusals.ts'
import { type BoundedCounters, openBoundedCounters } from './bounded-counters.ts'
import { internalAddress } from './client-address.ts'
import { networkOf, wideNetworkOf } from './network.ts'
import { Refusal } from './problems.ts'

type Rate = { calls: number; seconds: number; counts?: 'accepted' | 'wrong' }
type ThrottleKey = { userId?: number; address: string }
/** An account as submitted, existing or not, and who asks for it. */
export type AccountKey = { account: string; address: string }
/** `isKnown`: the account has signed in from this network before; `sentences`: what to do after too many wrong passwords. */
export type Guess = AccountKey & { isKnown: boolean; sentences: WaitSentences }
/** A counter, whose calls it counts, and which ones. */
type Count = { counter: BoundedCounters; key: string; isOfAccepted: boolean }

/** Rate limits: counts calls and refuses with 429 and Retry-After. Passed to the app, so that tools can run without limits. */
export type Throttler = {
  /** The general limit of all calls, by member, or by address without a token. */
  limitCall(key: ThrottleKey): Promise<void>
  /** The row's own, stricter rate, by address or member. One that counts accepted calls is only compared, not yet counted. */
  limitEndpoint(name: ThrottleName, key: ThrottleKey): Promise<void>
  /** Runs what a valid call asks for; where the row's rate counts accepted calls, counts it unless it fails. */
  countAccepted<Result>(name: ThrottleName, key: ThrottleKey, act: () => Promise<Result>): Promise<Result>
  /** The row's rate for one account from one network: nobody elsewhere is refused for it. */
  limitAccount(name: ThrottleName, key: AccountKey): void
  /**
   * Runs `isRight`, a comparison with the account's password, counting it before it runs and for good only where it was wrong.
   * A network that the account has signed in from is counted by itself, so that strangers' guesses do not refuse it.
   */
  limitGuess(name: ThrottleName, guess: Guess, isRight: () => Promise<boolean>): Promise<boolean>
  /** After the account's owner proved who they are in another way: their network's wrong passwords are forgotten. */
  forgetGuesses(name: ThrottleName, key: AccountKey): void
}

export function openThrottler({ isLoopbackExempt }: { isLoopbackExempt: boolean }): Throttler {
  const counter = countersByName()
  const isLoopback = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address)
  const isExempt = (address: string) =>
    address === internalAddress || (isLoopbackExempt && isLoopback(address))
  const forgetGuesses: Throttler['forgetGuesses'] = (name, key) => {
    const { perAccountAndNetwork: rate } = ratesOf(name)
    if (rate) counter(`${name}:network`, rate).reset(pairKey(key))
  }
  const countsOf = (name: ThrottleName, { userId, address }: ThrottleKey): Count[] => {
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
    async limitCall({ userId, address }) {
      if (userId !== undefined)
        return consumeOrRefuse(counter('general:user', generalThrottles.perUser), String(userId))
      if (isExempt(address)) return
      const { perAddress } = generalThrottles
      const network = networkOf(address)
      const wide = wideNetworkOf(network)
      if (wide) consumeOrRefuse(counter('general:wide network', widened(perAddress)), wide)
      consumeOrRefuse(counter('general:address', perAddress), network)
    },
    async limitEndpoint(name, key) {
      for (const { counter, key: counted, isOfAccepted } of countsOf(name, key))
        (isOfAccepted ? refuseWhereFull : consumeOrRefuse)(counter, counted)
    },
    async countAccepted(name, key, act) {
      const taken: Count[] = []
      try {
        for (const count of countsOf(name, key)) {
          if (!count.isOfAccepted) continue
          consumeOrRefuse(count.counter, count.key)
          taken.push(count)
        }
        return await act()
      } catch (failure) {
        for (const { counter, key: counted } of taken) counter.giveBack(counted)
        throw failure
      }
    },
    limitAccount(name, key) {
      const { perAccountAndNetwork: rate } = ratesOf(name)
      if (rate) takeOrRefuse(counter(`${name}:network`, rate), pairKey(key), t.tooOften)
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
          takeOrRefuse(count.counters, count.key, guess.sentences)
          taken.push(count)
        }
        isWrong = !(await isRight())
      } finally {
        if (!isWrong) for (const { counters, key } of taken) counters.giveBack(key)
      }
      if (!isWrong) forgetGuesses(name, guess)
      return !isWrong
    },
    forgetGuesses,
  }
}

const pairKey = ({ account, address }: AccountKey): string => `${networkOf(address)} ${account}`

type Rates = Partial<Record<'perAddress' | 'perUser' | 'perAccount' | 'perAccountAndNetwork', Rate>>

const ratesOf = (name: ThrottleName): Rates => throttles[name]

function countersByName() {
  const open = new Map<string, BoundedCounters>()
  return (name: string, { calls, seconds }: Rate): BoundedCounters => {
    const existing = open.get(name)
    if (existing) return existing
    const created = openBoundedCounters({ calls, seconds, maxKeys: maxCountedAccounts })
    open.set(name, created)
    return created
  }
}

type WaitSentences = { forSeconds: (seconds: number) => string; forMinutes: (minutes: number) => string }

function takeOrRefuse(counters: BoundedCounters, key: string, sentences: WaitSentences): void {
  const waitMs = counters.take(key)
  if (waitMs !== undefined) throw tooManyRequests(waitMs, sentences)
}

const consumeOrRefuse = (counter: BoundedCounters, key: string): void =>
  takeOrRefuse(counter, key, t.tooOften)

function refuseWhereFull(counter: BoundedCounters, key: string): void {
  const waitMs = counter.waitMs(key)
  if (waitMs !== undefined) throw tooManyRequests(waitMs)
}

function tooManyRequests(waitMs: number, { forSeconds, forMinutes }: WaitSentences = t.tooOften): Refusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const sentence = seconds < 90 ? forSeconds(seconds) : forMinutes(Math.ceil(seconds / 60))
  return new Refusal('too_many_requests', sentence, { retryAfter: seconds })
}

const widened = (rate: Rate): Rate => ({ ...rate, calls: rate.calls * wideNetworkRate })

/** For tools that the operator runs. */
export const noThrottle: Throttler = {
  limitCall: async () => undefined,
  limitEndpoint: async () => undefined,
  countAccepted: (_, __, act) => act(),
  limitAccount: () => undefined,
  limitGuess: (_, __, isRight) => isRight(),
  forgetGuesses: () => undefined,
}
