import { useSearchParams } from 'react-router'
import * as t from '#texts/admin.ts'
import { AdminSetupForm } from '#web/features/admin/admin-setup-form.tsx'
import { NarrowPage } from '#web/ui/narrow-page.tsx'

export { readTokenOnly as readSearch } from '#web/features/auth/read-token-only.ts'

export function Page() {
  const token = useSearchParams()[0].get('token') ?? ''
  return (
    <NarrowPage title={t.setupHeading}>
      <AdminSetupForm token={token} />
    </NarrowPage>
  )
}
