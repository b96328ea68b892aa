import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type Bookmarkable, useBookmark } from './use-bookmark.ts'

/** The bookmark as a button with words, where there is room for them. */
export function BookmarkToggle({ recipe }: { recipe: Bookmarkable }) {
  const { isBookmarked, isBusy, toggle } = useBookmark(recipe)
  return (
    <Button className="bookmark" aria-pressed={isBookmarked} isBusy={isBusy} onClick={toggle}>
      <Icon name="bookmark" />
      {isBookmarked ? 'Bookmarked' : 'Bookmark'}
    </Button>
  )
}
