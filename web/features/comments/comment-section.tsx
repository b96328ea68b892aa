import { useRef } from 'react'
import { commentsFragment } from '#contract/page-urls.ts'
import * as t from '#texts/comment-section.ts'
import type { Comment } from '#web/api/foreign/comment.ts'
import { isOwnBackend } from '#web/api/own-backend.ts'
import { useFragmentTarget } from '#web/ui/focus/use-fragment-target.ts'
import { lazyPart, PartFailure } from '#web/ui/lazy-part.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentList, CommentsSkeleton } from './comment-list.tsx'
import styles from './comment-section.module.css'

type Props = {
  recipeId: string
  /** Undefined while they are loading. */
  comments: readonly Comment[] | undefined
  /** How many there are in all, where the backend counts. */
  total: number | undefined
}

export function CommentSection({ recipeId, comments, total = 0 }: Props) {
  const count = comments && Math.max(total, comments.length)
  const heading = useRef<HTMLHeadingElement>(null)
  const isTarget = useFragmentTarget(heading, commentsFragment, { isLoaded: comments !== undefined })
  return (
    <section aria-labelledby={commentsFragment}>
      <h2
        className="text-title-md"
        id={commentsFragment}
        ref={heading}
        tabIndex={-1}
        data-autofocus={isTarget || undefined}
      >
        {t.title}{' '}
        <span className={styles.count} role="status">
          {count}
          <span className="sr-only">{t.comments(count)}</span>
        </span>
      </h2>
      <CommentForm recipeId={recipeId} />
      {comments ? <Comments recipeId={recipeId} comments={comments} total={total} /> : <CommentsSkeleton />}
    </section>
  )
}

/** Other backends have nothing else to tell, and all comments are in the recipe. */
const Comments = isOwnBackend
  ? lazyPart(() => import('./conversation.tsx'), 'Conversation', {
      pending: <CommentsSkeleton />,
      Failure: props => (
        <>
          <PartFailure {...props} />
          <CommentList {...props} />
        </>
      ),
    })
  : CommentList
