import { formatDate } from '#texts/format/date.ts'

export const continueWith = (name: string) => `Continue with ${name}`
export const others = 'Other ways in…'

export const heading = 'Other sites'
export const note = 'Sign in with an account you have elsewhere.'
export const notLoaded = 'The sites could not be loaded. Check your connection and try again.'
export const failed = 'That did not work. Check your connection and try again.'
export const connect = 'Connect'
export const connectOne = (name: string) => `Connect ${name}`
export const connectedAt = (date: Date) => `Connected ${formatDate(date)}`
export const notConnected = 'Not connected'
export const noLongerOffered = 'This site no longer offers it.'
export const logOutThereToo = 'Log out there too'
export const logOutHereAnd = (name: string) => `Log out here, and at ${name} too`
export const disconnect = 'Disconnect'
export const disconnectOne = (name: string) => `Disconnect ${name}`
export const disconnectQuestion = (name: string) => `Disconnect ${name}?`
export const disconnectExplained = 'It will no longer let you in. We will confirm this by email.'
export const disconnected = 'Disconnected.'
export const connected = 'Connected.'

export const signingIn = 'One moment'
export const signingInText = 'We are checking that it is you.'
export const notDone = 'That did not work'
export const notDoneText = 'Here is why, and what you can do.'
export const backToSecurity = 'Back to Security'
export const cancelled = 'You cancelled. Nothing has changed.'
export const refusedThere = 'You were not let in there. Please start again.'
export const begunElsewhere = 'This was started in another window, or a while ago. Please start again.'
