import * as t from '#texts/site-notification.ts'
import type { Notification } from '#web/api/foreign/notification.ts'
import { Link, linkClass } from '#web/ui/link.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { State } from '#web/ui/state.tsx'
import styles from './site-notification.module.css'
import { ToldReport } from './told-report.tsx'

/** What the site itself says: its mark is the face, and the rule and the reason stand below. */
export const SiteNotification = ({
  notification: { message, path, timestamp, site },
}: {
  notification: Notification
}) => (
  <li className={styles.root}>
    <span className={styles.face}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <circle cx="14" cy="14" r="13" fill="#e7a52e" />
        <circle cx="14" cy="14" r="9.6" fill="#b8432a" />
        <path d="M14 6.6l7.4 7.4-7.4 7.4-7.4-7.4z" fill="#f7ecd2" />
        <path d="M14 10.4l3.6 3.6-3.6 3.6-3.6-3.6z" fill="#1a4530" />
      </svg>
    </span>
    <div>
      <p>{message}</p>
      {site && (site.reason || site.report) && (
        <p className={styles.more}>
          <ToldReport {...site} />
        </p>
      )}
      <RelativeTime timestamp={timestamp} />
    </div>
    {site?.report && !site.reason && (
      <span className={styles.state}>
        <State tone="calm" icon="hourglass">
          {t.waiting}
        </State>
      </span>
    )}
    {path && (
      <Link className={`${linkClass} ${styles.read}`} to={path}>
        {t.read}
      </Link>
    )}
  </li>
)
