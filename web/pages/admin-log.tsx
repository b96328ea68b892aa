import { pageUrls } from '#contract/page-urls.ts'
import * as actions from '#texts/actions.ts'
import * as t from '#texts/admin-log.ts'
import { adminLog } from '#texts/pages.ts'
import { loading } from '#texts/status.ts'
import { LogList } from '#web/features/admin/log-list.tsx'
import { actors, useLog } from '#web/features/admin/use-log.ts'
import { Button } from '#web/ui/button.tsx'
import { FilterChips } from '#web/ui/filter-chips.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'

export function Page() {
  const { log, by, member, before, choose, pageLink } = useLog()
  const { data } = log
  return (
    <div className="page pt-6 pb-10">
      <Link className={linkClass} to={pageUrls.adminDashboard}>
        {t.back}
      </Link>
      <h1 className="mt-3 text-title-lg" tabIndex={-1}>
        {adminLog}
      </h1>
      <p className="mt-3 max-w-measure text-ink-2">
        {data && member ? (
          <>
            {t.about(<b key="name">{nameIn(data, member) ?? t.oneMember}</b>)}{' '}
            <Link className={linkClass} to={pageUrls.adminLog}>
              {t.everything}
            </Link>
          </>
        ) : (
          t.introduction
        )}
      </p>
      <FilterChips
        legend={t.whose}
        names={actors}
        chip={name => t.filters[name]}
        chosen={by ?? 'all'}
        onChoose={name => choose(name === 'all' ? undefined : name)}
      />
      <div aria-busy={log.isFetching}>
        {log.isError && (
          <Note kind="error">
            <p>{t.notLoaded}</p>
            <Button className="mt-3" isBusy={log.isFetching} onClick={() => log.refetch()}>
              {actions.tryAgain}
            </Button>
          </Note>
        )}
        {log.isLoading && <p role="status">{loading}</p>}
        {data && (data.entries.length > 0 ? <LogList entries={data.entries} /> : <p>{t.nothing}</p>)}
        {data && (before || data.next) && (
          <nav className="flex flex-wrap justify-end gap-6 pt-5" aria-label={t.pages}>
            {before && (
              <Link className={linkClass} to={pageLink()}>
                <Icon name="arrow-left" size="small" /> {t.newest}
              </Link>
            )}
            {data.next && (
              <Link className={linkClass} to={pageLink(data.next)}>
                {t.older} <Icon name="arrow-right" size="small" />
              </Link>
            )}
          </nav>
        )}
      </div>
    </div>
  )
}

type Log = NonNullable<ReturnType<typeof useLog>['log']['data']>

function nameIn({ entries }: Log, member: string) {
  const isMember = (id: number | null) => String(id) === member
  const about = entries.find(({ memberId }) => isMember(memberId))
  const by = entries.find(({ actor: { kind, id } }) => kind !== 'admin' && isMember(id))
  return about?.memberName ?? by?.actor.name
}
