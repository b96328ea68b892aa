import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/admin-log.ts'
import { adminLog } from '#texts/pages.ts'
import { AdminList } from '#web/features/admin/admin-list.tsx'
import { AdminPage } from '#web/features/admin/admin-page.tsx'
import { LogList } from '#web/features/admin/log-list.tsx'
import { OlderLinks } from '#web/features/admin/page-links.tsx'
import { actors, useLog } from '#web/features/admin/use-log.ts'
import { FilterChips } from '#web/ui/filter-chips.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import { introductionClass } from '#web/ui/text.ts'

export function Page() {
  const { log, chosen, member, before, choose, pageLink } = useLog()
  const { data } = log
  return (
    <AdminPage title={adminLog}>
      <p className={introductionClass}>
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
        chosen={chosen}
        onChoose={choose}
      />
      <AdminList list={log} notLoaded={t.notLoaded}>
        {({ entries, next }) => (
          <>
            {entries.length > 0 ? <LogList entries={entries} /> : <p>{t.nothing}</p>}
            <OlderLinks before={before} pageLink={pageLink} next={next} />
          </>
        )}
      </AdminList>
    </AdminPage>
  )
}

type Log = NonNullable<ReturnType<typeof useLog>['log']['data']>

function nameIn({ entries }: Log, member: string) {
  const isMember = (id: number | null) => String(id) === member
  const about = entries.find(({ memberId }) => isMember(memberId))
  const by = entries.find(({ actor: { kind, id } }) => kind !== 'admin' && isMember(id))
  return about?.memberName ?? by?.actor.name
}
