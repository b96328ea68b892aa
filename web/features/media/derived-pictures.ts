import { initialFile } from '#contract/initials.ts'
import { apiBaseUrl } from '#web/api/transport.ts'

/**
 * Pictures that our server generates where a recipe names none: a cover drawn from the dish, the author's picture or
 * initial. The form requires an address, so it shows theirs; what is sent is blank, as the contract allows, so that the
 * cover follows a changed title and the author's picture a changed profile.
 */
const mediaUrl = (path: string) => new URL(`/media/${path}`, apiBaseUrl || location.origin).href

/** Shown in the Image field for a cover that will be drawn from the form's values. */
export const coverPlaceholderUrl = (): string => mediaUrl('covers/drawn-when-saved.webp')

export const isDerivedCover = (image: string, coverUrl: string | undefined): boolean =>
  image === coverUrl || image === coverPlaceholderUrl()

/** The picture of a name's initial. */
export const initialPictureUrl = (name: string): string => mediaUrl(initialFile(name))

export const isDerivedChefImage = (chefImage: string, profilePicture: string): boolean =>
  chefImage === profilePicture || /\/media\/initials\/[^/]+-\d{1,2}\.svg$/.test(chefImage)
