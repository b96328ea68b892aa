import { initialFile } from '#contract/initials.ts'
import { apiBaseUrl } from '#web/api/transport.ts'

/**
 * URLs of pictures that our server generates if a recipe names none: a cover drawn from the dish, and the author's picture or
 * initial. The form requires an address, so it shows these URLs. What is sent is blank, as the contract allows, so that the cover
 * follows a changed title, and the author's picture a changed profile.
 */
const mediaUrl = (path: string) => new URL(`/media/${path}`, apiBaseUrl || location.origin).href

/** Shown in the Image field for a cover that will be drawn from the form's values. */
export const coverPlaceholderUrl = (): string => mediaUrl('covers/drawn-when-saved.webp')

export const isDerivedCover = (image: string, coverUrl: string | undefined): boolean =>
  image === coverUrl || image === coverPlaceholderUrl()

/** Returns the URL of the picture of a name's initial. */
export const initialPictureUrl = (name: string): string => mediaUrl(initialFile(name))

export const isDerivedChefImage = (chefImage: string, profilePicture: string): boolean =>
  chefImage === profilePicture || /\/media\/initials\/[^/]+-\d{1,2}\.svg$/.test(chefImage)
