export const waitsForNew = (email: string) =>
  `Waiting for you to open the link we sent to ${email}. Until then, log in with the address below.`
export const waitsForOld = (email: string, oldEmail: string) =>
  `Waiting for you to open the link we sent to ${oldEmail}. After that, we write to ${email}.`
