import { useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/moderation.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import type { Realm } from '#web/api/session.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-queue.ts'

/** Claims the first free case and opens it. */
export function TakeNext({ realm }: { realm: Realm }) {
  const navigate = useNavigate()
  const take = useSingleFlightMutation({ mutationFn: () => call(rows.claimNextCase, { realm, body: {} }) })
  const press = () =>
    take.mutate(undefined, {
      onSuccess: ({ id }) => navigate(pageUrls.moderationCase(id)),
      onError: failure =>
        failure instanceof Refusal && failure.status === 404
          ? showToast.info(t.nothingFree)
          : showToast.error((failure instanceof Refusal && failure.sentence) || t.notTaken),
    })
  return (
    <Button look="primary" isBusy={take.isPending} onClick={press}>
      {t.takeNext}
    </Button>
  )
}
