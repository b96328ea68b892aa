import { useQueryClient } from '@tanstack/react-query'
import { askAnew } from '#web/api/ask-anew.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useAct } from '#web/api/use-act.ts'
import type { CurrentUser } from './current-user.ts'
import { currentUserKey } from './use-current-user.ts'

export const profileFields = ['firstName', 'lastName', 'title', 'email', 'aboutMe'] as const
export type ProfileField = (typeof profileFields)[number]
export type ProfileTexts = Record<ProfileField, string>

/** Saves the profile. What a backend answers is not promised, so the profile is what was sent until it is asked again. */
export function useUpdateProfile(user: CurrentUser) {
  const queries = useQueryClient()
  return useAct({
    mutationFn: (body: ProfileTexts) =>
      call('PUT', '/api/users/{id}', { id: user.id, body, credentials: 'include' }),
    onSuccess: async (_, texts) => {
      queries.setQueryData<CurrentUser>(currentUserKey, known => known && { ...known, ...texts })
      await askAnew(queries, { queryKey: currentUserKey })
    },
  })
}

/** The fields that the server names, in its words. */
export function refusedProfileFields(failure: Error | null): Partial<ProfileTexts> {
  return failure instanceof Refusal ? failure.fields : {}
}
