import { useQueryClient } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { invalidate } from '#web/api/invalidate.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { userStatsKey } from '#web/features/users/user-stats.ts'
import { myRecipesKeys, myRecipesQuery, withoutRecipe } from './my-recipes.queries.ts'

/** Deletes a recipe of one's own; it leaves the grid when the server has agreed. */
export function useDeleteRecipe(id: string, onDeleted: () => void) {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: () => call(rows.deleteRecipe, { id }),
    onSuccess: () => {
      onDeleted()
      queries.setQueryData(myRecipesQuery('user').queryKey, cached => cached && withoutRecipe(cached, id))
      invalidate(queries, { queryKey: myRecipesKeys.bookmarked })
      invalidate(queries, { queryKey: ['recipes'] })
      invalidate(queries, { queryKey: userStatsKey })
    },
  })
}
