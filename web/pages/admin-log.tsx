import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/admin.ts'
import { adminLog } from '#texts/app.ts'
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
            {t.logAbout(<b key="name">{nameIn(data, member) ?? t.oneMember}</b>)}{' '}
            <Link className={linkClass} to={pageUrls.adminLog}>
              {t.wholeLog}
            </Link>
          </>
        ) : (
          t.logIntroduction
        )}
      </p>
      <FilterChips
        legend={t.whoseEntries}
        names={actors}
        chip={name => t.logFilters[name]}
        chosen={chosen}
        onChoose={choose}
      />
      <AdminList list={log} notLoaded={t.logNotLoaded}>
        {({ entries, next }) => (
          <>
            {entries.length > 0 ? <LogList entries={entries} /> : <p>{t.logIsEmpty}</p>}
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
