import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useBookmark } from './use-bookmark.ts'

type Props = { recipe: { id: string; bookmarked: boolean | undefined } }

/** The bookmark as a button with words, where there is room for them. */
export function BookmarkToggle({ recipe }: Props) {
  const { isBookmarked, isBusy, toggle } = useBookmark(recipe)
  return (
    <Button className="bookmark" aria-pressed={isBookmarked} isBusy={isBusy} onClick={toggle}>
      <Icon name="bookmark" />
      {isBookmarked ? 'Bookmarked' : 'Bookmark'}
    </Button>
  )
}
