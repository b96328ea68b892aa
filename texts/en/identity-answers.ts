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
/** Whose provider says no name that they could have here. */
export const cook = 'Cook'
