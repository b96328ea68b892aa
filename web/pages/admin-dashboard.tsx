import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/admin.ts'
import { adminDashboard } from '#texts/app.ts'
import { loading } from '#texts/ui.ts'
import { isOwnBackend } from '#web/api/own-backend.ts'
import { CommentModeration } from '#web/features/admin/comment-moderation.tsx'
import { EntrySection } from '#web/features/admin/entry-section.tsx'
import { StatisticsSection } from '#web/features/admin/statistics-section.tsx'
import { useAdminLogout, useDashboard } from '#web/features/admin/use-dashboard.ts'
import { MessagesLink, ReportsLink } from '#web/features/admin/waiting-links.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { Link, linkClass } from '#web/ui/link.tsx'
import styles from './admin-dashboard.module.css'

export function Page() {
  const dashboard = useDashboard()
  const logOut = useAdminLogout()
  return (
    <div className={pageColumnClass}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{adminDashboard}</h1>
        <Button onClick={logOut}>
          <Icon name="log-out" size="small" />
          {t.logOut}
        </Button>
      </div>
      {isOwnBackend && (
        <nav className={styles.links} aria-label={t.administration}>
          <ReportsLink />
          <MessagesLink />
          <Link className={linkClass} to={pageUrls.adminMembers}>
            {t.allMembers}
          </Link>
          <Link className={linkClass} to={pageUrls.adminLog}>
            {t.log}
          </Link>
          <Link className={linkClass} to={pageUrls.adminSecurity}>
            {t.security}
          </Link>
          <Link className={linkClass} to={pageUrls.adminRules}>
            {t.rules}
          </Link>
        </nav>
      )}
      {dashboard ? (
        <div className={styles.root}>
          <StatisticsSection statistics={dashboard.statistics} />
          <EntrySection title={t.users} name="users" list={dashboard.users} searchLabel={t.findUser} />
          <EntrySection
            title={t.recipes}
            name="recipes"
            list={dashboard.recipes}
            searchLabel={t.findRecipe}
          />
          <CommentModeration comments={dashboard.comments} />
        </div>
      ) : (
        <p className={styles.loading} role="status">
          {loading}
        </p>
      )}
    </div>
  )
}
