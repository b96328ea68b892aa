import { type ReactNode, useEffect, useRef } from 'react'
import { recipesMessages } from '#contract/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { inWords } from './filter-words.ts'
import type { Recipe } from './recipe.ts'
import { RecipeGrid } from './recipe-grid.tsx'
import { cardsPerPage } from './recipe-list.queries.ts'
import { useGonePages } from './use-gone-pages.ts'
import type { MorePages } from './use-more-pages.ts'
import { useSamePlace } from './use-same-place.ts'
import { useShownCount } from './use-shown-count.ts'

type Props = {
  recipes: Recipe[]
  total: number
  isEstimate?: boolean
  more: MorePages
  card: (recipe: Recipe) => ReactNode
}

/** Cards that go on as the visitor scrolls, with a button now and then, and word of how far they go. */
export function ExtendingList({ recipes, total, isEstimate, more, card }: Props) {
  const { count, sentinel, showMore } = useShownCount(recipes.length, more)
  const list = useRef<HTMLDivElement>(null)
  const firstNew = useRef<number>(undefined)
  useSamePlace(list)
  const pages = useGonePages(
    pagesOf(recipes.slice(0, count)).map(({ number, recipes: shown }) => (
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
    if (firstNew.current === undefined || firstNew.current >= count) return
    list.current?.querySelectorAll('li')[firstNew.current]?.querySelector('a')?.focus({ preventScroll: true })
    firstNew.current = undefined
  }, [count])
  return (
    <>
      <div className="card-pages" ref={list}>
        {pages}
      </div>
      <div className="list-end" ref={sentinel} hidden={recipes.length === 0}>
        {more.failure != null && <Note kind="error">{recipesMessages.listFailed}</Note>}
        {showMore && (
          <Button
            isLarge
            isBusy={more.isFetchingMore}
            onClick={() => {
              firstNew.current = count
              showMore()
            }}
          >
            Show more
          </Button>
        )}
        <p role="status">
          {total > cardsPerPage && `${inWords(count)} of ${inWords(total, isEstimate)} shown`}
        </p>
      </div>
    </>
  )
}

/** A page is a list of its own: out of sight it is one thing for the browser to look after, where its cards are 24. */
const pagesOf = (recipes: Recipe[]): { number: number; recipes: Recipe[] }[] =>
  Array.from({ length: Math.ceil(recipes.length / cardsPerPage) }, (_, number) => ({
    number,
    recipes: recipes.slice(number * cardsPerPage, (number + 1) * cardsPerPage),
  }))
