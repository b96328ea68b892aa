import { useQueryClient } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/moderation-case.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { caseKey, casesKey } from '#web/api/query-keys.ts'
import type { Realm } from '#web/api/session.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { showToast } from '#web/ui/toast-queue.ts'

/** Reads the case again after each attempt, to show who has it. */
export function useReadAgain(id: string) {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: caseKey(id) }),
      queries.invalidateQueries({ queryKey: casesKey }),
    ])
}

/** Claims a case, keeps it, and gives it back. */
export function useClaim(id: string, realm: Realm) {
  const readAgain = useReadAgain(id)
  const onError = (failure: Error) =>
    showToast.error((failure instanceof Refusal && failure.sentence) || t.notClaimed)
  const take = useSingleFlightMutation({
    mutationFn: () => call(rows.claimCase, { id, realm, body: {} }),
    onError,
    onSettled: readAgain,
  })
  const giveBack = useSingleFlightMutation({
    mutationFn: () => call(rows.releaseCase, { id, realm }),
    onError,
    onSettled: readAgain,
  })
  return { take, giveBack }
}
