import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Notice } from '#contract/notices.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { noticeKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'

export const noticeQuery = (id: string) =>
  queryOptions({
    queryKey: noticeKey(id),
    queryFn: async ({ signal }): Promise<Notice> => {
      const notice = await call(rows.getNotice, { id, signal })
      // That it was read is told on the side: the letter does not wait for it.
      if (!notice.isRead) call(rows.readNotice, { id, body: {} }).catch(() => {})
      return notice
    },
    staleTime: 0,
  })

export function useAppeal(id: number) {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: (text: string) => call(rows.appealNotice, { id, body: { text } }),
    onSuccess: notice => queries.setQueryData(noticeKey(String(id)), notice),
  })
}
