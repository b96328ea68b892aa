import { useQueryClient } from '@tanstack/react-query'
import { askAnew } from '#web/api/ask-anew.ts'
import { call } from '#web/api/call.ts'
import { useAct } from '#web/api/use-act.ts'
import { userStatsKey } from '#web/features/users/user-stats.ts'
import { ownListKeys, ownListQuery, without } from './own-list.ts'

/** Deletes a recipe of one's own; it leaves the grid when the server has agreed. */
export function useDeleteRecipe(id: string, onDeleted: () => void) {
  const queries = useQueryClient()
  return useAct({
    mutationFn: () => call('DELETE', '/api/recipes/{id}', { id }),
    onSuccess: () => {
      onDeleted()
      queries.setQueryData(ownListQuery('user').queryKey, known => known && without(known, id))
      askAnew(queries, { queryKey: ownListKeys.bookmarked })
      askAnew(queries, { queryKey: ['recipes'] })
      askAnew(queries, { queryKey: userStatsKey })
    },
  })
}
