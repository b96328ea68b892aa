export const incompleteLink = 'The link is incomplete. Open it again from the email.'
export const oneClick = 'One click, and we know that it was you who asked.'
export const agree = 'Confirm'
export const toProfile = 'My Profile'
export const undoExplained =
  'Was this not you? This gives your account its old address back, ends every session, and lets you choose a new password.'
export const undo = 'Keep my address'
export const choosePassword = 'Choose a new password'
