import { Avatar } from '#web/ui/avatar.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import type { Comment } from './comment.ts'

/** What was said last stands first, right under the form. */
export function CommentList({ comments }: { comments: readonly Comment[] }) {
  if (comments.length === 0) return <p className="mt-6 text-ink-2">Nobody has said anything yet.</p>
  return (
    <ul className="comments">
      {comments.toReversed().map(({ key, author, content, createdAt }) => (
        <li key={key}>
          <Avatar name={author} size="medium" />
          <div>
            <p className="comment-head">
              <b>{author}</b>
              {createdAt && <RelativeTime timestamp={createdAt} />}
            </p>
            <p className="comment-content">{content}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
