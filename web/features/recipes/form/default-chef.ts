import { initialPictureUrl } from '#web/features/media/derived-pictures.ts'
import type { CurrentUser } from '#web/features/users/current-user.ts'
import { displayName, supportsMedia } from '#web/features/users/use-current-user.ts'

/** Who cooks a new recipe, as far as it is known: the member, with their picture or, on our own server, their initial. */
export function defaultChefFor(user: CurrentUser | undefined): { chefName: string; chefImage: string } {
  if (!user) return { chefName: '', chefImage: '' }
  const chefName = displayName(user)
  const fallbackPicture = supportsMedia(user) ? initialPictureUrl(chefName) : ''
  return { chefName, chefImage: user.profilePicture || fallbackPicture }
}
