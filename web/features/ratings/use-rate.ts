import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ratingsMessages } from '#contract/messages.ts'
import { askAnew } from '#web/api/ask-anew.ts'
import { call } from '#web/api/call.ts'
import { recipeDetailQuery } from '#web/features/recipe-detail/recipe-detail.queries.ts'
import { notify } from '#web/ui/notify.ts'

type Rated = { id: string; myRating: number | undefined }

/** The stars given, and how to give others: they change only when the server has taken them, one choice after the other. */
export function useRate({ id, myRating }: Rated) {
  const queries = useQueryClient()
  const [given, setGiven] = useState<number>()
  const onItsWay = useRef<number>(undefined)
  const rate = useMutation({
    scope: { id: `rating-${id}` },
    mutationFn: (rating: number) => call('PUT', '/api/recipes/{id}', { id, body: { rating } }),
    onSuccess: (_, rating) => {
      setGiven(rating)
      notify.success(ratingsMessages.updated)
      askAnew(queries, { queryKey: recipeDetailQuery(id).queryKey })
      for (const list of ['catalogue', 'featured']) {
        askAnew(queries, { queryKey: ['recipes', list], refetchType: 'none' })
      }
    },
    onError: () => notify.error(ratingsMessages.failed),
    onSettled: (_, __, rating) => {
      if (onItsWay.current === rating) onItsWay.current = undefined
    },
  })
  return {
    stars: given ?? (myRating || undefined),
    isBusy: rate.isPending,
    rate: (rating: number) => {
      if (onItsWay.current === rating) return
      onItsWay.current = rating
      rate.mutate(rating)
    },
  }
}
