import { formatNumber } from '#texts/format/number.ts'

type Link = { name: string; url: string }

export const verificationSubject = 'Mezani: please verify your e-mail address'
export const verification = ({ name, url, hours }: Link & { hours: number }) => `Karibu, ${name}.

Open this link within ${formatNumber(hours)} hours to verify your e-mail address:

${url}

If you did not sign up at Mezani, you need do nothing.
`

export const resetSubject = 'Mezani: choose a new password'
export const reset = ({ name, url, minutes }: Link & { minutes: number }) => `Hello ${name},

open this link within ${formatNumber(minutes)} minutes to choose a new password. It works once:

${url}

If you did not ask for it, you need do nothing; your password stays as it is.
`
