import { formatDate } from '#texts/format/date.ts'

export const continueWith = (name: string) => `Continue with ${name}`
export const otherWays = 'Other ways in…'

export const otherSites = 'Other sites'
export const otherSitesNote = 'Sign in with an account you have elsewhere.'
export const otherSitesNotLoaded = 'The sites could not be loaded. Check your connection and try again.'
export const otherSitesFailed = 'That did not work. Check your connection and try again.'
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
export const signInNotDone = 'That did not work'
export const signInNotDoneText = 'Here is why, and what you can do.'
export const backToSecurity = 'Back to Security'
export const youCancelled = 'You cancelled. Nothing has changed.'
export const refusedThere = 'You were not let in there. Please start again.'
export const begunElsewhere = 'This was started in another window, or a while ago. Please start again.'

// Sentences of the API

export const unknownProvider = 'This site does not offer that way in. Please choose another one.'
export const providerAway = (name: string) =>
  `${name} is not answering at the moment. Please try again in a minute, or log in with your password.`
export const providerRefused = (name: string) =>
  `The answer from ${name} could not be confirmed. Please start again.`
export const visitOver = 'That took too long, or was started in another window. Please start again.'
export const addressUnconfirmed = (name: string) =>
  `${name} has not confirmed your address, so we cannot use it. Log in with your password and connect it under Security.`
export const addressHasAccount = (name: string) =>
  `There is already an account here with your address at ${name}. Log in with your password and connect it under Security.`
export const identityTaken = (name: string) =>
  `This ${name} account is already connected, or yours is connected to a different one. Disconnect that first.`
export const lastWayIn = 'This is the only way into your account. Set a password first.'
/** The name of a member whose provider sends no name that can be used here. */
export const providerCook = 'Cook'
