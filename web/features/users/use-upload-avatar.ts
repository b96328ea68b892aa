import { useQueryClient } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { invalidate } from '#web/api/invalidate.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { myRecipesKeys } from '#web/features/recipes/my-recipes/my-recipes.queries.ts'
import type { CurrentUser } from './current-user.ts'
import { currentUserKey } from './use-current-user.ts'

export function useUploadAvatar() {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: (avatar: Blob) => {
      const body = new FormData()
      body.append('avatar', avatar, 'avatar.jpg')
      return call(rows.uploadAvatar, { body, credentials: 'include' })
    },
    onSuccess: ({ profilePicture }) => {
      queries.setQueryData<CurrentUser>(currentUserKey, known => known && { ...known, profilePicture })
      // Cards show it too.
      for (const queryKey of [['recipes'], ...Object.values(myRecipesKeys)]) invalidate(queries, { queryKey })
    },
  })
}
