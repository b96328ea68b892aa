import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CaseRow } from '#contract/moderation.ts'
import { pageUrls } from '#contract/page-urls.ts'
import { adminDashboard, moderation } from '#texts/app.ts'
import * as t from '#texts/moderation.ts'
import * as ui from '#texts/ui.ts'
import { isMissing } from '#web/api/failure.ts'
import { type Realm, useToken } from '#web/api/session.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Count } from '#web/ui/count.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterChips } from '#web/ui/filter-chips.tsx'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { Link, linkClass } from '#web/ui/link.tsx'
import { ListFoot } from '#web/ui/list-foot.tsx'
import { ListSkeleton } from '#web/ui/list-status.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { tabRowClass } from '#web/ui/tab-row.ts'
import { casesQuery } from '../cases.queries.ts'
import { barrierOf } from '../moderators-only.tsx'
import { Recoveries } from '../recoveries/recoveries.tsx'
import { CaseItem } from './case-item.tsx'
import styles from './queue.module.css'
import { TakeNext } from './take-next.tsx'

const views = ['open', 'appeals', 'mine', 'decided'] as const
const kinds = ['all', 'recipe', 'comment', 'photo', 'cook', 'profile'] as const
type View = (typeof views)[number]

const isIn = (view: View, { stage, holder }: CaseRow): boolean =>
  view === 'open' || view === 'decided' || (view === 'appeals' ? stage === 'appeal' : holder?.isYou === true)

/** The list of cases. The address says what is shown. A list that has loaded stays if it cannot be refetched. */
export function Queue({ realm, notFound }: { realm: Realm; notFound: React.ReactNode }) {
  const [pageCount, setPageCount] = useState(1)
  const [search, setSearch] = useSearchParams()
  const view = views.find(name => name === search.get('show')) ?? 'open'
  const about = search.get('member') ?? undefined
  const isDecided = view === 'decided' && !about
  const list = useQuery(casesQuery(realm, { isDecided, about, pageCount }))
  const kind = kinds.find(name => name === search.get('kind')) ?? 'all'
  const isAdministrator = useToken('admin') !== null
  const barrier = barrierOf(list.error, realm)
  if (barrier) return barrier
  if (isMissing(list.error)) return notFound
  const counts = list.data?.counts
  const all = list.data?.cases ?? []
  const shown = all.filter(row => (about || isIn(view, row)) && (kind === 'all' || row.kind === kind))
  const show = (name: 'show' | 'kind', value: string, otherwise: string) => {
    if (name === 'show') setPageCount(1)
    setSearch(
      current => {
        if (value === otherwise) current.delete(name)
        else current.set(name, value)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <div className={`${pageColumnClass} ${styles.root}`}>
      <PageHead
        title={moderation}
        back={isAdministrator && <BackLink to={pageUrls.adminDashboard}>{adminDashboard}</BackLink>}
        aside={
          about ? (
            <Link className={linkClass} to={pageUrls.moderation}>
              {t.allCases}
            </Link>
          ) : (
            counts && counts.open > 0 && <TakeNext realm={realm} />
          )
        }
        className={styles.head}
      >
        {about && all[0] && <p>{t.allAbout(all[0].member?.name ?? t.formerCook)}</p>}
        {counts && counts.open > 0 && !isDecided && !about && (
          <p>{t.queueIntroduction(counts.open, all.filter(({ isLate }) => isLate).length)}</p>
        )}
      </PageHead>
      <Recoveries realm={realm} />
      {!about && (
        <nav className={tabRowClass} aria-label={t.views}>
          {views.map(name => (
            <button
              key={name}
              type="button"
              aria-current={name === view ? 'true' : undefined}
              onClick={() => show('show', name, 'open')}
            >
              {t.viewNames[name]}
              {counts && name !== 'decided' && counts[name] > 0 && <Count of={counts[name]} />}
            </button>
          ))}
        </nav>
      )}
      {list.isError && (
        <div className={styles.failure}>
          <Note kind="error">
            {t.queueNotLoaded}{' '}
            <button type="button" className={linkClass} onClick={() => list.refetch()}>
              {ui.tryAgain}
            </button>
          </Note>
        </div>
      )}
      {list.isPending && <ListSkeleton label={t.casesLoading} />}
      {list.data && all.length === 0 && (
        <EmptyState
          title={about ? t.nothingAbout : isDecided ? t.nothingDecided : t.nothingWaits}
          text={about ? t.casesStandHere : isDecided ? t.decidedStandHere : t.allAnswered}
        />
      )}
      {all.length > 0 && (
        <>
          <FilterChips
            legend={t.kindsOfCases}
            names={kinds}
            chip={name => t.filterNames[name]}
            chosen={kind}
            onChoose={name => show('kind', name, 'all')}
          />
          {shown.length > 0 ? (
            <ul className={styles.list}>
              {shown.map(row => (
                <CaseItem key={row.id} row={row} />
              ))}
            </ul>
          ) : (
            <p className={styles.nothing} role="status">
              {about ? t.noneOfTheseAbout : isDecided ? t.noneOfTheseDecided : t.noneOfThese}
            </p>
          )}
        </>
      )}
      {list.data?.next != null && (
        <ListFoot
          shown={counts && !isDecided && !about ? ui.countOf(all.length, counts.open) : undefined}
          isBusy={list.isPlaceholderData}
          onMore={() => setPageCount(pageCount + 1)}
        />
      )}
    </div>
  )
}
