import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { Button } from '#web/ui/button.tsx'
import type { Chef } from './chef.ts'
import { useFollow } from './use-follow.ts'

type Props = { chef: Chef; look: 'link' | 'button' }

/** Nothing for a visitor, and nothing on one's own name. */
export function FollowButton({ chef, look }: Props) {
  const { data: user, isPending } = useCurrentUser()
  const { isBusy, toggle } = useFollow(chef)
  if (chef.isFollowed === undefined || isPending || user?.id === chef.id) return null
  const text = chef.isFollowed ? 'Unfollow' : 'Follow'
  const name = `${text} ${chef.name}`
  if (look === 'button') {
    return (
      <Button look={chef.isFollowed ? 'quiet' : 'primary'} aria-label={name} isBusy={isBusy} onClick={toggle}>
        {text}
      </Button>
    )
  }
  return (
    <button type="button" className="link" aria-label={name} aria-busy={isBusy || undefined} onClick={toggle}>
      {text}
    </button>
  )
}
