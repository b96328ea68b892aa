import { queryOptions } from '@tanstack/react-query'
import { limits } from '#contract/limits.ts'
import { callForAnswer } from '#web/api/call.ts'
import { type RecipePage, readPage } from '../recipe-list.queries.ts'

/** The two lists of a member, by the last piece of their address. */
export type OwnList = 'user' | 'bookmarked'

export const ownListKeys = {
  user: ['own-recipes'],
  bookmarked: ['bookmarked-recipes'],
} as const satisfies Record<OwnList, readonly string[]>

/** One page; the one after it where the backend names one. */
export async function listOwn(list: OwnList, cursor?: string, signal?: AbortSignal): Promise<RecipePage> {
  const answer = await callForAnswer('GET', `/api/recipes/${list}`, {
    query: { limit: limits.ownListLength, ...(cursor && { cursor }) },
    ...(signal && { signal }),
  })
  return readPage(answer)
}

export const ownListQuery = (list: OwnList) =>
  queryOptions({
    queryKey: [...ownListKeys[list], 'page'],
    queryFn: ({ signal }) => listOwn(list, undefined, signal),
  })

export const without = (page: RecipePage, id: string): RecipePage => ({
  ...page,
  recipes: page.recipes.filter(recipe => recipe.id !== id),
  total: page.total - 1,
})
