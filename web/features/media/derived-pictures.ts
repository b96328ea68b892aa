import { apiBaseUrl } from '#web/api/transport.ts'

/**
 * Pictures that our server makes itself where a recipe names none: a cover drawn from the dish, the portrait or the
 * initial of its author. The form requires an address, so it shows theirs; what is sent is blank, as the contract
 * allows, so that the cover follows a changed title and the portrait a changed profile.
 */
const mediaUrl = (path: string) => new URL(`/media/${path}`, apiBaseUrl || location.origin).href

/** Stands in the Image field for a cover that will be drawn from what is being written. */
export const coverPlaceholderUrl = (): string => mediaUrl('covers/drawn-when-saved.webp')

export const isDerivedCover = (image: string, coverUrl: string | undefined): boolean =>
  image === coverUrl || image === coverPlaceholderUrl()

const defaultHue = 4

/** A letter on a cloth of its own; any letter and hue has one. */
export function initialPictureUrl(name: string): string {
  const letter = /[A-Za-z0-9]/.exec(name.normalize('NFD'))?.[0].toUpperCase() ?? '0'
  return mediaUrl(`initials/${letter}-${defaultHue}.svg`)
}

export const isDerivedChefImage = (chefImage: string, profilePicture: string): boolean =>
  chefImage === profilePicture || /\/media\/initials\/[A-Z0-9]-\d{1,2}\.svg$/.test(chefImage)
