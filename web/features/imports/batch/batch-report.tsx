import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ImportBatch, ImportedRecipe, ImportOutcome } from '#contract/import-files.ts'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/imports.ts'
import * as ui from '#texts/ui.ts'
import { DraftPicture } from '#web/features/drafts/draft-picture.tsx'
import { FilterChips } from '#web/ui/filter-chips.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import { ListFoot } from '#web/ui/list-foot.tsx'
import { Note } from '#web/ui/note.tsx'
import { State } from '#web/ui/state.tsx'
import { reportQuery } from './batch.queries.ts'
import styles from './batch-report.module.css'

type Filter = 'all' | ImportOutcome
const filters: readonly Filter[] = ['all', 'draft', 'look', 'known', 'failed']

/** What became of each recipe, with one action for each. */
export function BatchReport({ batch }: { batch: ImportBatch }) {
  const [filter, setFilter] = useState<Filter>('all')
  const report = useInfiniteQuery(reportQuery(String(batch.id), filter === 'all' ? undefined : filter))
  const { refetch } = report
  // The report grows while more is read. A request that is in flight is not repeated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever more recipes have been read
  useEffect(() => {
    refetch({ cancelRefetch: false })
  }, [batch.readCount, refetch])
  const counts: Record<Filter, number> = {
    all: batch.readCount,
    draft: batch.draftCount,
    look: batch.warnedCount,
    known: batch.knownCount,
    failed: batch.readCount - batch.draftCount - batch.knownCount,
  }
  const recipes = report.data?.pages.flatMap(page => page.recipes) ?? []
  return (
    <>
      <FilterChips
        legend={t.filters}
        names={filters.filter(name => name !== 'known' || counts.known > 0)}
        chip={name => `${t.filterNames[name]} ${counts[name]}`}
        chosen={filter}
        onChoose={setFilter}
      />
      {report.isError && (
        <Note kind="error">
          {t.reportNotLoaded}{' '}
          <button type="button" className={linkClass} onClick={() => report.refetch()}>
            {ui.tryAgain}
          </button>
        </Note>
      )}
      {report.data && recipes.length === 0 && (
        <p className={styles.none} role="status">
          {t.noneHere}
        </p>
      )}
      <ul className={styles.list}>
        {recipes.map(recipe => (
          <RecipeRow key={recipe.id} recipe={recipe} />
        ))}
      </ul>
      {report.hasNextPage && (
        <ListFoot
          shown={ui.countOf(recipes.length, counts[filter])}
          isBusy={report.isFetchingNextPage}
          onMore={() => report.fetchNextPage()}
        />
      )}
    </>
  )
}

function RecipeRow({ recipe }: { recipe: ImportedRecipe }) {
  const { title, state, draftId } = recipe
  const name = title || t.withoutTitle
  return (
    <li>
      <DraftPicture className={styles.picture} image={recipe.image} />
      <div>
        <p className={styles.title}>{name}</p>
        {sentencesOf(recipe).map(sentence => (
          <small key={sentence}>{sentence}</small>
        ))}
      </div>
      <RecipeState recipe={recipe} />
      {draftId !== null && (state === 'draft' || state === 'changed') && (
        <Link className={linkClass} to={pageUrls.draft(draftId)} aria-label={t.reviewOf(name)}>
          {t.review}
        </Link>
      )}
      {draftId !== null && state === 'known' && (
        <Link className={linkClass} to={pageUrls.draft(draftId)} aria-label={t.yoursOf(name)}>
          {t.yours}
        </Link>
      )}
      {state === 'failed' && (
        <Link className={linkClass} to={pageUrls.createRecipe} aria-label={t.typeItOf(name)}>
          {t.typeIt}
        </Link>
      )}
    </li>
  )
}

/** Says why a recipe is not a draft, or what it contains and what needs a look. */
function sentencesOf(recipe: ImportedRecipe): string[] {
  const { state, reason, warnings, notes, ingredientCount, instructionCount } = recipe
  if (reason) return [reason]
  if (state === 'known') return [t.sameAsYours]
  const contents = state === 'gone' ? [] : [t.contents(ingredientCount, instructionCount)]
  return [...contents, ...warnings, ...notes]
}

function RecipeState({ recipe: { state, warnings } }: { recipe: ImportedRecipe }) {
  if (state === 'failed')
    return (
      <State tone="bad" icon="circle-alert">
        {t.states.failed}
      </State>
    )
  if (state === 'draft' && warnings.length > 0)
    return (
      <State tone="warm" icon="pencil">
        {t.states.look(warnings.length)}
      </State>
    )
  if (state === 'known')
    return (
      <State tone="calm" icon="copy">
        {t.states.known}
      </State>
    )
  return (
    <State tone={state === 'draft' ? 'good' : 'calm'} icon={state === 'gone' ? 'minus' : 'check'}>
      {t.states[state]}
    </State>
  )
}
