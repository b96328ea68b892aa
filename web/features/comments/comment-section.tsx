import { type ReactNode, useRef } from 'react'
import { commentFragment, commentsFragment, pageUrls } from '#contract/page-urls.ts'
import * as actions from '#texts/actions.ts'
import * as t from '#texts/comment-section.ts'
import type { Comment } from '#web/api/foreign/comment.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFragmentTarget } from '#web/ui/focus/use-fragment-target.ts'
import { Link, linkClass } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { State } from '#web/ui/state.tsx'
import { CommentForm } from './comment-form.tsx'
import styles from './comment-section.module.css'
import { useOlderComments } from './use-older-comments.ts'

type Props = {
  recipeId: string
  /** Undefined while they are loading. */
  comments: readonly Comment[] | undefined
  /** How many there are in all, where the backend counts. */
  total: number | undefined
  /** At the end of a comment's head. */
  menuOf: (comment: Comment) => ReactNode
}

export function CommentSection({ recipeId, comments: newest, total, menuOf }: Props) {
  const { comments: known, ...older } = useOlderComments(recipeId, newest, total)
  const comments = newest && known
  const count = older.loadOlder ? total : comments?.length
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
      {comments ? <CommentList comments={comments} menuOf={menuOf} /> : <CommentsSkeleton />}
      {older.loadOlder && (
        <div className={styles.more}>
          {older.hasFailed && <Note kind="error">{t.olderFailed}</Note>}
          <Button isBusy={older.isLoading} onClick={older.loadOlder}>
            {actions.showMore}
          </Button>
        </div>
      )}
    </section>
  )
}

/** As high as the shortest possible content, so that loading moves what is below down, never up under a finger. */
const CommentsSkeleton = () => (
  <p className="mt-6" aria-hidden="true">
    <Skeleton className="inline-block h-4 w-40" />
  </p>
)

/** The newest comes first, right under the form. */
function CommentList({ comments, menuOf }: { comments: readonly Comment[] } & Pick<Props, 'menuOf'>) {
  if (comments.length === 0) return <p className="mt-6 text-ink-2">{t.none}</p>
  return (
    <ul className={styles.list}>
      {comments.toReversed().map(comment => (
        <li key={comment.key} id={commentFragment(comment.key)}>
          <Avatar name={comment.author} size="medium" />
          <div>
            <p className={styles.head}>
              <b>{comment.author}</b>
              {comment.createdAt && <RelativeTime timestamp={comment.createdAt} />}
            </p>
            <p className={styles.content}>{comment.content}</p>
            {comment.isHidden && <HiddenMark {...comment} />}
          </div>
          <div className={styles.menu}>{menuOf(comment)}</div>
        </li>
      ))}
    </ul>
  )
}

/** Under one's own comment that nobody else sees. */
const HiddenMark = ({ isWaiting, noticeId }: Pick<Comment, 'isWaiting' | 'noticeId'>) => (
  <p className={styles.hidden}>
    <State tone="warm" icon={isWaiting ? 'hourglass' : 'eye-off'}>
      {isWaiting ? t.waits : t.hiddenOnlyYou}
    </State>
    {isWaiting && <span>{t.whyWaits}</span>}
    {noticeId !== undefined && (
      <Link className={linkClass} to={pageUrls.notice(noticeId)}>
        {t.whyHidden}
      </Link>
    )}
  </p>
)
