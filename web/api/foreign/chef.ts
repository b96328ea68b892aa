import { boolean, id, numberOrZero, object, required, string } from './readers.ts'

const readProfile = object({
  id,
  username: string,
  name: string,
  title: string,
  aboutMe: string,
  profilePicture: string,
  /** The address of the cook's generated kanga pattern. */
  kanga: string,
  recipes: numberOrZero,
  followers: numberOrZero,
  following: numberOrZero,
  /** Undefined for an anonymous visitor. */
  isFollowed: boolean,
})

/** A member's public profile, with every field filled in. */
export type Chef = ReturnType<typeof readProfile>

export function readChef(value: unknown): Chef {
  const chef = readProfile(required(value))
  return { ...chef, name: chef.name || chef.username }
}
