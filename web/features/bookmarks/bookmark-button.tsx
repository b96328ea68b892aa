import * as t from '#texts/bookmark-button.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './bookmark-button.module.css'
import { type Bookmarkable, useBookmark } from './use-bookmark.ts'

type Props = {
  recipe: Bookmarkable & { title: string }
  className: string | undefined
}

/** An icon that fills when the server has stored the bookmark, and not before. */
export function BookmarkButton({ recipe, className }: Props) {
  const { isBookmarked, isBusy, toggle } = useBookmark(recipe)
  return (
    <button
      type="button"
      className={`${className} ${styles.root}`}
      aria-label={t.bookmarkRecipe(recipe.title)}
      aria-pressed={isBookmarked}
      aria-busy={isBusy || undefined}
      onClick={toggle}
    >
      <Icon name="bookmark" />
    </button>
  )
}

/** The bookmark as a button with text, where there is room for it. */
export function BookmarkToggle({ recipe }: { recipe: Bookmarkable }) {
  const { isBookmarked, isBusy, toggle } = useBookmark(recipe)
  return (
    <Button
      className={`${styles.root} ${styles.toggle}`}
      aria-pressed={isBookmarked}
      isBusy={isBusy}
      onClick={toggle}
    >
      <Icon name="bookmark" />
      {isBookmarked ? t.bookmarked : t.bookmark}
    </Button>
  )
}
