import * as t from '#texts/comment-section.ts'
import type { Comment } from '#web/api/foreign/comment.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CommentForm } from './comment-form.tsx'
import styles from './comment-section.module.css'

type Props = {
  recipeId: string
  /** Undefined while they are loading. */
  comments: readonly Comment[] | undefined
}

export const CommentSection = ({ recipeId, comments }: Props) => (
  <section aria-labelledby="comments">
    <h2 className="text-title-md" id="comments">
      {t.title}{' '}
      <span className={styles.count} role="status">
        {comments?.length}
        <span className="sr-only">{t.comments(comments?.length)}</span>
      </span>
    </h2>
    <CommentForm recipeId={recipeId} />
    {comments ? <CommentList comments={comments} /> : <CommentsSkeleton />}
  </section>
)

/** As high as the shortest possible content, so that loading moves what is below down, never up under a finger. */
const CommentsSkeleton = () => (
  <p className="mt-6" aria-hidden="true">
    <Skeleton className="inline-block h-4 w-40" />
  </p>
)

/** The newest comes first, right under the form. */
function CommentList({ comments }: { comments: readonly Comment[] }) {
  if (comments.length === 0) return <p className="mt-6 text-ink-2">{t.none}</p>
  return (
    <ul className={styles.list}>
      {comments.toReversed().map(({ key, author, content, createdAt }) => (
        <li key={key}>
          <Avatar name={author} size="medium" />
          <div>
            <p className={styles.head}>
              <b>{author}</b>
              {createdAt && <RelativeTime timestamp={createdAt} />}
            </p>
            <p className={styles.content}>{content}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
