import { useState } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/cooks.ts'
import { formatMonthOf } from '#texts/format/calendar-day.ts'
import * as ui from '#texts/ui.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { DialogFailure } from '#web/ui/dialog-failure.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PrefetchLink } from '#web/ui/link.tsx'
import { ListFoot } from '#web/ui/list-foot.tsx'
import { ListFailure, ListSkeleton } from '#web/ui/list-status.tsx'
import { Note } from '#web/ui/note.tsx'
import { type DiaryEntry, useDiary } from './cooks.queries.ts'
import styles from './diary.module.css'
import { DiaryRow } from './diary-row.tsx'

const CookDialog = lazyPart(() => import('./cook-dialog.tsx'), 'CookDialog', { Failure: DialogFailure })

/** What the member cooked, by month, with a dialog to change an entry. */
export function Diary() {
  const { query, entries, loadMore, isLoadingMore, hasMoreFailed } = useDiary()
  const [edited, setEdited] = useState<DiaryEntry>()
  if (query.isPending) return <ListSkeleton label={t.diaryLoading} />
  if (query.isError && entries.length === 0)
    return (
      <ListFailure
        isSignedOut={isUnauthorized(query.error)}
        isRetrying={query.isFetching}
        onRetry={query.refetch}
      >
        {t.diaryNotLoaded}
      </ListFailure>
    )
  if (entries.length === 0)
    return (
      <EmptyState title={t.noMeals} text={t.noMealsHint}>
        <PrefetchLink className={buttonClass()} to={pageUrls.recipes}>
          {ui.discoverRecipes}
        </PrefetchLink>
      </EmptyState>
    )
  const months = [...Map.groupBy(entries, ({ cookedOn }) => cookedOn.slice(0, 7)).values()]
  return (
    <div className={styles.root}>
      {months.map((month, at) => (
        <Month
          key={month[0]?.cookedOn.slice(0, 7)}
          entries={month}
          // The last month may have more entries to load.
          isWhole={at < months.length - 1 || !loadMore}
          onEdit={setEdited}
        />
      ))}
      {hasMoreFailed && <Note kind="error">{t.moreMealsFailed}</Note>}
      {loadMore && <ListFoot isBusy={isLoadingMore} onMore={loadMore} />}
      {edited && (
        <CookDialog
          recipe={{ id: edited.recipe ? String(edited.recipe.id) : undefined, title: titleOf(edited) }}
          cook={edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}

const titleOf = ({ recipe }: DiaryEntry): string => recipe?.title ?? t.outOfSight

type MonthProps = { entries: DiaryEntry[]; isWhole: boolean; onEdit: (entry: DiaryEntry) => void }

const Month = ({ entries, isWhole, onEdit }: MonthProps) => (
  <section>
    <h2>
      {formatMonthOf(entries[0]?.cookedOn ?? '')} {isWhole && <span>{t.meals(entries.length)}</span>}
    </h2>
    <ol>
      {entries.map(entry => (
        <DiaryRow key={entry.id} entry={entry} onEdit={() => onEdit(entry)} />
      ))}
    </ol>
  </section>
)
