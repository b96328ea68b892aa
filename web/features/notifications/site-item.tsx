import type { ReactNode } from 'react'
import { readIt, youWrote } from '#texts/notifications.ts'
import { Link, linkClass } from '#web/ui/link.tsx'
import { Mark } from '#web/ui/logo.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import styles from './site-item.module.css'

type Props = {
  message: string
  timestamp: string
  path: string | undefined
  /** Shown below the message. */
  more?: ReactNode
  /** The beginning of what the reader wrote. */
  excerpt?: string
  state?: ReactNode
}

/** A message of the site itself, with the site's mark in place of a person's picture. */
export const SiteItem = ({ message, timestamp, path, more, excerpt, state }: Props) => (
  <li className={styles.root}>
    <span className={styles.face}>
      <Mark />
    </span>
    <div>
      <p>{message}</p>
      {more && <p className={styles.more}>{more}</p>}
      {excerpt && (
        <p className={styles.more}>
          {youWrote}{' '}
          <q>
            <bdi>{excerpt}</bdi>
          </q>
        </p>
      )}
      <RelativeTime timestamp={timestamp} />
    </div>
    {(state || path) && (
      <span className={styles.side}>
        {state}
        {path && (
          <Link className={linkClass} to={path}>
            {readIt}
          </Link>
        )}
      </span>
    )}
  </li>
)
