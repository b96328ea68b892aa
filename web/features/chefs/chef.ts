/** A member as everybody may see them, with every field there. */
export type Chef = {
  id: string
  username: string
  name: string
  title: string
  aboutMe: string
  profilePicture: string
  /** The cook's own cloth. */
  kanga: string
  recipes: number
  followers: number
  following: number
  /** Undefined for a visitor. */
  isFollowed: boolean | undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const countOf = (value: unknown): number => Number(value) || 0

export const readChef = (wire: Partial<Record<keyof Chef, unknown>>): Chef => ({
  id: String(wire.id ?? ''),
  username: textOf(wire.username),
  name: textOf(wire.name) || textOf(wire.username),
  title: textOf(wire.title),
  aboutMe: textOf(wire.aboutMe),
  profilePicture: textOf(wire.profilePicture),
  kanga: textOf(wire.kanga),
  recipes: countOf(wire.recipes),
  followers: countOf(wire.followers),
  following: countOf(wire.following),
  isFollowed: typeof wire.isFollowed === 'boolean' ? wire.isFollowed : undefined,
})
