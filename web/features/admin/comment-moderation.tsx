import { useQueryClient } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/admin.ts'
import { call } from '#web/api/call.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import type { Entry } from '#web/api/foreign/admin-entry.ts'
import { isOwnBackend } from '#web/api/own-backend.ts'
import { invalidate } from '#web/api/query-client.ts'
import { dashboardKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { prepareFocusAfterRemoval } from '#web/ui/focus/focus-after-removal.ts'
import { DeletionReason, useDeletionReason } from './deletion-reason.tsx'
import type { EntryList } from './entry-list.ts'
import { EntrySection } from './entry-section.tsx'

export function CommentModeration({ comments }: { comments: EntryList | undefined }) {
  const { body, part, refusesShort } = useDeletionReason()
  return (
    <EntrySection
      title={t.comments}
      name="comments"
      list={comments}
      searchLabel={t.findComment}
      isWide
      note={isOwnBackend && <DeletionReason {...part} />}
      action={(comment, textId) => (
        <DeleteButton comment={comment} textId={textId} body={body} refusesShort={refusesShort} />
      )}
    />
  )
}

type Reasoned = ReturnType<typeof useDeletionReason>
type ButtonProps = Pick<Reasoned, 'body' | 'refusesShort'> & { comment: Entry; textId: string }

/** Pending until everything has been fetched again. */
function DeleteButton({ comment, textId, body, refusesShort }: ButtonProps) {
  const remove = useDeleteComment()
  return (
    <Button
      look="danger-quiet"
      aria-describedby={textId}
      isBusy={remove.isPending}
      onClick={event => {
        const row = event.currentTarget.closest('li')
        if (row && !refusesShort())
          remove.mutate({ id: comment.id, body, onDeleted: prepareFocusAfterRemoval(row, 'button') })
      }}
    >
      {t.deleteComment}
    </Button>
  )
}

type Deletion = Pick<Reasoned, 'body'> & { id: string; onDeleted: () => void }

/** Deletes a comment, then fetches everything again. A failure shows no message. */
function useDeleteComment() {
  const queries = useQueryClient()
  const reload = () => invalidate(queries, { queryKey: dashboardKey })
  return useSingleFlightMutation({
    mutationFn: ({ id, body }: Deletion) => call(rows.deleteComment, { id, ...(body && { body }) }),
    onSuccess: async (_, { onDeleted }) => {
      await reload()
      onDeleted()
    },
    // If the session is over, the reload is refused, too, and signs out.
    onError: failure => (isUnauthorized(failure) ? reload() : undefined),
  })
}
