export const basicInfo = 'Basic Info'
export const firstName = 'First Name'
export const lastName = 'Last Name'
export const title = 'Title'
export const email = 'Email'
export const aboutMe = 'About Me'
export const currentPassword = 'Current Password'
export const whyPassword = (oldEmail: string) =>
  `For another email address. Without it, we first ask by a mail to ${oldEmail}.`
export const save = 'Save'
export const saved = 'Your profile is saved.'
export const savedButEmail = 'Your profile is saved. The new email address waits for a click in a mail.'

export const leaveWithoutSaving = 'Leave without saving?'
export const notSavedYet = 'What you changed here has not been saved yet.'
export const leave = 'Leave'
export const stay = 'Stay'
