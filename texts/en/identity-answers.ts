export const unknownProvider = 'This site does not offer that way in. Please choose another one.'
export const providerAway = (name: string) =>
  `${name} does not answer at the moment. Please try again in a minute, or log in with your password.`
export const providerRefused = (name: string) =>
  `The answer of ${name} could not be confirmed. Please begin again.`
export const visitOver = 'That took too long, or was begun in another window. Please begin again.'
export const addressUnconfirmed = (name: string) =>
  `${name} has not confirmed your address, so we cannot use it. Log in with your password and connect it in Security.`
export const addressHasAccount = (name: string) =>
  `Your address at ${name} has an account here already. Log in with your password and connect it in Security.`
export const identityTaken = (name: string) =>
  `This account of ${name} is connected already, or yours is connected with another one. Disconnect that first.`
export const lastWayIn = 'This is the only way into your account. Set a password first.'
/** Whose provider says no name that they could have here. */
export const cook = 'Cook'
