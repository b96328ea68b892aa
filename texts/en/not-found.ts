export const code = '404 Error'
export const text = 'Somebody finished this plate before you came. The kitchen is still open, though.'
export const goBack = 'Go back'
export const contactSupport = 'Contact support'
