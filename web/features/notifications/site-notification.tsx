import { appealWaiting } from '#texts/notifications.ts'
import type { Notification } from '#web/api/foreign/notification.ts'
import { State } from '#web/ui/state.tsx'
import { SiteItem } from './site-item.tsx'
import { ToldReport } from './told-report.tsx'

/** A decision of the moderators, or the outcome of a report or an import. The rule and the reason are below it. */
export const SiteNotification = ({
  notification: { message, path, timestamp, excerpt, site },
}: {
  notification: Notification
}) => (
  <SiteItem
    message={message}
    timestamp={timestamp}
    path={path}
    more={site && (site.reason || site.report) && <ToldReport {...site} />}
    excerpt={excerpt}
    state={
      site?.report &&
      !site.reason && (
        <State tone="calm" icon="hourglass">
          {appealWaiting}
        </State>
      )
    }
  />
)
