import { useRef } from 'react'
import { commentsFragment, pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/recipe-detail.ts'
import { blockedFromCommenting } from '#texts/recipe-detail.ts'
import type { Comment } from '#web/api/foreign/comment.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { isOwnBackend } from '#web/api/own-backend.ts'
import { useFragmentTarget } from '#web/ui/focus/use-fragment-target.ts'
import { lazyPart, PartFailure } from '#web/ui/lazy-part.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import { warmNoteClass } from '#web/ui/note.tsx'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentList, CommentsSkeleton } from './comment-list.tsx'
import styles from './comment-section.module.css'

type Props = {
  recipe: Recipe
  /** Undefined while the comments are loading. */
  comments: readonly Comment[] | undefined
}

/** The comments and their form. If the reader or the recipe's author has blocked the other, an explanation replaces the form. */
export function CommentSection({ recipe, comments }: Props) {
  const { id, author, blockedBy, commentCount: total = 0 } = recipe
  const count = comments && Math.max(total, comments.length)
  const heading = useRef<HTMLHeadingElement>(null)
  const isTarget = useFragmentTarget(heading, commentsFragment, { isLoaded: comments !== undefined })
  return (
    <section aria-labelledby={commentsFragment}>
      <h2 id={commentsFragment} ref={heading} tabIndex={-1} data-autofocus={isTarget || undefined}>
        {t.comments}{' '}
        <span className={styles.count} role="status">
          {count}
          <span className={visuallyHiddenClass}>{t.commentsAfterNumber(count)}</span>
        </span>
      </h2>
      {blockedBy && author ? (
        <p className={`${warmNoteClass} ${styles.blocked}`}>
          <span>
            {blockedFromCommenting(author.name)[blockedBy]}{' '}
            {blockedBy === 'you' && (
              <Link className={linkClass} to={pageUrls.profileTab('security')}>
                {t.openSecurity}
              </Link>
            )}
          </span>
        </p>
      ) : (
        <CommentForm recipeId={id} />
      )}
      {comments ? <Comments recipeId={id} comments={comments} total={total} /> : <CommentsSkeleton />}
    </section>
  )
}

/** Other backends have only comments, and send all of them with the recipe. */
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
