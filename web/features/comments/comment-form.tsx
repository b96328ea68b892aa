import { useId, useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { useAddComment } from './use-add-comment.ts'

/** Blank text is not sent; a failure keeps the draft, and so does success what was written meanwhile. */
export function CommentForm({ recipeId }: { recipeId: string }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const add = useAddComment(recipeId)

  const readContent = () => field.current?.value.trim() ?? ''
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const content = readContent()
    if (content === '') return field.current?.focus()
    const form = event.currentTarget
    add.mutate(content, { onSuccess: () => readContent() === content && form.reset() })
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
