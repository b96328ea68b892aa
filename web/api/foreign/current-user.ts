import { boolean, id, object, required, string } from './readers.ts'

const readProfile = object({
  id,
  username: string,
  firstName: string,
  lastName: string,
  title: string,
  email: string,
  /** Only our own server says it. */
  emailVerified: boolean,
  aboutMe: string,
  profilePicture: string,
  /** The cook's own cloth. */
  kanga: string,
})

/** A profile with every field there, whatever the backend leaves out. */
export type CurrentUser = ReturnType<typeof readProfile>

export const readCurrentUser = (value: unknown): CurrentUser => readProfile(required(value))
