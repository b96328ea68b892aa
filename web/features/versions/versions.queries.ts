import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import * as limits from '#contract/limits.ts'
import type { Reply } from '#contract/routes.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { recipesKey } from '#web/api/query-keys.ts'

export type ListedVersion = Reply<'listVersions'>[number]
export type WholeVersion = Reply<'getVersion'>

/** As many as are kept of a recipe need no more pages than these. */
const maxPages = 3

/** All versions of a recipe that are kept, newest first. */
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

/** What moderators hid from everybody but its author has no texts to compare. */
export const isReadable = ({ hiddenFrom }: ListedVersion): boolean => hiddenFrom !== 'you'

/** No other call of the client has two ids in its path. */
const rowOf = (number: number) =>
  rows.getVersion.replace('{number}', String(number)) as typeof rows.getVersion

/** One version with its texts. That of today can be mended in place. */
export const versionQuery = (recipeId: string, number: number) =>
  queryOptions({
    queryKey: recipesKey('versions', recipeId, number),
    queryFn: ({ signal }): Promise<WholeVersion> => call(rowOf(number), { id: recipeId, signal }),
    staleTime: 0,
  })

/** As the recipe’s page has it, where one comes from there; undefined until it is known. */
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
