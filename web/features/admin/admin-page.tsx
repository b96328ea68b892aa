import type { ReactNode } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import { adminDashboard } from '#texts/app.ts'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { Link, linkClass } from '#web/ui/link.tsx'
import styles from './admin-page.module.css'

type Props = {
  title: string
  /** Shown beside the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** A page that the dashboard leads to, with the way back and its heading. */
export const AdminPage = ({ title, aside, children }: Props) => (
  <div className={`${pageColumnClass} ${styles.root}`}>
    <Link className={linkClass} to={pageUrls.adminDashboard}>
      {adminDashboard}
    </Link>
    <div className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {aside}
    </div>
    {children}
  </div>
)
