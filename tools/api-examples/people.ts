import type { Recorder } from './recorder.ts'

export const password = 'chapati na chai'
export const newPassword = 'mandazi na chai'

export const account = (username: string, firstName: string) => ({
  email: `${username}@example.org`,
  username,
  firstName,
  password,
  confirmPassword: password,
})
export const cook = account('akinyi', 'Akinyi')
export const guest = account('baraka', 'Baraka')
export const admin = { email: 'admin@example.org', password }

export const signIn = async ({ call }: Recorder, credentials: { email: string; password: string }) =>
  (await call('login', { body: credentials })).reply.access_token
