import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import * as limits from '#contract/limits.ts'
import * as rows from '#contract/rows.ts'
import * as messages from '#texts/messages.ts'
import * as t from '#texts/recipe-detail.ts'
import { waitsOnlyYou } from '#texts/recipes.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { readComments } from '#web/api/foreign/comment.ts'
import { invalidate } from '#web/api/query-client.ts'
import { recipesKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { inputClass } from '#web/ui/input.ts'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import { showToast } from '#web/ui/toast-queue.ts'
import styles from './comment-form.module.css'

/** Blank text is not sent. A failure leaves the draft in place. Success keeps text that was written meanwhile. */
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
    <form className={styles.root} onSubmit={submit}>
      <label className={visuallyHiddenClass} htmlFor={id}>
        {t.comment}
      </label>
      <textarea
        ref={field}
        id={id}
        className={inputClass}
        rows={3}
        maxLength={limits.maxCommentLength}
        placeholder={t.commentPlaceholder}
      />
      <div>
        <Button look="primary" type="submit" isBusy={add.isPending}>
          {t.addComment}
        </Button>
      </div>
    </form>
  )
}

/**
 * Refused because the member has written as much as is allowed, or because the member and the recipe's author have a block
 * between them. The server's sentence says which.
 */
const explainedStatuses = [403, 409]

/** Sends a comment. Once it is stored, the recipe is fetched again and shows it. */
function useAddComment(recipeId: string) {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: (content: string) => call(rows.addComment, { id: recipeId, body: { content }, once: true }),
    onSuccess: async reply => {
      // If a member writes very often, our own server has a moderator look first. The comment is marked so.
      if (isWaitingComment(reply)) showToast.success(waitsOnlyYou)
      else showToast.success(messages.commentAdded)
      await invalidate(queries, { queryKey: recipesKey('detail', recipeId) })
    },
    onError: failure => {
      const isExplained = failure instanceof Refusal && explainedStatuses.includes(failure.status)
      showToast.error([messages.commentFailed, isExplained && failure.sentence].filter(Boolean).join(' '))
    },
  })
}

const isWaitingComment = (reply: unknown): boolean => readComments([reply])[0]?.isWaiting === true
