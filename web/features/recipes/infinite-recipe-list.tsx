import { type ReactNode, useEffect, useRef } from 'react'
import * as recipesMessages from '#contract/messages/recipes.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { formatCount } from '#web/ui/counts.ts'
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

/** Cards that go on as the visitor scrolls, with a button now and then, and word of how far they go. */
export function InfiniteRecipeList({ recipes, total, isEstimate, more, card }: Props) {
  const { count, sentinel, showMore } = useInfiniteScroll(recipes.length, more)
  const list = useRef<HTMLDivElement>(null)
  const firstNewIndex = useRef<number>(undefined)
  useScrollAnchor(list)
  const pages = useDeferredRemoval(
    splitIntoPages(recipes.slice(0, count)).map(({ number, recipes: shown }) => (
      // By its number: another recipe at the head of the list moves cards, and does not make all of them anew.
      <RecipeGrid key={number}>
        {shown.map(recipe => (
          <li key={recipe.id}>{card(recipe)}</li>
        ))}
      </RecipeGrid>
    )),
  )
  useEffect(() => {
    // The button has gone down or away; the keyboard goes on where it stood.
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
        {more.failure != null && <Note kind="error">{recipesMessages.listFailed}</Note>}
        {showMore && (
          <Button
            isLarge
            isBusy={more.isFetchingMore}
            onClick={() => {
              firstNewIndex.current = count
              showMore()
            }}
          >
            Show more
          </Button>
        )}
        <p role="status">
          {total > cardsPerPage && `${formatCount(count)} of ${formatCount(total, isEstimate)} shown`}
        </p>
      </div>
    </>
  )
}

/** A page is a list of its own: out of sight it is one thing for the browser to look after, where its cards are 24. */
const splitIntoPages = (recipes: Recipe[]): { number: number; recipes: Recipe[] }[] =>
  Array.from({ length: Math.ceil(recipes.length / cardsPerPage) }, (_, number) => ({
    number,
    recipes: recipes.slice(number * cardsPerPage, (number + 1) * cardsPerPage),
  }))
