import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/rules.ts'
import { call } from '#web/api/call.ts'
import { isForbidden, isUnauthorized } from '#web/api/failure.ts'
import { rulesKey, rulesTextKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { useLeadToSecurity, useLeadToSignin } from '#web/features/admin/use-dashboard.ts'
import { showToast } from '#web/ui/toast-queue.ts'

export type WrittenRules = { text: string; gravity: number[]; basedOn: number }

/** Returns the text of the rules, and publishes changed rules. A refused session signs the administrator out. */
export function useRulesText() {
  const queries = useQueryClient()
  const written = useQuery({
    queryKey: rulesTextKey,
    queryFn: ({ signal }) => call(rows.getRulesText, { signal }),
    // The edited text must start from the rules in force, and must not change while it is edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const publish = useSingleFlightMutation({
    mutationFn: (body: WrittenRules) => call(rows.publishRules, { body }),
    onSuccess: async published => {
      queries.setQueryData(rulesTextKey, published)
      queries.removeQueries({ queryKey: rulesKey })
      showToast.success(t.rulesPublished)
    },
  })
  // A refusal of the written text does not lead to another page, because the text would be lost.
  useLeadToSecurity(isForbidden(written.error))
  useLeadToSignin(isUnauthorized(written.error) || isUnauthorized(publish.error))
  return { written, publish }
}
