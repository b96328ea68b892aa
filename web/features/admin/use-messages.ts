import { useQueryClient } from '@tanstack/react-query'
import type { AnsweredFilter, ReceivedMessage } from '#contract/contact.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/admin.ts'
import { call } from '#web/api/call.ts'
import { isForbidden, isUnauthorized, Refusal } from '#web/api/failure.ts'
import { messagesKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { showToast } from '#web/ui/toast-queue.ts'
import { useAdminList } from './use-admin-list.ts'
import { useAdminRefusal } from './use-dashboard.ts'
import { useListAddress } from './use-list-address.ts'

export const messageFilters = ['all', 'waiting', 'answered'] as const satisfies readonly (
  | 'all'
  | AnsweredFilter
)[]

/** Returns the page of the messages to the team that the URL names, and the URLs of other pages. */
export function useMessages() {
  const { question, ...address } = useListAddress('only', messageFilters)
  const list = useAdminList([...messagesKey, question], ({ signal }) =>
    call(rows.listContactMessages, { query: question, signal }),
  )
  return { list, ...address }
}

type Shown = { messages: ReceivedMessage[] }

/** Stores whether a message is answered. The message stays in the shown list, whatever the filter, so that the change can be undone. */
export function useMark(id: number) {
  const queries = useQueryClient()
  const mark = useSingleFlightMutation({
    async mutationFn(isAnswered: boolean) {
      // A list that is still loading would arrive without the message, or with its earlier state.
      const lists = queries.getQueryCache().findAll({ queryKey: messagesKey, fetchStatus: 'fetching' })
      await Promise.allSettled(lists.map(({ promise }) => promise))
      return call(rows.markContactMessage, { id, body: { isAnswered } })
    },
    onSuccess: marked =>
      queries.setQueriesData<Shown>(
        { queryKey: messagesKey },
        shown =>
          shown && {
            ...shown,
            messages: shown.messages.map(message => (message.id === marked.id ? marked : message)),
          },
      ),
    onError: failure => {
      if (isUnauthorized(failure) || isForbidden(failure)) return
      showToast.error((failure instanceof Refusal && failure.sentence) || t.notMarked)
    },
  })
  useAdminRefusal(mark.error)
  return mark
}
