export const incompleteLink = 'The link is incomplete. Open it again from the mail.'
export const verified = 'Your email address is verified. Karibu.'
export const oneClick = 'One click, and we know that this address is yours.'
export const verify = 'Verify'
