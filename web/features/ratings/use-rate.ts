import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ratingsMessages } from '#contract/messages.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { invalidate } from '#web/api/invalidate.ts'
import { recipeDetailQuery } from '#web/features/recipe-detail/recipe-detail.queries.ts'
import { showToast } from '#web/ui/toast-queue.ts'

type Rated = { id: string; myRating: number | undefined }

/** The stars given, and how to give others: they change only when the server has taken them, one choice after the other. */
export function useRate({ id, myRating }: Rated) {
  const queries = useQueryClient()
  const [submittedRating, setSubmittedRating] = useState<number>()
  const inFlight = useRef<number>(undefined)
  const rate = useMutation({
    scope: { id: `rating-${id}` },
    mutationFn: (rating: number) => call(rows.rateRecipe, { id, body: { rating } }),
    onSuccess: (_, rating) => {
      setSubmittedRating(rating)
      showToast.success(ratingsMessages.updated)
      invalidate(queries, { queryKey: recipeDetailQuery(id).queryKey })
      for (const list of ['catalogue', 'featured']) {
        invalidate(queries, { queryKey: ['recipes', list], refetchType: 'none' })
      }
    },
    onError: () => showToast.error(ratingsMessages.failed),
    onSettled: (_, __, rating) => {
      if (inFlight.current === rating) inFlight.current = undefined
    },
  })
  return {
    stars: submittedRating ?? (myRating || undefined),
    isBusy: rate.isPending,
    rate: (rating: number) => {
      if (inFlight.current === rating) return
      inFlight.current = rating
      rate.mutate(rating)
    },
  }
}
