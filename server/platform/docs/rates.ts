import type { Endpoint } from '#contract/endpoint.ts'
import type { Limits, Rate, RateScope } from '../limits/default-limits.ts'

const scopes = {
  perAddress: 'from one IP address',
  perAccountAndNetwork: 'for one account from one network',
  perAccount: 'for one account from all networks where it has not signed in',
  perUser: 'by one signed-in caller',
} satisfies Record<RateScope, string>
const counted = { accepted: 'accepted calls', wrong: 'wrong passwords or codes' }

/** Describes how often a row may be requested on this site, if it has its own rate. */
export function rateOf({ throttle }: Endpoint, throttles: Limits['throttles']): { description?: string } {
  if (!throttle) return {}
  const rates = Object.entries(throttles[throttle]) as [RateScope, Rate][]
  const parts = rates.map(describeRate)
  return { description: `At most ${parts.join('; ')}.` }
}

const describeRate = ([scope, { calls, seconds, counts }]: [RateScope, Rate]): string =>
  `${calls} ${counts ? counted[counts] : 'calls'} in ${describePeriod(seconds)} ${scopes[scope]}`

const describePeriod = (seconds: number): string =>
  seconds % 60 === 0 && seconds > 60 ? `${seconds / 60} minutes` : `${seconds} seconds`
