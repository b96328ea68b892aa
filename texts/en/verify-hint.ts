export const pleaseVerify = (email: string) =>
  `Please verify your address: open the link that we sent to ${email}.`
export const sendAgain = 'Send it again'
export const sentAgain = (email: string) => `A new link is on its way to ${email}.`
export const sendAgainFailed = 'The link could not be sent. Check your connection and try again.'
