import type { Entry } from '#web/api/foreign/admin-entry.ts'
import { Button } from '#web/ui/button.tsx'
import { EntrySection } from './entry-section.tsx'
import { useDeleteComment } from './use-dashboard.ts'

export const CommentModeration = ({ comments }: { comments: Entry[] | undefined }) => (
  <EntrySection
    title="Comments"
    entries={comments}
    searchLabel="Find a comment"
    isWide
    action={(comment, textId) => <DeleteButton comment={comment} textId={textId} />}
  />
)

/** Busy until everything has been asked for again. */
function DeleteButton({ comment, textId }: { comment: Entry; textId: string }) {
  const remove = useDeleteComment()
  return (
    <Button
      look="danger-quiet"
      aria-describedby={textId}
      isBusy={remove.isPending}
      onClick={event => {
        const row = event.currentTarget.closest('li')
        if (row) remove.mutate({ id: comment.id, onDeleted: prepareFocusAfterRemoval(row) })
      }}
    >
      Delete
    </Button>
  )
}

/** The focus that was on the row goes to the next one, else the one before, else the title; a focus elsewhere stays. */
function prepareFocusAfterRemoval(row: Element): () => void {
  const next = row.nextElementSibling ?? row.previousElementSibling
  const target = next?.querySelector('button') ?? row.closest('section')?.querySelector('h2')
  return () => {
    const { activeElement } = document
    if (activeElement === document.body || row.contains(activeElement)) target?.focus()
  }
}
