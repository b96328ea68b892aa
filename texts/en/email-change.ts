export const incompleteLink = 'The link is incomplete. Open it again from the mail.'
export const oneClick = 'One click, and we know that it is you who wants this.'
export const agree = 'Confirm'
export const toProfile = 'My Profile'
export const undoExplained =
  'Was it not you who asked for another address? This gives your account its address back, ends every session, and lets you choose a new password.'
export const undo = 'Keep my address'
export const choosePassword = 'Choose a new password'
