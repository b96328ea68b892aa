import type { Comment } from '#contract/comments.ts'
import { nextLink } from '#server/platform/http/link-header.ts'

/** The header that leads to the comments before these. */
export const olderLink = (
  publicUrl: string,
  recipeId: number,
  query: { limit: number },
  comments: Comment[],
): { link: string } => ({
  link: nextLink(publicUrl, `/api/recipes/${recipeId}/comments`, query, String(comments[0]?.id)),
})
