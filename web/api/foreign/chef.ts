import { boolean, id, numberOrZero, object, required, string } from './readers.ts'

const readProfile = object({
  id,
  username: string,
  name: string,
  title: string,
  aboutMe: string,
  profilePicture: string,
  /** The cook's own cloth. */
  kanga: string,
  recipes: numberOrZero,
  followers: numberOrZero,
  following: numberOrZero,
  /** Undefined for a visitor. */
  isFollowed: boolean,
})

/** A member as everybody may see them, with every field there. */
export type Chef = ReturnType<typeof readProfile>

export function readChef(value: unknown): Chef {
  const chef = readProfile(required(value))
  return { ...chef, name: chef.name || chef.username }
}
