import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/imports.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import { MembersOnly } from '#web/features/auth/members-only.tsx'
import { deleteWork, findWork, saveWork } from '#web/features/imports/import-work.ts'
import type { ImportWork } from '#web/features/imports/review/review.ts'
import { ReviewView } from '#web/features/imports/review/review-view.tsx'
import { useKeepDraft } from '#web/features/imports/review/use-keep-draft.ts'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { roomyPageClass } from '#web/ui/layouts.ts'
import { ListFailure } from '#web/ui/list-status.tsx'
import { showToast } from '#web/ui/toast-queue.ts'

export function Page() {
  const { data: user, error, isFetching, refetch } = useCurrentUser()
  return (
    <MembersOnly>
      {user ? (
        <ReviewPage key={user.id} userId={user.id} />
      ) : (
        <div className={roomyPageClass}>
          {error && (
            <ListFailure isSignedOut={isUnauthorized(error)} isRetrying={isFetching} onRetry={refetch}>
              {t.staysHere}
            </ListFailure>
          )}
        </div>
      )}
    </MembersOnly>
  )
}

/**
 * Reviews the recipes that were read, one after the other. After the last one, it leads to the drafts, or to the draft if there
 * was only one recipe.
 */
function ReviewPage({ userId }: { userId: string }) {
  const [work, setWork] = useState(() => findWork(userId))
  const navigate = useNavigate()
  const goOn = ({ at, ...rest }: ImportWork): boolean => {
    const next = { ...rest, at: at + 1 }
    const isDone = next.at >= next.reviews.length
    if (isDone) deleteWork(userId)
    else {
      saveWork(userId, next)
      setWork(next)
      scrollTo(0, 0)
    }
    return isDone
  }
  const keep = useKeepDraft(({ work: kept }, { id }) => {
    showToast.success(t.kept)
    if (goOn(kept)) navigate(kept.reviews.length === 1 ? pageUrls.draft(id) : pageUrls.myRecipes)
  })
  const review = work?.reviews[work.at]
  if (!work || !review) return <Navigate to={pageUrls.importRecipe} replace />
  return (
    <ReviewView
      key={work.at}
      userId={userId}
      work={work}
      review={review}
      keep={keep}
      onThrownAway={() => {
        if (goOn(work)) navigate(pageUrls.importRecipe)
      }}
    />
  )
}
