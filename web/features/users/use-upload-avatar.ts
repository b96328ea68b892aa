import { useQueryClient } from '@tanstack/react-query'
import { askAnew } from '#web/api/ask-anew.ts'
import { call } from '#web/api/call.ts'
import { useAct } from '#web/api/use-act.ts'
import { ownListKeys } from '#web/features/recipes/own/own-list.ts'
import type { CurrentUser } from './current-user.ts'
import { currentUserKey } from './use-current-user.ts'

export function useUploadAvatar() {
  const queries = useQueryClient()
  return useAct({
    mutationFn: (avatar: Blob) => {
      const body = new FormData()
      body.append('avatar', avatar, 'avatar.jpg')
      return call('POST', '/api/users/avatar', { body, credentials: 'include' })
    },
    onSuccess: ({ profilePicture }) => {
      queries.setQueryData<CurrentUser>(currentUserKey, known => known && { ...known, profilePicture })
      // Cards show it too.
      for (const queryKey of [['recipes'], ...Object.values(ownListKeys)]) askAnew(queries, { queryKey })
    },
  })
}
