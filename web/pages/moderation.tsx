import { ModeratorsOnly } from '#web/features/moderation/moderators-only.tsx'
import { Queue } from '#web/features/moderation/queue/queue.tsx'
import { Page as NotFound } from './not-found.tsx'

export const Page = () => (
  <ModeratorsOnly notFound={<NotFound />}>
    {realm => <Queue realm={realm} notFound={<NotFound />} />}
  </ModeratorsOnly>
)
