import { adminMembers } from '#texts/app.ts'
import * as t from '#texts/members.ts'
import { AdminList } from '#web/features/admin/admin-list.tsx'
import { AdminPage } from '#web/features/admin/admin-page.tsx'
import { MemberSearch } from '#web/features/admin/member-search.tsx'
import { MemberTable } from '#web/features/admin/member-table.tsx'
import { PageLinks } from '#web/features/admin/page-links.tsx'
import { filters, useMembers } from '#web/features/admin/use-members.ts'
import { Button } from '#web/ui/button.tsx'
import { FilterChips } from '#web/ui/filter-chips.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { faintClass } from '#web/ui/text.ts'
import styles from './admin-members.module.css'

const Recoveries = lazyPart(() => import('#web/features/moderation/recoveries/recoveries.tsx'), 'Recoveries')

export function Page() {
  const { list, q, isSearch, sort, filter, ask, pageLink } = useMembers()
  const { data } = list
  const isFiltered = filter !== 'all'
  return (
    <AdminPage
      title={adminMembers}
      aside={
        <p className={faintClass} role="status">
          {data && (isSearch || isFiltered ? t.found : t.count)(data.count, data.isCountExact)}
        </p>
      }
    >
      <div className={styles.search}>
        <MemberSearch q={q} sort={sort} ask={ask} />
      </div>
      <FilterChips
        legend={t.filter}
        names={filters}
        chip={name => t.filters[name]}
        chosen={filter}
        onChoose={name => ask({ filter: name })}
      />
      {data && <Recoveries realm="admin" />}
      <AdminList list={list} notLoaded={t.notLoaded}>
        {({ members, previous, next }) => (
          <>
            {members.length > 0 ? (
              <MemberTable members={members} sort={sort} onSort={by => ask({ sort: by })} />
            ) : (
              <div className={styles.nobody}>
                <p>{isFiltered ? t.nobodyOfThese : t.nobody}</p>
                <Button onClick={() => ask({ q: '', filter: 'all' })}>{t.clear}</Button>
              </div>
            )}
            <PageLinks
              back={previous && { to: pageLink('before', previous), text: t.before }}
              on={next && { to: pageLink('after', next), text: t.next }}
            />
          </>
        )}
      </AdminList>
    </AdminPage>
  )
}
