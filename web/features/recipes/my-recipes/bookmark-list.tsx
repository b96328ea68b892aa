import { useQuery } from '@tanstack/react-query'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/my-recipes.ts'
import * as ui from '#texts/ui.ts'
import { call } from '#web/api/call.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import { fieldsOf, listIn, string } from '#web/api/foreign/readers.ts'
import { type Recipe, readRecipe } from '#web/api/foreign/recipe.ts'
import { myRecipesKeys } from '#web/api/query-keys.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { feedClass } from '#web/ui/feed.ts'
import { linkClass, PrefetchLink } from '#web/ui/link.tsx'
import { ListFailure, ListSkeleton } from '#web/ui/list-status.tsx'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import { RecipePicture } from '../recipe-picture.tsx'
import styles from './bookmark-list.module.css'

type Bookmarked = Recipe & { description: string }

/** Reads a bookmark. The specification has no description, but one that a backend sends is shown. Otherwise the facts are shown. */
function readBookmarked(wire: unknown): Bookmarked {
  const recipe = readRecipe(wire)
  const description = string(fieldsOf(wire).description)
  // A line breaks between the facts, but not within a time.
  const time = recipe.prepTime?.replaceAll(' ', '\u00a0')
  const facts = [recipe.chefName, recipe.countryOfOrigin, time].filter(Boolean).join(' · ')
  return { ...recipe, description: description || facts }
}

const listBookmarked = async (signal: AbortSignal): Promise<Bookmarked[]> => {
  const list = await call(rows.listBookmarked, { credentials: 'include', signal })
  return listIn(list, readBookmarked) ?? []
}

/** Every bookmark as a line, on the profile. They are fetched when the tab is first shown. */
export function BookmarkList({ isShown }: { isShown: boolean }) {
  const bookmarks = useQuery({
    queryKey: [...myRecipesKeys.bookmarked, 'all'],
    queryFn: ({ signal }) => listBookmarked(signal),
    enabled: isShown,
  })
  if (bookmarks.data?.length === 0) {
    return (
      <EmptyState title={t.noBookmarks} text={t.noBookmarksHint}>
        <PrefetchLink className={buttonClass()} to={pageUrls.recipes}>
          {ui.discoverRecipes}
        </PrefetchLink>
      </EmptyState>
    )
  }
  return (
    <>
      {bookmarks.isError && (
        <ListFailure
          isSignedOut={isUnauthorized(bookmarks.error)}
          isRetrying={bookmarks.isFetching}
          onRetry={bookmarks.refetch}
        >
          {t.bookmarksFailed}
        </ListFailure>
      )}
      {bookmarks.isPending && <ListSkeleton label={t.bookmarksLoading} />}
      <ul className={`${feedClass} ${styles.root}`}>
        {bookmarks.data?.map(recipe => (
          <li key={recipe.id}>
            <RecipePicture recipe={recipe} variant="line" className={styles.picture} />
            <p>
              <b>{recipe.title}</b>
              <small>{recipe.description}</small>
            </p>
            <PrefetchLink className={`${linkClass} ${styles.remove}`} to={pageUrls.recipe(recipe.id)}>
              {t.viewBookmarked(recipe.title, title => (
                <span key="title" className={visuallyHiddenClass}>
                  {title}
                </span>
              ))}
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </>
  )
}
