import { useSearchParams } from 'react-router'
import { emailChange } from '#texts/app.ts'
import { ConfirmEmailChange } from '#web/features/auth/email-change.tsx'
import { fieldsClass } from '#web/ui/form.tsx'
import { NarrowPage } from '#web/ui/narrow-page.tsx'

export { readTokenOnly as readSearch } from '#web/features/auth/read-token-only.ts'

export function Page() {
  const token = useSearchParams()[0].get('token') ?? ''
  return (
    <NarrowPage title={emailChange}>
      <div className={fieldsClass}>
        <ConfirmEmailChange token={token} />
      </div>
    </NarrowPage>
  )
}
