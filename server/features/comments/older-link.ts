import { nextLink } from '#server/platform/paging/next-link.ts'

/** Returns the Link header to older comments than those of a page. Empty if there are none. */
export const olderLink = (
  publicUrl: string,
  recipeId: number,
  query: { limit: number },
  cursor: string | undefined,
): { link?: string } => nextLink(publicUrl, `/api/recipes/${recipeId}/comments`, query, cursor)
