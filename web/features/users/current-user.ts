import type { Reply } from '#contract/routes.ts'

/** A profile with every field there, whatever the backend leaves out. */
export type CurrentUser = {
  id: string
  username: string
  firstName: string
  lastName: string
  title: string
  email: string
  emailVerified: boolean | undefined
  aboutMe: string
  profilePicture: string
  /** The cook's own cloth. */
  kanga: string
}

type Wire = Partial<{ [Key in keyof Reply<'getCurrentUser'>]: unknown }>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

export const readCurrentUser = (wire: Wire): CurrentUser => ({
  id: String(wire.id ?? ''),
  username: textOf(wire.username),
  firstName: textOf(wire.firstName),
  lastName: textOf(wire.lastName),
  title: textOf(wire.title),
  email: textOf(wire.email),
  emailVerified: typeof wire.emailVerified === 'boolean' ? wire.emailVerified : undefined,
  aboutMe: textOf(wire.aboutMe),
  profilePicture: textOf(wire.profilePicture),
  kanga: textOf(wire.kanga),
})
