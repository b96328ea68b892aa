import { boolean, id, object, required, string } from './readers.ts'

const readProfile = object({
  id,
  username: string,
  firstName: string,
  lastName: string,
  title: string,
  email: string,
  /** Sent by our own server only. */
  emailVerified: boolean,
  aboutMe: string,
  profilePicture: string,
  /** The address of the cook's generated kanga pattern. */
  kanga: string,
})

/** A profile with every field filled in, whatever the backend leaves out. */
export type CurrentUser = ReturnType<typeof readProfile>

export const readCurrentUser = (value: unknown): CurrentUser => readProfile(required(value))
