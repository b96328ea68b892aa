import { type ReactNode, useEffect, useRef } from 'react'
import { recipesMessages } from '#contract/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import type { Recipe } from './recipe.ts'
import { RecipeGrid } from './recipe-grid.tsx'
import { cardsPerPage } from './recipe-list.queries.ts'
import type { MorePages } from './use-more-pages.ts'
import { useSamePlace } from './use-same-place.ts'
import { useShownCount } from './use-shown-count.ts'

type Props = { recipes: Recipe[]; total: number; more: MorePages; card: (recipe: Recipe) => ReactNode }

/** Cards that go on as the visitor scrolls, with a button now and then, and word of how far they go. */
export function ExtendingList({ recipes, total, more, card }: Props) {
  const { count, sentinel, showMore } = useShownCount(recipes.length, more)
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number>(undefined)
  useSamePlace(list)
  useEffect(() => {
    // The button has gone down or away; the keyboard goes on where it stood.
    if (firstNew.current === undefined || firstNew.current >= count) return
    list.current?.children[firstNew.current]?.querySelector('a')?.focus({ preventScroll: true })
    firstNew.current = undefined
  }, [count])
  return (
    <>
      <RecipeGrid ref={list}>
        {recipes.slice(0, count).map(recipe => (
          <li key={recipe.id}>{card(recipe)}</li>
        ))}
      </RecipeGrid>
      <div className="list-end" ref={sentinel}>
        {more.hasMoreFailed && <Note kind="error">{recipesMessages.listFailed}</Note>}
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
          {total > cardsPerPage && `${count.toLocaleString('en')} of ${total.toLocaleString('en')} shown`}
        </p>
      </div>
    </>
  )
}
