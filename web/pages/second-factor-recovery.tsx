import { useSearchParams } from 'react-router'
import { secondFactorRecovery } from '#texts/app.ts'
import { RecoveryLink } from '#web/features/auth/recovery-link.tsx'
import { fieldsClass } from '#web/ui/form.tsx'
import { NarrowPage } from '#web/ui/narrow-page.tsx'

/** Keeps two parameters of a mailed link's query: the token, and whether the link stops the recovery. */
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
    <NarrowPage title={secondFactorRecovery}>
      <div className={fieldsClass}>
        <RecoveryLink token={search.get('token') ?? ''} isStop={search.has('stop')} />
      </div>
    </NarrowPage>
  )
}
