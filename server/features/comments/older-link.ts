import { nextLink } from '#server/platform/paging/next-link.ts'

/** The header that leads to older comments than those of a page; none where there are none. */
export const olderLink = (
  publicUrl: string,
  recipeId: number,
  query: { limit: number },
  cursor: string | undefined,
): { link?: string } => nextLink(publicUrl, `/api/recipes/${recipeId}/comments`, query, cursor)
