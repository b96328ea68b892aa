import { initialPicture } from '#web/features/media/derived-pictures.ts'
import type { CurrentUser } from '#web/features/users/current-user.ts'
import { displayName, hasMedia } from '#web/features/users/use-current-user.ts'

/** Who cooks a new recipe, as far as it is known: the member, with their picture or, on our own server, their initial. */
export function cookOf(user: CurrentUser | undefined): { chefName: string; chefImage: string } {
  if (!user) return { chefName: '', chefImage: '' }
  const chefName = displayName(user)
  const standIn = hasMedia(user) ? initialPicture(chefName) : ''
  return { chefName, chefImage: user.profilePicture || standIn }
}
