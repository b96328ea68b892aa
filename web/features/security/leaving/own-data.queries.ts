import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/leaving.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { invalidate } from '#web/api/query-client.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { showToast } from '#web/ui/toast-queue.ts'

const ownDataKey = ['users', 'security', 'own-data'] as const

/** While a ZIP is being prepared, its state is polled this often. */
const pollMs = 3_000

/** Returns counts of the member's data, and the ZIP with it. */
export const useOwnData = () =>
  useQuery({
    queryKey: ownDataKey,
    queryFn: ({ signal }) => call(rows.getOwnData, { signal }),
    refetchInterval: ({ state }) => (state.data?.export?.state === 'waiting' ? pollMs : false),
  })

export function usePrepareExport() {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: () => call(rows.requestExport),
    onSuccess: async () => {
      await invalidate(queries, { queryKey: ownDataKey })
      showToast.success(t.zipRequested)
    },
    onError: failure => showToast.error(sentenceOf(failure)),
  })
}

/** Downloads the ZIP by a link, so that the browser saves the file itself, however large it is. */
export const useDownload = () =>
  useSingleFlightMutation({
    mutationFn: () => call(rows.linkExport),
    onSuccess: ({ url }) => location.assign(url),
    onError: failure => showToast.error(sentenceOf(failure)),
  })

export const sentenceOf = (failure: Error): string =>
  (failure instanceof Refusal ? failure.sentence : undefined) ?? t.zipNotRequested
