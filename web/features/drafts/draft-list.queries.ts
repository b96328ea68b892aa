import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { invalidate } from '#web/api/query-client.ts'
import { draftsKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'

export const draftListQuery = () =>
  infiniteQueryOptions({
    queryKey: [...draftsKey, 'list'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => call(rows.listDrafts, { query: { cursor: pageParam }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export function useDeleteDraft(id: number, onDeleted: () => void) {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: () => call(rows.deleteDraft, { id }),
    onSuccess: () => {
      onDeleted()
      return invalidate(queries, { queryKey: [...draftsKey, 'list'] })
    },
  })
}
