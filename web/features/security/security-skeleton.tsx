import * as t from '#texts/security.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './security-skeleton.module.css'

export const SecuritySkeleton = () => (
  <div className={styles.root} role="status" aria-label={t.loading}>
    {['a', 'b', 'c'].map(key => (
      <Skeleton key={key} height="4rem" />
    ))}
  </div>
)
