import { infiniteQueryOptions, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { nullIfMissing } from '#web/api/failure.ts'
import { invalidate } from '#web/api/query-client.ts'
import { blocksKey, chefsKey, notificationsKey, recipesKey, userStatsKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'

/** Whether the member is blocked. Null if the backend has no blocking, or if the member no longer exists: nothing is offered then. */
export const blockQuery = (id: string) =>
  queryOptions({
    queryKey: [...blocksKey, 'of', id],
    queryFn: ({ signal }): Promise<{ isBlocked: boolean } | null> =>
      nullIfMissing(call(rows.getBlock, { id, signal })),
  })

export const blockedQuery = () =>
  infiniteQueryOptions({
    queryKey: [...blocksKey, 'list'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => call(rows.listBlocked, { query: { cursor: pageParam }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Refetches what a block changes. It ends follows, hides notifications, and removes the forms from the pages of each other's recipes. */
const invalidateBlocks = (queries: QueryClient) =>
  Promise.all(
    [blocksKey, chefsKey, notificationsKey, recipesKey('detail'), userStatsKey].map(queryKey =>
      invalidate(queries, { queryKey }),
    ),
  )

type Callbacks = { onDone: () => void; onFailed?: () => void }

/** Blocks or unblocks a member. */
export function useBlock(act: 'block' | 'unblock', id: string, { onDone, onFailed }: Callbacks) {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: () => call(act === 'block' ? rows.blockUser : rows.unblockUser, { id }),
    onSuccess: async () => {
      await invalidateBlocks(queries)
      onDone()
    },
    onError: () => onFailed?.(),
  })
}
