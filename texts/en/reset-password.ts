export const incompleteLink = 'The link is incomplete. Open it again from the email, or have a new one sent.'
export const newPasswordSet = 'Your new password is set. You have been signed out everywhere.'
export const saveNewPassword = 'Save the new password'
