import { formatDate } from '#texts/format/date.ts'

export const page = (name: string) => `Page of ${name}`
export const cases = (name: string) => `Cases about ${name}`
export const log = (name: string) => `Log of ${name}`
export const choices = {
  nameModerator: 'Make moderator…',
  endModerator: 'End the role of moderator…',
  endSessions: 'Sign out everywhere…',
  limit: 'Limit…',
  suspend: 'Suspend…',
  liftLimit: 'Lift the limit…',
  liftSuspension: 'Lift the suspension…',
}
export const own = 'This is your own account. Another administrator decides about it.'
export const ownAndOnly = 'This is the only administrator’s account: there is nobody else to decide about it.'
export const isLeaving = 'This member is leaving. Nothing is decided about the account any more.'
export const suspendedByOperator =
  'Suspended on the server by those who run the site, and lifted there: npm run admin -- restore.'

export const nameQuestion = (name: string) => `Make ${name} a moderator?`
export const nameText = (name: string, hasSecondFactor: boolean) =>
  hasSecondFactor
    ? `${name} can then read every report and decide on it.`
    : `${name} has no second factor yet and will be asked to set one up. Until then nothing changes.`
export const youNeedOneToo =
  'You will need a second factor too, at once: with a moderator here you are no longer alone. Until you have set it up, under Security, nothing else is open to you. It takes two minutes.'
export const nameNow = 'Make moderator and tell'
export const named = (name: string) => `${name} is a moderator, and told.`
export const endQuestion = (name: string) => `End the role of ${name} as a moderator?`
export const endText = (name: string) =>
  `${name} stays a member. What was decided stays decided, and cases that are taken are free again.`
export const endNow = 'End the role and tell'
export const ended = (name: string) => `${name} is no longer a moderator, and told.`

export const endSessionsQuestion = (name: string) => `Sign ${name} out everywhere?`
export const endSessionsText = (name: string) =>
  `${name} has to log in again on every device. Nothing else changes: whoever knows the password can log in too.`
export const endSessionsNow = 'Sign out and tell'
export const sessionsEnded = (name: string) => `${name} is signed out everywhere, and told.`

export const limitQuestion = (name: string) => `Limit ${name}?`
export const limitText =
  'This account can then read, rate and bookmark, and publish nothing until the limit ends.'
export const limitNow = 'Limit and tell'
export const limited = (name: string) => `${name} is limited, and told.`
export const suspendQuestion = (name: string) => `Suspend ${name}?`
export const suspendText = 'This account can then only read the notice, appeal once, take its data and leave.'
export const suspendNow = 'Suspend and tell'
export const isSuspended = (name: string) => `${name} is suspended, and told.`
export const howLong = 'For how long'
export const forDays = (days: number) => `${days} days`
export const untilDay = (date: Date) => `Until ${formatDate(date)}`
export const untilLifted = 'Until somebody lifts it'
export const reason = 'Reason, as the member will read it'
export const willRead = (name: string) => `What ${name} will read`
export const ruleNamed = (number: number, name: string) => `Rule ${number}, ${name}`
export const meaningUntil = (meaning: string, day: string) => `${meaning} Until ${day}.`

export const liftLimitQuestion = (name: string) => `Lift the limit of ${name}?`
export const liftSuspensionQuestion = (name: string) => `Lift the suspension of ${name}?`
export const liftText = 'The account is at once as it was before.'
export const liftNow = 'Lift and tell'
export const lifted = (name: string) => `Lifted. ${name} is told.`
export const notChanged = 'That could not be sent. What you have written is kept here; please try again.'
