import { queryOptions, useQuery } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/recipe-detail.ts'
import * as toldChanges from '#texts/told-changes.ts'
import { call } from '#web/api/call.ts'
import { recipesKey } from '#web/api/query-keys.ts'
import { dayOf } from './version-author.ts'
import type { ListedVersion } from './versions.queries.ts'

const newestQuery = (recipeId: string, version: number) =>
  queryOptions({
    queryKey: recipesKey('versions', recipeId, version, 'listed'),
    queryFn: ({ signal }): Promise<ListedVersion[]> =>
      call(rows.listVersions, { id: recipeId, query: { limit: 1 }, signal }),
  })

/** The biggest change of the recipe's current version, and its date. */
export function NewestChange({ recipeId, version }: { recipeId: string; version: number }) {
  const { data: [newest] = [] } = useQuery(newestQuery(recipeId, version))
  return (
    newest?.biggestChange && (
      <bdi>{t.toldOn(toldChanges.tellChange(newest.biggestChange), dayOf(newest))}</bdi>
    )
  )
}
