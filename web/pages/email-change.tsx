import { useSearchParams } from 'react-router'
import { emailChange } from '#texts/pages.ts'
import { ConfirmEmailChange } from '#web/features/auth/email-change.tsx'

export { readTokenOnly as readSearch } from '#web/features/auth/read-token-only.ts'

export function Page() {
  const token = useSearchParams()[0].get('token') ?? ''
  return (
    <div className="page max-w-96 py-16">
      <h1 className="mb-8 text-title-lg" tabIndex={-1}>
        {emailChange}
      </h1>
      <div className="grid gap-5">
        <ConfirmEmailChange token={token} />
      </div>
    </div>
  )
}
