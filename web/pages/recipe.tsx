import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { myRecipes } from '#texts/app.ts'
import * as messages from '#texts/messages.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { isOwnBackend } from '#web/api/own-backend.ts'
import { findToken } from '#web/api/session.ts'
import { BookmarkToggle } from '#web/features/bookmarks/bookmark-button.tsx'
import { RecipeChef } from '#web/features/chefs/recipe-chef.tsx'
import { CommentSection } from '#web/features/comments/comment-section.tsx'
import { loadReader } from '#web/features/cooking/use-cooking.ts'
import { MoreButton } from '#web/features/moderation/more-button.tsx'
import { SavedCopyNote, useSaveOfflineCopy } from '#web/features/offline/saved-copy.tsx'
import { focusStars, RatingSection } from '#web/features/ratings/rating-section.tsx'
import { RecipeActions } from '#web/features/recipe-detail/recipe-actions.tsx'
import {
  RecipeBodySkeleton,
  RecipeTalk,
  RecipeWithCookMode,
} from '#web/features/recipe-detail/recipe-body.tsx'
import {
  findCachedCard,
  recipeDetailQuery,
  useRecipeDetail,
} from '#web/features/recipe-detail/recipe-detail.queries.ts'
import { RecipeHeader } from '#web/features/recipe-detail/recipe-header.tsx'
import { RecipeNotFound } from '#web/features/recipe-detail/recipe-not-found.tsx'
import { notShown } from '#web/features/recipes/not-shown.ts'
import { ShareMenu } from '#web/features/recipes/share.tsx'
import { VersionLine } from '#web/features/versions/version-line.tsx'
import { DialogFailure } from '#web/ui/dialog-failure.ts'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'
import styles from './recipe.module.css'

const CookDialog = lazyPart(() => import('#web/features/cooks/cook-dialog.tsx'), 'CookDialog', {
  Failure: DialogFailure,
})
const HiddenNotes = lazyPart(() => import('#web/features/notices/hidden-notes.tsx'), 'HiddenNotes', {
  pending: <Skeleton className={styles.pendingNotes} height="6rem" />,
})
const HiddenActions = lazyPart(() => import('#web/features/notices/hidden-actions.tsx'), 'HiddenActions', {
  pending: <Skeleton className={styles.pendingActions} width="15rem" height="2.75rem" />,
})
const CookFigures = lazyPart(() => import('#web/features/cooks/cook-figures.tsx'), 'CookFigures')

/** One instance per recipe, so that no state is carried over to the next one. */
export function Page() {
  const { recipeId = '' } = useParams()
  return <RecipePage key={recipeId} id={recipeId} />
}

function RecipePage({ id }: { id: string }) {
  const { recipe, comments, savedAt, isComplete, failure, retry } = useRecipeDetail(id)
  const [isCooking, setIsCooking] = useState(false)
  /** For how many minutes cook mode was open; 0 if it was not. */
  const [cookedMinutes, setCookedMinutes] = useState<number>()
  const page = useRef<HTMLElement>(null)
  useSaveOfflineCopy({ id, isComplete, page })
  // Loaded in parallel with the recipe, so that the steps have their timers from the start. If it fails, the component that needs
  // it loads it again.
  useEffect(() => {
    loadReader().catch(() => {})
  }, [])
  usePageTitle(failure ? messages.recipeNotFound : recipe?.title)
  if (failure) return <RecipeNotFound failure={failure} onRetry={retry} />
  const startCooking = () => setIsCooking(true)
  return (
    <article ref={page} className={`${pageColumnClass} ${styles.root}`} aria-busy={!isComplete}>
      {savedAt && <SavedCopyNote savedAt={savedAt} />}
      {recipe && (recipe.moderation || recipe.hiddenPhoto) && (
        <HiddenNotes {...recipe} formUrl={pageUrls.mendRecipe(id)} />
      )}
      <RecipeHeader
        recipe={recipe}
        chef={
          recipe && (
            <>
              <RecipeChef recipe={recipe} />
              <VersionLine recipe={recipe} />
            </>
          )
        }
        badge={recipe && notShown(recipe)}
        back={recipe?.moderation && { to: pageUrls.myRecipes, label: myRecipes }}
        actions={
          recipe &&
          (recipe.moderation ? (
            <HiddenActions
              recipe={recipe}
              onCook={recipe.instructions && isComplete ? startCooking : undefined}
            />
          ) : (
            <RecipeActions
              onCook={recipe.instructions && isComplete ? startCooking : undefined}
              onCooked={isOwnBackend ? () => setCookedMinutes(0) : undefined}
              bookmark={<BookmarkToggle recipe={recipe} />}
              share={<ShareMenu recipe={recipe} />}
              more={<RecipeMenu recipe={recipe} isComplete={isComplete} />}
            />
          ))
        }
      />
      {recipe && isComplete ? (
        <RecipeWithCookMode
          recipe={recipe}
          isCooking={isCooking}
          onLeave={() => setIsCooking(false)}
          onRate={focusStars}
          onCooked={isOwnBackend && !recipe.moderation ? setCookedMinutes : undefined}
        />
      ) : (
        <RecipeBodySkeleton />
      )}
      {recipe && !recipe.moderation && (
        <RecipeTalk>
          <RatingSection recipe={recipe}>
            {isOwnBackend && isComplete && <CookFigures recipe={recipe} />}
          </RatingSection>
          <CommentSection recipe={recipe} comments={comments} />
        </RecipeTalk>
      )}
      {recipe && cookedMinutes !== undefined && (
        <CookDialog recipe={recipe} minutes={cookedMinutes} onClose={() => setCookedMinutes(undefined)} />
      )}
    </article>
  )
}

function RecipeMenu({ recipe, isComplete }: { recipe: Recipe; isComplete: boolean }) {
  const { id, title, image, cover, author } = recipe
  return (
    author && (
      <MoreButton
        about="recipe"
        path={pageUrls.recipe(id)}
        author={author}
        things={[
          { kind: 'recipe', id, words: title },
          ...(image && image !== cover?.url ? [{ kind: 'photo' as const, id, words: title }] : []),
        ]}
        recipe={isComplete ? recipe : undefined}
      />
    )
  )
}

const idOf = (url: URL) => /([^/]+)\/?$/.exec(url.pathname)?.[1] ?? ''

export const prefetch = async (queries: QueryClient, url: URL) => {
  if (findToken('user')) await queries.prefetchQuery(recipeDetailQuery(decodeURIComponent(idOf(url))))
}

/**
 * Checks whether the server found the recipe. A recipe that only its author may see is not found here; the browser fills in the
 * page for the author. The service worker caches the shell.
 */
export const isFound = (queries: QueryClient, url: URL) =>
  url.pathname === pageUrls.recipeShell || findCachedCard(queries, idOf(url)) !== undefined
