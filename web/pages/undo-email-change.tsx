import { useSearchParams } from 'react-router'
import { undoEmailChange } from '#texts/pages.ts'
import { UndoEmailChange } from '#web/features/auth/email-change.tsx'

export { readTokenOnly as readSearch } from '#web/features/auth/read-token-only.ts'

export function Page() {
  const token = useSearchParams()[0].get('token') ?? ''
  return (
    <div className="page max-w-96 py-16">
      <h1 className="mb-8 text-title-lg" tabIndex={-1}>
        {undoEmailChange}
      </h1>
      <div className="grid gap-5">
        <UndoEmailChange token={token} />
      </div>
    </div>
  )
}
