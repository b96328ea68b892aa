import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ratingsMessages } from '#contract/messages.ts'
import { call } from '#web/api/call.ts'
import { notify } from '#web/ui/notify.ts'

type Rated = { id: string; myRating: number | undefined }

/** The stars given, and how to give others: they change only when the server has taken them. */
export function useRate({ id, myRating }: Rated) {
  const queries = useQueryClient()
  const [given, setGiven] = useState<number>()
  const rate = useMutation({
    mutationFn: (rating: number) => call('PUT', '/api/recipes/{id}', { id, body: { rating } }),
    onSuccess: (_, rating) => {
      setGiven(rating)
      notify.success(ratingsMessages.updated)
      queries.invalidateQueries({ queryKey: ['recipes', 'detail', id] })
      for (const list of ['catalogue', 'featured']) {
        queries.invalidateQueries({ queryKey: ['recipes', list], refetchType: 'none' })
      }
    },
    onError: () => notify.error(ratingsMessages.failed),
  })
  return {
    stars: given ?? (myRating || undefined),
    isBusy: rate.isPending,
    rate: (rating: number) => !rate.isPending && rate.mutate(rating),
  }
}
