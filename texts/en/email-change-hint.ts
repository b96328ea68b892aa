export const waitsForNew = (email: string) =>
  `Waiting for a click in the mail to ${email}. Until then you log in with the address below.`
export const waitsForOld = (email: string, oldEmail: string) =>
  `Waiting for a click in the mail to ${oldEmail}. After that we ask ${email}.`
