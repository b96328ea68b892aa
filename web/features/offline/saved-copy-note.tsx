import { Icon } from '#web/ui/icon.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'

type Props = { savedAt: string }

/** Says that what stands here may have changed meanwhile. */
export const SavedCopyNote = ({ savedAt }: Props) => (
  <p className="saved-copy" role="status">
    <Icon name="clock" size="small" />
    <span>
      You are reading a saved copy from <RelativeTime timestamp={savedAt} />, because the network cannot be
      reached.
    </span>
  </p>
)
