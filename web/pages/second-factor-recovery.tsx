import { useSearchParams } from 'react-router'
import { secondFactorRecovery } from '#texts/pages.ts'
import { RecoveryLink } from '#web/features/auth/recovery-link.tsx'

/** Of the query of a mailed link, the token is read, and whether it stops. */
export function readSearch(search: URLSearchParams): URLSearchParams {
  const read = ['token', 'stop'].flatMap(name => {
    const value = search.get(name)
    return value === null ? [] : [[name, value]]
  })
  return new URLSearchParams(read)
}

export function Page() {
  const [search] = useSearchParams()
  return (
    <div className="page max-w-96 py-16">
      <h1 className="mb-8 text-title-lg" tabIndex={-1}>
        {secondFactorRecovery}
      </h1>
      <div className="grid gap-5">
        <RecoveryLink token={search.get('token') ?? ''} isStop={search.has('stop')} />
      </div>
    </div>
  )
}
