import { type ReactNode, useEffect, useRef } from 'react'
import * as messages from '#texts/messages.ts'
import * as t from '#texts/recipes.ts'
import * as ui from '#texts/ui.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useScrollAnchor } from '#web/ui/races/use-scroll-anchor.ts'
import styles from './infinite-recipe-list.module.css'
import { RecipeGrid } from './recipe-grid.tsx'
import { cardsPerPage } from './recipe-list.queries.ts'
import { useDeferredRemoval } from './use-deferred-removal.ts'
import { useInfiniteScroll } from './use-infinite-scroll.ts'
import type { MorePages } from './use-more-pages.ts'

type Props = {
  recipes: Recipe[]
  total: number
  isEstimate?: boolean
  more: MorePages
  card: (recipe: Recipe) => ReactNode
}

/** Cards that load on scroll, with a button every few pages, and a status line that says how many are shown. */
export function InfiniteRecipeList({ recipes, total, isEstimate = false, more, card }: Props) {
  const { count, sentinel, showMore } = useInfiniteScroll(recipes.length, more)
  const list = useRef<HTMLDivElement>(null)
  const firstNewIndex = useRef<number>(undefined)
  useScrollAnchor(list)
  const pages = useDeferredRemoval(
    splitIntoPages(recipes.slice(0, count)).map(({ number, recipes: shown }) => (
      // Keyed by page number, so that a new recipe at the head of the list moves cards between pages without remounting all of them.
      <RecipeGrid key={number}>
        {shown.map(recipe => (
          <li key={recipe.id}>{card(recipe)}</li>
        ))}
      </RecipeGrid>
    )),
  )
  useEffect(() => {
    // The button has moved down or disappeared, so the focus goes to the first new card.
    if (firstNewIndex.current === undefined || firstNewIndex.current >= count) return
    list.current
      ?.querySelectorAll('li')
      [firstNewIndex.current]?.querySelector('a')
      ?.focus({ preventScroll: true })
    firstNewIndex.current = undefined
  }, [count])
  return (
    <>
      <div className={styles.pages} ref={list}>
        {pages}
      </div>
      <div className={styles.end} ref={sentinel} hidden={recipes.length === 0}>
        {more.failure != null && <Note kind="error">{messages.recipesFailed}</Note>}
        {showMore && (
          <Button
            isLarge
            isBusy={more.isFetchingMore}
            onClick={() => {
              firstNewIndex.current = count
              showMore()
            }}
          >
            {ui.showMore}
          </Button>
        )}
        <p role="status">{total > cardsPerPage && t.recipesShown(count, total, isEstimate)}</p>
      </div>
    </>
  )
}

/** Splits the recipes into pages. Each page is a separate list, so that off screen the browser tracks one element instead of 24 cards. */
const splitIntoPages = (recipes: Recipe[]): { number: number; recipes: Recipe[] }[] =>
  Array.from({ length: Math.ceil(recipes.length / cardsPerPage) }, (_, number) => ({
    number,
    recipes: recipes.slice(number * cardsPerPage, (number + 1) * cardsPerPage),
  }))
