export const linkNotChecked = 'The link could not be checked. Look at your connection and try again.'
