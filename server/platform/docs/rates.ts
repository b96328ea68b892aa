import type { Endpoint } from '#contract/endpoint.ts'
import type { Limits, Rate, RateScope } from '../limits/default-limits.ts'

const scopes = {
  perAddress: 'from one address',
  perAccountAndNetwork: 'for one account from one network',
  perAccount: 'for one account from all networks that it has not signed in from',
  perUser: 'by one member',
} satisfies Record<RateScope, string>
const counted = { accepted: ', of accepted ones', wrong: ', of wrong passwords' }

/** Describes how often a row may be requested on this site, if it has its own rate. */
export function rateOf({ throttle }: Endpoint, throttles: Limits['throttles']): { description?: string } {
  if (!throttle) return {}
  const rates = Object.entries(throttles[throttle]) as [RateScope, Rate][]
  const parts = rates.map(describeRate)
  return { description: `Calls: at most ${parts.join(', ')}.` }
}

const describeRate = ([scope, { calls, seconds, counts }]: [RateScope, Rate]): string =>
  `${calls} in ${describePeriod(seconds)} ${scopes[scope]}${counts ? counted[counts] : ''}`

const describePeriod = (seconds: number): string =>
  seconds % 60 === 0 && seconds > 60 ? `${seconds / 60} minutes` : `${seconds} seconds`
