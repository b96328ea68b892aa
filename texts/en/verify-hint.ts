export const pleaseVerify = (email: string) =>
  `Please verify your address: open the link that we sent to ${email}.`
export const sendAgain = 'Send it again'
export const sentAgain = (email: string) => `A new link is on its way to ${email}.`
export const sendAgainFailed = 'The link could not be sent. Look at your connection and try again.'
