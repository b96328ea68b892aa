import { useSearchParams } from 'react-router'
import * as t from '#texts/admin-setup.ts'
import { AdminSetupForm } from '#web/features/admin/admin-setup-form.tsx'

export { readTokenOnly as readSearch } from '#web/features/auth/read-token-only.ts'

export function Page() {
  const token = useSearchParams()[0].get('token') ?? ''
  return (
    <div className="page max-w-96 py-16">
      <h1 className="mb-8 text-title-lg" tabIndex={-1}>
        {t.heading}
      </h1>
      <AdminSetupForm token={token} />
    </div>
  )
}
