import type { Endpoint } from '#contract/endpoint.ts'
import { throttles } from '#contract/limits.ts'

type Rate = { calls: number; seconds: number; counts?: 'accepted' | 'wrong' }
type Scope = keyof typeof scopes

const scopes = {
  perAddress: 'from one address',
  perAccountAndNetwork: 'for one account from one network',
  perAccount: 'for one account from all networks that it has not signed in from',
  perUser: 'by one member',
}
const counted = { accepted: ', of accepted ones', wrong: ', of wrong passwords' }

/** How often a row may be called, where it has a rate of its own. */
export function rateOf({ throttle }: Endpoint): { description?: string } {
  if (!throttle) return {}
  const rates = Object.entries(throttles[throttle]) as [Scope, Rate][]
  const parts = rates.map(rateSentence).map(({ description }) => description)
  return { description: `Calls: at most ${parts.join(', ')}.` }
}

const rateSentence = ([scope, { calls, seconds, counts }]: [Scope, Rate]) => ({
  description: `${calls} in ${seconds / 60} minutes ${scopes[scope]}${counts ? counted[counts] : ''}`,
})
