import { pageUrls } from '#contract/page-urls.ts'
import * as actions from '#texts/actions.ts'
import * as t from '#texts/admin-members.ts'
import { adminMembers } from '#texts/pages.ts'
import { loading } from '#texts/status.ts'
import { MemberSearch } from '#web/features/admin/member-search.tsx'
import { MemberTable } from '#web/features/admin/member-table.tsx'
import { filters, useMembers } from '#web/features/admin/use-members.ts'
import { Button } from '#web/ui/button.tsx'
import { FilterChips } from '#web/ui/filter-chips.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'

const Recoveries = lazyPart(() => import('#web/features/moderation/recoveries/recoveries.tsx'), 'Recoveries')

export function Page() {
  const { list, q, isSearch, sort, filter, ask, pageLink } = useMembers()
  const { data } = list
  return (
    <div className="page pt-6 pb-10">
      <Link className={linkClass} to={pageUrls.adminDashboard}>
        {t.back}
      </Link>
      <div className="mt-3 mb-6 flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-title-lg" tabIndex={-1}>
          {adminMembers}
        </h1>
        <p className="text-ink-3 text-sm" role="status">
          {data && (isSearch || filter ? t.found : t.count)(data.count, data.isCountExact)}
        </p>
      </div>
      <MemberSearch q={q} sort={sort} ask={ask} />
      <FilterChips
        legend={t.filter}
        names={filters}
        chip={name => t.filters[name]}
        chosen={filter ?? 'all'}
        onChoose={name => ask({ filter: name === 'all' ? undefined : name })}
      />
      {data && <Recoveries realm="admin" />}
      <div aria-busy={list.isFetching}>
        {list.isError && (
          <Note kind="error">
            <p>{t.notLoaded}</p>
            <Button className="mt-3" isBusy={list.isFetching} onClick={() => list.refetch()}>
              {actions.tryAgain}
            </Button>
          </Note>
        )}
        {list.isLoading && <p role="status">{loading}</p>}
        {data && data.members.length > 0 && (
          <MemberTable members={data.members} sort={sort} onSort={next => ask({ sort: next })} />
        )}
        {data?.members.length === 0 && (
          <div className="flex flex-wrap items-center gap-4">
            <p>{filter ? t.nobodyOfThese : t.nobody}</p>
            <Button onClick={() => ask({ q: '', filter: undefined })}>{t.clear}</Button>
          </div>
        )}
        {(data?.previous || data?.next) && (
          <nav className="flex flex-wrap justify-end gap-6 pt-5" aria-label={t.pages}>
            {data.previous && (
              <Link className={linkClass} to={pageLink('before', data.previous)}>
                <Icon name="arrow-left" size="small" /> {t.before}
              </Link>
            )}
            {data.next && (
              <Link className={linkClass} to={pageLink('after', data.next)}>
                {t.next} <Icon name="arrow-right" size="small" />
              </Link>
            )}
          </nav>
        )}
      </div>
    </div>
  )
}
