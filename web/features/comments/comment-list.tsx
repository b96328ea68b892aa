import type { ReactNode } from 'react'
import { commentFragment, pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/recipe-detail.ts'
import type { Comment } from '#web/api/foreign/comment.ts'
import { MoreButton } from '#web/features/moderation/more-button.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './comment-list.module.css'

/** The comments of a recipe, the oldest first. */
export type CommentsProps = {
  recipeId: string
  comments: readonly Comment[]
  /** The total number of comments. */
  total: number
}

/** The comments, with the newest first, right below the form. */
export const CommentList = ({ recipeId, comments }: CommentsProps) =>
  comments.length === 0 ? (
    <p className={styles.nothing}>{t.noComments}</p>
  ) : (
    <ul className={styles.root}>
      {comments.toReversed().map(comment => (
        <li key={comment.key} id={commentFragment(comment.key)}>
          <CommentEntry comment={comment} recipeId={recipeId} />
        </li>
      ))}
    </ul>
  )

type EntryProps = {
  comment: Comment
  recipeId: string
  /** Shown below the comment. */
  children?: ReactNode
}

export const CommentEntry = ({ comment, recipeId, children }: EntryProps) => (
  <>
    <Avatar name={comment.author} size="medium" />
    <div>
      <p className={styles.head}>
        <b>{comment.author}</b>
        {comment.createdAt && <RelativeTime timestamp={comment.createdAt} />}
      </p>
      <p className={styles.content}>{comment.content}</p>
      {children}
    </div>
    <div className={styles.menu}>
      {comment.authorId && (
        <MoreButton
          about="comment"
          path={pageUrls.recipe(recipeId)}
          fragment={commentFragment(comment.key)}
          author={{ id: comment.authorId, name: comment.author }}
          things={[{ kind: 'comment', id: comment.key, words: comment.content }]}
        />
      )}
    </div>
  </>
)

/** As high as the shortest possible content, so that content below only moves down when it loads, never up under a finger. */
export const CommentsSkeleton = () => (
  <p className={styles.pending} aria-hidden="true">
    <Skeleton className={styles.line} width="10rem" height="1rem" />
  </p>
)

export const commentListClass = styles.root
