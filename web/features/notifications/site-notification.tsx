import { pageUrls, ruleFragment } from '#contract/page-urls.ts'
import * as t from '#texts/site-notification.ts'
import type { Notification } from '#web/api/foreign/notification.ts'
import { Link, linkClass } from '#web/ui/link.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import styles from './site-notification.module.css'

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
      {(site?.rule || site?.reason) && (
        <p className={styles.more}>
          {site.rule &&
            t.byRule(
              site.rule.number,
              <Link
                key="rule"
                className={linkClass}
                to={`${pageUrls.rules}#${ruleFragment(site.rule.number)}`}
              >
                {site.rule.name}
              </Link>,
            )}{' '}
          {site.reason && t.quoted(site.reason)}
        </p>
      )}
      <RelativeTime timestamp={timestamp} />
    </div>
    {path && (
      <Link className={`${linkClass} ${styles.read}`} to={path}>
        {t.read}
      </Link>
    )}
  </li>
)
