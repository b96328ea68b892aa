export const linkNotChecked = 'The link could not be checked. Look at your connection and try again.'
export const email = 'Email'
export const linkGoesThere = 'A new link goes to this address.'
export const sendNewLink = 'Send a new link'
