import { boolean, fieldsOf, id, object, required, string } from './readers.ts'

function readEmailChange(value: unknown): { email: string; waitsFor: 'old' | 'new' } | undefined {
  const { email, waitsFor } = fieldsOf(value)
  return typeof email === 'string' ? { email, waitsFor: waitsFor === 'old' ? 'old' : 'new' } : undefined
}

const readProfile = object({
  id,
  username: string,
  firstName: string,
  lastName: string,
  title: string,
  email: string,
  /** Sent by our own server only. */
  emailVerified: boolean,
  /** Sent by our own server only. */
  isModerator: boolean,
  /**
   * An address change that is waiting for confirmation: the new address, and the address that received the mail with the link.
   * Sent by our own server only.
   */
  emailChange: readEmailChange,
  aboutMe: string,
  profilePicture: string,
  /** The address of the cook's generated kanga pattern. */
  kanga: string,
})

/** A profile with every field filled in, whatever the backend leaves out. */
export type CurrentUser = ReturnType<typeof readProfile>

export const readCurrentUser = (value: unknown): CurrentUser => readProfile(required(value))
