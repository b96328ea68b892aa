import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { askAnew } from '#web/api/ask-anew.ts'
import { call } from '#web/api/call.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import { dropToken } from '#web/api/session.ts'
import { useAct } from '#web/api/use-act.ts'
import { userStatsKey } from '#web/features/users/user-stats.ts'
import { notify } from '#web/ui/notify.ts'
import { chefQueries } from './chef.queries.ts'
import type { Chef } from './chef.ts'

/** Changes only when the server has agreed, like a bookmark. */
export function useFollow(chef: Chef) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const follow = useAct({
    mutationFn: () => call(chef.isFollowed ? 'DELETE' : 'POST', '/api/users/{id}/follow', { id: chef.id }),
    onSuccess: ({ isFollowed, followers }) => {
      const next: Chef = { ...chef, isFollowed, followers }
      queries.setQueryData(chefQueries.chef(chef.id, true).queryKey, next)
      askAnew(queries, { queryKey: userStatsKey })
      notify.brief(isFollowed ? `You follow ${chef.name}` : `You no longer follow ${chef.name}`)
    },
    onError: failure => {
      if (!isUnauthorized(failure)) return notify.error('That did not work. Please try again.')
      notify.error('Please log in to follow a cook.')
      dropToken('user')
      navigate(pages.login)
    },
  })
  return { isBusy: follow.isPending, toggle: () => follow.mutate() }
}
