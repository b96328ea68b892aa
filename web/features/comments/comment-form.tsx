import { useId, useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { useAddComment } from './use-add-comment.ts'

/** Blank text is not sent; a failure keeps the draft. */
export function CommentForm({ recipeId }: { recipeId: string }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const add = useAddComment(recipeId)

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const content = field.current?.value.trim() ?? ''
    if (content === '') return field.current?.focus()
    if (!add.isPending) add.mutate(content, { onSuccess: () => form.reset() })
  }

  return (
    <form className="comment-form" onSubmit={submit}>
      <label className="sr-only" htmlFor={id}>
        Comment
      </label>
      <textarea
        ref={field}
        id={id}
        className="input"
        rows={3}
        maxLength={limits.maxCommentLength}
        placeholder="What would you tell the next cook?"
      />
      <div>
        <Button look="primary" type="submit" isBusy={add.isPending}>
          Add comment
        </Button>
      </div>
    </form>
  )
}
