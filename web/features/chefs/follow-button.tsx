import { useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/users.ts'
import { call } from '#web/api/call.ts'
import { isUnauthorized, Refusal } from '#web/api/failure.ts'
import type { Chef } from '#web/api/foreign/chef.ts'
import { invalidate } from '#web/api/query-client.ts'
import { userStatsKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { endSession } from '#web/features/auth/end-session.ts'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { linkClass, NavigateContext } from '#web/ui/link.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { chefQueries } from './chef.queries.ts'

type Props = { chef: Chef; look: 'link' | 'button' }

/** Not shown to anonymous visitors, nor on the member's own profile. */
export function FollowButton({ chef, look }: Props) {
  const { data: user, isPending } = useCurrentUser()
  const { isBusy, toggle } = useFollow(chef)
  if (chef.isFollowed === undefined || isPending || user?.id === chef.id) return null
  const text = chef.isFollowed ? t.unfollow : t.follow
  const name = chef.isFollowed ? t.unfollowChef(chef.name) : t.followChef(chef.name)
  if (look === 'button') {
    return (
      <Button look={chef.isFollowed ? 'quiet' : 'primary'} aria-label={name} isBusy={isBusy} onClick={toggle}>
        {text}
      </Button>
    )
  }
  return (
    <button
      type="button"
      className={linkClass}
      aria-label={name}
      aria-busy={isBusy || undefined}
      onClick={toggle}
    >
      {text}
    </button>
  )
}

/** Changes only after the server has agreed, like a bookmark. */
function useFollow(chef: Chef) {
  const queries = useQueryClient()
  const navigate = use(NavigateContext)
  const follow = useSingleFlightMutation({
    mutationFn: () => call(chef.isFollowed ? rows.unfollowUser : rows.followUser, { id: chef.id }),
    onSuccess: ({ isFollowed, followers }) => {
      const next: Chef = { ...chef, isFollowed, followers }
      queries.setQueryData(chefQueries.chef(chef.id, true).queryKey, next)
      invalidate(queries, { queryKey: userStatsKey })
      showToast.success(isFollowed ? t.followed(chef.name) : t.unfollowed(chef.name))
    },
    onError: failure => {
      if (isUnauthorized(failure)) endSession(t.logInToFollow, navigate)
      else showToast.error(explanationOf(failure) ?? t.followFailed)
    },
  })
  return { isBusy: follow.isPending, toggle: () => follow.mutate() }
}

/** Returns the server's sentence if one of the two members has blocked the other. */
const explanationOf = (failure: Error): string | undefined =>
  failure instanceof Refusal && failure.problem.code === 'blocked' ? failure.sentence : undefined
