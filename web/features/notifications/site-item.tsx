import type { ReactNode } from 'react'
import { read } from '#texts/site-notification.ts'
import { Link, linkClass } from '#web/ui/link.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import styles from './site-item.module.css'

type Props = {
  message: string
  timestamp: string
  path: string | undefined
  /** Below the message. */
  more?: ReactNode
  state?: ReactNode
}

/** What the site itself says: its mark is the face. */
export const SiteItem = ({ message, timestamp, path, more, state }: Props) => (
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
      {more && <p className={styles.more}>{more}</p>}
      <RelativeTime timestamp={timestamp} />
    </div>
    {(state || path) && (
      <span className={styles.side}>
        {state}
        {path && (
          <Link className={linkClass} to={path}>
            {read}
          </Link>
        )}
      </span>
    )}
  </li>
)
