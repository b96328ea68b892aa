import { useQueryClient } from '@tanstack/react-query'
import { notChanged } from '#texts/members.ts'
import { isUnauthorized, Refusal } from '#web/api/failure.ts'
import { invalidate } from '#web/api/query-client.ts'
import { membersKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { showToast } from '#web/ui/toast-queue.ts'

/** Changes a member, fetches the list again, shows a toast and closes the dialog. A failure leaves the dialog as it is. */
export function useMemberChange(
  change: () => Promise<unknown>,
  { said, onClose }: { said: string; onClose: () => void },
) {
  const queries = useQueryClient()
  const reload = () => invalidate(queries, { queryKey: membersKey })
  const send = useSingleFlightMutation({
    mutationFn: change,
    onSuccess: async () => {
      await reload()
      showToast.success(said)
      onClose()
    },
    // If the session is over, the reload is refused, too, and signs out.
    onError: failure => (isUnauthorized(failure) ? reload() : undefined),
  })
  const failure = send.isError
    ? (send.error instanceof Refusal && send.error.sentence) || notChanged
    : undefined
  return { send: () => send.mutate(), isPending: send.isPending, failure }
}
