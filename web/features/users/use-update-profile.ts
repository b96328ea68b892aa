import { useQueryClient } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import type { CurrentUser } from '#web/api/foreign/current-user.ts'
import { invalidate } from '#web/api/query-client.ts'
import { currentUserKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'

export const profileFields = ['firstName', 'lastName', 'title', 'email', 'aboutMe'] as const
export type ProfileField = (typeof profileFields)[number]
export type ProfileFormValues = Record<ProfileField, string>

/** Saves the profile. The specification does not define the reply, so the cache holds what was sent until it is refetched. */
export function useUpdateProfile(user: CurrentUser) {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: (body: ProfileFormValues) =>
      call(rows.updateUser, { id: user.id, body, credentials: 'include' }),
    onSuccess: async (_, texts) => {
      queries.setQueryData<CurrentUser>(currentUserKey, known => known && { ...known, ...texts })
      await invalidate(queries, { queryKey: currentUserKey })
    },
  })
}

/** The fields that the server names, with its messages. */
export function refusedProfileFields(failure: Error | null): Partial<ProfileFormValues> {
  return failure instanceof Refusal ? failure.fields : {}
}
