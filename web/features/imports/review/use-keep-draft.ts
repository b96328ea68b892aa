import { useQueryClient } from '@tanstack/react-query'
import type { Reply } from '#contract/routes.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { invalidate } from '#web/api/query-client.ts'
import { draftsKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { draftOfReview } from './draft-of-review.ts'
import type { ImportWork, Review } from './review.ts'

type Kept = { work: ImportWork; review: Review }

/** Stores a reviewed recipe as a draft of the member. The page decides what comes next. */
export function useKeepDraft(onKept: (kept: Kept, draft: Reply<'createDraft'>) => void) {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: ({ work, review }: Kept) =>
      call(rows.createDraft, { body: draftOfReview(review, work.kind), once: true }),
    onSuccess: (draft, kept) => {
      invalidate(queries, { queryKey: draftsKey })
      onKept(kept, draft)
    },
  })
}
