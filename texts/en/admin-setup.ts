import { formatNumber } from '#texts/format/number.ts'

export const pageTitle = 'Set up Mezani'
export const heading = 'Who looks after this table?'
export const introduction = 'Create the first administrator. This link works once.'
export const email = 'Email'
export const password = (minLength: number) => `Password, at least ${formatNumber(minLength)} characters`
export const create = 'Create administrator'
export const passwordTooShort = (minLength: number) =>
  `The password must have at least ${formatNumber(minLength)} characters.`
export const passwordTooLong = 'The password is too long.'
export const linkIsInvalid = 'This link no longer works'
export const restartForAnother = <Node>(command: Node) =>
  [
    'It has been used, or is more than a day old. Restart Mezani for a new one, or run ',
    command,
    '.',
  ] as const
