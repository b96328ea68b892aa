import * as t from '#texts/recipes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import styles from './bookmark-button.module.css'
import { type Bookmarkable, useBookmark } from './use-bookmark.ts'

type Props = {
  recipe: Bookmarkable & { title: string }
  className: string | undefined
}

/** The button on a card. Its accessible name says which recipe it is for. */
export const BookmarkButton = ({ recipe, className }: Props) => (
  <IconToggle bookmark={useBookmark(recipe)} className={className} name={t.bookmarkRecipe(recipe.title)} />
)

/** The button on the recipe's own page. */
export function BookmarkToggle({ recipe }: { recipe: Bookmarkable }) {
  const bookmark = useBookmark(recipe)
  const name = bookmark.isBookmarked ? t.bookmarked : t.bookmark
  return (
    <IconToggle
      bookmark={bookmark}
      className={`${iconButtonClass} ${styles.toggle}`}
      name={name}
      tooltip={name}
    />
  )
}

type IconToggleProps = {
  bookmark: ReturnType<typeof useBookmark>
  className: string | undefined
  name: string
  tooltip?: string
}

/** An icon that fills only when the server has stored the bookmark. */
const IconToggle = ({ bookmark, className, name, tooltip }: IconToggleProps) => (
  <button
    type="button"
    className={`${className} ${styles.root}`}
    aria-label={name}
    title={tooltip}
    aria-pressed={bookmark.isBookmarked}
    aria-busy={bookmark.isBusy || undefined}
    onClick={bookmark.toggle}
  >
    <Icon name="bookmark" />
  </button>
)
