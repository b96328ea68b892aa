export const linkNotChecked = 'The link could not be checked. Check your connection and try again.'
export const email = 'Email'
export const linkGoesThere = 'We will send a new link to this address.'
export const sendNewLink = 'Send a new link'
