import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Refusal } from '#web/api/failure.ts'
import { invalidate } from '#web/api/query-client.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { prepareFocusAfterRemoval } from '#web/ui/focus/focus-after-removal.ts'
import { showToast } from '#web/ui/toast-queue.ts'
import { useProvenMutation } from './use-proven-mutation.tsx'

type Options = {
  act: () => Promise<unknown>
  /** The query of the list that has the item. */
  queryKey: QueryKey
  texts: { question: string; explained: string; confirm: string; done: string; failed: string }
}

/**
 * Removes a way to sign in from its list. It asks first, and proves the identity if the server wants that. The caller renders
 * `dialogs` inside the item.
 */
export function useRemoval({ act, queryKey, texts }: Options) {
  const item = useRef<HTMLLIElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const queries = useQueryClient()
  const { run, isPending, failure, proof } = useProvenMutation({
    act,
    onSuccess: async () => {
      setIsAsking(false)
      const moveFocus = prepareFocusAfterRemoval(item.current, 'button')
      await invalidate(queries, { queryKey })
      showToast.success(texts.done)
      moveFocus()
    },
  })
  const dialogs = (
    <>
      {isAsking && !proof && (
        <ConfirmDialog
          title={texts.question}
          text={texts.explained}
          confirm={texts.confirm}
          isBusy={isPending}
          failure={failure ? (failure instanceof Refusal && failure.sentence) || texts.failed : undefined}
          onConfirm={run}
          onClose={() => setIsAsking(false)}
        />
      )}
      {proof}
    </>
  )
  return { item, ask: () => setIsAsking(true), dialogs }
}
