export const basicInfo = 'Basic Info'
export const firstName = 'First Name'
export const lastName = 'Last Name'
export const title = 'Title'
export const email = 'Email'
export const aboutMe = 'About Me'
export const currentPassword = 'Current Password'
export const whyPassword = (oldEmail: string) =>
  `To change your email address. Without it, we first write to ${oldEmail} to ask.`
export const save = 'Save'
export const saved = 'Your profile is saved.'
export const savedButEmail = 'Your profile is saved. To change the email address, open the link we have sent.'

export const leaveWithoutSaving = 'Leave without saving?'
export const notSavedYet = 'Your changes here have not been saved yet.'
export const leave = 'Leave'
export const stay = 'Stay'
