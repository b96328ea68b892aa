import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Notice } from '#contract/notices.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { noticeKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'

export const noticeQuery = (id: string) =>
  queryOptions({
    queryKey: noticeKey(id),
    queryFn: ({ signal }): Promise<Notice> => call(rows.getNotice, { id, signal }),
    staleTime: 0,
  })

/**
 * Marks a notice as read in the background. The letter does not wait for it. If it fails, it is repeated when the letter is
 * opened again.
 */
export function useMarkAsRead(notice: Notice | undefined): void {
  const unread = notice && !notice.isRead ? notice.id : undefined
  useEffect(() => {
    if (unread !== undefined) call(rows.readNotice, { id: unread, body: {} }).catch(() => {})
  }, [unread])
}

export function useAppeal(id: number) {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: (text: string) => call(rows.appealNotice, { id, body: { text } }),
    onSuccess: notice => queries.setQueryData(noticeKey(String(id)), notice),
  })
}
