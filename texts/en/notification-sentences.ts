export const yourRecipe = 'your recipe'

/** The beginning of a comment that is longer. */
export const shortened = (beginning: string) => `${beginning}…`

/** By the kind of the notification. */
export const notificationSentences = {
  comment: (actor: string, recipe: string) => `${actor} commented on ${recipe}.`,
  rating: (actor: string, recipe: string) => `${actor} rated ${recipe}.`,
  bookmark: (actor: string, recipe: string) => `${actor} bookmarked ${recipe}.`,
  follow: (actor: string) => `${actor} follows you now.`,
}
