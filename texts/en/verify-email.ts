export const incompleteLink = 'The link is incomplete. Open it again from the email, or have a new one sent.'
export const verified = 'Your email address is verified. Karibu.'
export const oneClick = 'One click, and we know that this address is yours.'
export const verify = 'Verify'
export const alreadyVerified = 'Your email address is already verified. There is nothing more to do.'
/** The same whether the address has an account or not. */
export const newLinkSent =
  'If this address has an account and is not verified yet, a new link is on its way to it.'
