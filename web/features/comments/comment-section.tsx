import type { Comment } from './comment.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'

type Props = {
  recipeId: string
  /** Undefined while they are on their way. */
  comments: readonly Comment[] | undefined
}

export const CommentSection = ({ recipeId, comments }: Props) => (
  <section aria-labelledby="comments">
    <h2 className="text-title-md" id="comments">
      Comments{' '}
      <span className="comment-count" role="status">
        {comments?.length}
        <span className="sr-only">{comments?.length === 1 ? ' comment' : ' comments'}</span>
      </span>
    </h2>
    <CommentForm recipeId={recipeId} />
    {comments ? <CommentList comments={comments} /> : <CommentsSkeleton />}
  </section>
)

/** As high as the shortest answer: what stands below may move down, never up under a finger. */
const CommentsSkeleton = () => (
  <p className="mt-6" aria-hidden="true">
    <span className="skeleton inline-block h-4 w-40" />
  </p>
)
