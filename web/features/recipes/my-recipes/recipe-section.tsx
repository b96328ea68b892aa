import { type ReactNode, useId } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import * as app from '#texts/app.ts'
import * as messages from '#texts/messages.ts'
import * as t from '#texts/my-recipes.ts'
import * as ui from '#texts/ui.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { linkClass, PrefetchLink } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import { RecipeGrid, RecipeGridSkeleton } from '../recipe-grid.tsx'
import type { MyRecipes } from './my-recipes.queries.ts'
import styles from './recipe-section.module.css'

type Props = {
  title: string
  /** The text shown while it loads. */
  loading: string
  heading: 'h1' | 'h2'
  list: MyRecipes
  /** Shown beside the title. */
  action?: ReactNode
  empty: ReactNode
  card: (recipe: Recipe) => ReactNode
}

/** One of the two grids, with its count: loading, failed, empty or full. A failure leaves the loaded cards in place. */
export function RecipeSection({ title, loading, heading: Heading, list, action, empty, card }: Props) {
  const titleId = useId()
  const { recipes, failure, more } = list
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading id={titleId} tabIndex={-1}>
          {title}
        </Heading>
        {recipes && recipes.length > 0 && (
          <span className={styles.count}>
            {t.recipeCount(list.total, noun => (
              <span key="noun" className={visuallyHiddenClass}>
                {noun}
              </span>
            ))}
          </span>
        )}
        {action}
      </div>
      {failure != null && <Failure list={list} />}
      {!recipes && failure == null && <RecipeGridSkeleton label={loading} />}
      {recipes?.length === 0 && empty}
      {recipes && recipes.length > 0 && (
        <RecipeGrid>
          {recipes.map(recipe => (
            <li key={recipe.id} data-recipe={recipe.id}>
              {card(recipe)}
            </li>
          ))}
        </RecipeGrid>
      )}
      {more.fetchMore && (
        <div className={styles.more}>
          <Button isLarge isBusy={more.isFetchingMore} onClick={more.fetchMore}>
            {ui.showMore}
          </Button>
        </div>
      )}
    </section>
  )
}

const Failure = ({ list }: { list: MyRecipes }) => (
  <div className={styles.failure}>
    <Note kind="error">
      {messages.ownRecipesFailed}{' '}
      {isUnauthorized(list.failure) ? (
        <PrefetchLink className={linkClass} to={pageUrls.login}>
          {app.logIn}
        </PrefetchLink>
      ) : (
        <button
          type="button"
          className={linkClass}
          aria-busy={list.isRetrying || undefined}
          onClick={list.retry}
        >
          {ui.tryAgain}
        </button>
      )}
    </Note>
  </div>
)

export const findCardElement = (list: 'user' | 'bookmarked', id: string): Element | null =>
  document.querySelector(`[data-list="${list}"] [data-recipe="${CSS.escape(id)}"]`)
