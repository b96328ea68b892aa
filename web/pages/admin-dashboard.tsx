import { CommentModeration } from '#web/features/admin/comment-moderation.tsx'
import { EntrySection } from '#web/features/admin/entry-section.tsx'
import { StatisticsSection } from '#web/features/admin/statistics-section.tsx'
import { useAdminLogout, useDashboard } from '#web/features/admin/use-dashboard.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './admin-dashboard.module.css'

export function Page() {
  const dashboard = useDashboard()
  const logOut = useAdminLogout()
  return (
    <div className="page">
      <div className={styles.head}>
        <h1 className="text-title-lg" tabIndex={-1}>
          Admin Dashboard
        </h1>
        <Button onClick={logOut}>
          <Icon name="log-out" size="small" />
          Logout
        </Button>
      </div>
      {dashboard ? (
        <div className={styles.root}>
          <StatisticsSection statistics={dashboard.statistics} />
          <EntrySection title="Users" entries={dashboard.users} searchLabel="Find a user" />
          <EntrySection title="Recipes" entries={dashboard.recipes} searchLabel="Find a recipe" />
          <CommentModeration comments={dashboard.comments} />
        </div>
      ) : (
        <p className={styles.loading} role="status">
          Loading...
        </p>
      )}
    </div>
  )
}
