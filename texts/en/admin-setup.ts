import { formatNumber } from '#texts/format/number.ts'

export const heading = 'Who looks after this table?'
export const introduction = 'Create the first administrator. This link works once.'
export const email = 'Email'
export const create = 'Create administrator'
export const passwordTooShort = (minLength: number) =>
  `The password must have at least ${formatNumber(minLength)} characters.`
export const created = 'The administrator’s account is ready. Sign in with it.'
export const notCreated = 'The account could not be created. Check your connection and try again.'
export const linkIsDead =
  'This link no longer works. It was used, is more than a day old, or the site was started again since. Open the link that the last start printed, or run “npm run admin -- create EMAIL”.'
