import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CaseRow } from '#contract/moderation.ts'
import * as actions from '#texts/actions.ts'
import * as t from '#texts/moderation-queue.ts'
import { moderation } from '#texts/pages.ts'
import type { Realm } from '#web/api/session.ts'
import { Button } from '#web/ui/button.tsx'
import { chipClass } from '#web/ui/chip.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { ListSkeleton } from '#web/ui/list-status.tsx'
import { Note } from '#web/ui/note.tsx'
import { casesQuery } from '../cases.queries.ts'
import { isNotFound, needsSecondFactor, SecondFactorNeeded } from '../moderators-only.tsx'
import { CaseItem } from './case-item.tsx'
import styles from './queue.module.css'
import { TakeNext } from './take-next.tsx'

const views = ['open', 'appeals', 'mine', 'decided'] as const
const kinds = ['all', 'recipe', 'comment', 'photo', 'profile'] as const
type View = (typeof views)[number]

const isIn = (view: View, { stage, holder }: CaseRow): boolean =>
  view === 'open' || view === 'decided' || (view === 'appeals' ? stage === 'appeal' : holder?.isYou === true)

/** What is shown is in the address; the list that has been read stays when it cannot be read again. */
export function Queue({ realm, notFound }: { realm: Realm; notFound: React.ReactNode }) {
  const [pageCount, setPageCount] = useState(1)
  const [search, setSearch] = useSearchParams()
  const view = views.find(name => name === search.get('show')) ?? 'open'
  const isDecided = view === 'decided'
  const list = useQuery(casesQuery(realm, { isDecided, pageCount }))
  const kind = kinds.find(name => name === search.get('kind')) ?? 'all'
  if (needsSecondFactor(list.error)) return <SecondFactorNeeded />
  if (isNotFound(list.error)) return notFound
  const counts = list.data?.counts
  const all = list.data?.cases ?? []
  const shown = all.filter(row => isIn(view, row) && (kind === 'all' || row.kind === kind))
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
    <div className={`page ${styles.root}`}>
      <header className={styles.head}>
        <div>
          <h1 className="text-title-lg" tabIndex={-1}>
            {moderation}
          </h1>
          {counts && counts.open > 0 && !isDecided && (
            <p>{t.introduction(counts.open, all.filter(({ isLate }) => isLate).length)}</p>
          )}
        </div>
        {counts && counts.open > 0 && <TakeNext realm={realm} />}
      </header>
      <nav className={styles.views} aria-label={t.views}>
        {views.map(name => (
          <button
            key={name}
            type="button"
            aria-current={name === view ? 'true' : undefined}
            onClick={() => show('show', name, 'open')}
          >
            {t.viewNames[name]}{' '}
            {counts && name !== 'decided' && counts[name] > 0 && (
              <span className={styles.count}>{counts[name]}</span>
            )}
          </button>
        ))}
      </nav>
      {list.isError && (
        <div className="my-4">
          <Note kind="error">
            {t.notRead}{' '}
            <button type="button" className={linkClass} onClick={() => list.refetch()}>
              {actions.tryAgain}
            </button>
          </Note>
        </div>
      )}
      {list.isPending && <ListSkeleton label={t.loading} />}
      {list.data && all.length === 0 && (
        <EmptyState
          title={isDecided ? t.nothingDecided : t.nothingWaits}
          text={isDecided ? t.decidedStandHere : t.allAnswered}
        />
      )}
      {all.length > 0 && (
        <>
          <fieldset className={styles.chips}>
            <legend className="sr-only">{t.kindsOfCases}</legend>
            {kinds.map(name => (
              <button
                key={name}
                type="button"
                className={chipClass}
                aria-pressed={name === kind}
                onClick={() => show('kind', name, 'all')}
              >
                {t.filterNames[name]}
              </button>
            ))}
          </fieldset>
          {shown.length > 0 ? (
            <ul className={styles.list}>
              {shown.map(row => (
                <CaseItem key={row.id} row={row} />
              ))}
            </ul>
          ) : (
            <p className="py-8 text-ink-2" role="status">
              {isDecided ? t.noneOfTheseDecided : t.noneOfThese}
            </p>
          )}
        </>
      )}
      {list.data?.next != null && (
        <div className={styles.more}>
          {counts && !isDecided && <p>{t.shown(all.length, counts.open)}</p>}
          <Button isBusy={list.isPlaceholderData} onClick={() => setPageCount(pageCount + 1)}>
            {actions.showMore}
          </Button>
        </div>
      )}
    </div>
  )
}
