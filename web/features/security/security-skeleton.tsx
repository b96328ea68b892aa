import * as t from '#texts/security.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

export const SecuritySkeleton = () => (
  <div className="grid gap-10 py-10" role="status" aria-label={t.loading}>
    {['a', 'b', 'c'].map(key => (
      <Skeleton key={key} className="h-16" />
    ))}
  </div>
)
