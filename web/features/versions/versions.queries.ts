import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import * as limits from '#contract/limits.ts'
import type { Reply } from '#contract/routes.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { recipesKey } from '#web/api/query-keys.ts'

export type ListedVersion = Reply<'listVersions'>[number]
export type WholeVersion = Reply<'getVersion'>

/** The versions that are kept of a recipe never need more pages. */
const maxPages = 3

/** All kept versions of a recipe, newest first. */
export const versionsQuery = (recipeId: string) =>
  queryOptions({
    queryKey: recipesKey('versions', recipeId),
    queryFn: async ({ signal }): Promise<ListedVersion[]> => {
      const versions: ListedVersion[] = []
      for (let page = 0; page < maxPages; page += 1) {
        const last = versions.at(-1)
        const query = { limit: limits.maxPageSize, ...(last && { cursor: String(last.number) }) }
        const found: ListedVersion[] = await call(rows.listVersions, { id: recipeId, query, signal })
        versions.push(...found)
        if (found.length < limits.maxPageSize) break
      }
      return versions
    },
    staleTime: 0,
  })

/** Checks whether a version's text may be compared. A version that moderators hid is readable only for its author. */
export const isReadable = ({ hiddenFrom }: ListedVersion): boolean => hiddenFrom !== 'you'

/** No other request of the client has two ids in its path. */
const rowOf = (number: number) =>
  rows.getVersion.replace('{number}', String(number)) as typeof rows.getVersion

/** One version with its texts. The current version may be corrected in place, so it is always refetched. */
export const versionQuery = (recipeId: string, number: number) =>
  queryOptions({
    queryKey: recipesKey('versions', recipeId, number),
    queryFn: ({ signal }): Promise<WholeVersion> => call(rowOf(number), { id: recipeId, signal }),
    staleTime: 0,
  })

/** Returns the recipe's title. If the reader comes from the recipe's page, it is known already. Undefined until it is known. */
export function useRecipeTitle(recipeId: string): string | undefined {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: recipesKey('versions', recipeId, 'title'),
    queryFn: async ({ signal }) => (await call(rows.getRecipe, { id: recipeId, signal })).title,
    initialData: () =>
      queries.getQueryData<{ recipe?: { title?: string } }>(recipesKey('detail', recipeId))?.recipe?.title,
  })
  return data
}
