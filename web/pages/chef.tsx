import { type QueryClient, useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useParams } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { findToken, useToken } from '#web/api/session.ts'
import { VisitorLinks } from '#web/features/auth/visitor-links.tsx'
import { BookmarkButton } from '#web/features/bookmarks/bookmark-button.tsx'
import { chefQueries } from '#web/features/chefs/chef.queries.ts'
import { ChefHeader } from '#web/features/chefs/chef-header.tsx'
import { ChefNotFound } from '#web/features/chefs/chef-not-found.tsx'
import { ChefRecipes } from '#web/features/chefs/chef-recipes.tsx'
import { MoreButton } from '#web/features/moderation/more-button.tsx'
import { cardCornerClass, RecipeCard } from '#web/features/recipes/recipe-card.tsx'
import { ShareButtons } from '#web/features/recipes/share.tsx'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { usePageTitle } from '#web/ui/use-page-title.ts'
import styles from './chef.module.css'

export function Page() {
  const { chefId = '' } = useParams()
  const isSignedIn = useToken('user') !== null
  const {
    data: chef,
    isLoadingError,
    refetch,
  } = useQuery({
    ...chefQueries.chef(chefId, isSignedIn),
    placeholderData: previous => previous,
  })
  usePageTitle(chef?.name)
  if (isLoadingError || chef === null) return <ChefNotFound isNotFound={chef === null} onRetry={refetch} />
  return (
    <div className={`${pageColumnClass} ${styles.root}`}>
      <ChefHeader
        chef={chef}
        more={
          chef && (
            <MoreButton
              about="profile"
              path={pageUrls.chef(chef.id)}
              author={{ id: chef.id, name: chef.name, picture: chef.profilePicture }}
              things={[{ kind: 'profile', id: chef.id, words: chef.aboutMe || chef.title }]}
            />
          )
        }
      />
      <ChefRecipes
        key={chefId}
        chefId={chefId}
        visitorLinks={<VisitorLinks />}
        card={recipe => <MemoizedRecipeCard recipe={recipe} />}
      />
    </div>
  )
}

/** Memoised, because a list may have a thousand cards. */
const MemoizedRecipeCard = memo(({ recipe }: { recipe: Recipe }) => (
  <RecipeCard
    recipe={recipe}
    heading="h3"
    corner={<BookmarkButton recipe={recipe} className={cardCornerClass} />}
    actions={<ShareButtons recipe={recipe} />}
  />
))

const chefIdOf = (url: URL) => /([^/]+)\/?$/.exec(url.pathname)?.[1] ?? ''

export const prefetch = (queries: QueryClient, url: URL) => {
  const isSignedIn = findToken('user') !== null
  return Promise.all([
    queries.prefetchQuery(chefQueries.chef(chefIdOf(url), isSignedIn)),
    queries.prefetchQuery(chefQueries.recipes(chefIdOf(url), isSignedIn)),
  ])
}

export const isFound = (queries: QueryClient, url: URL) =>
  queries.getQueryData(chefQueries.chef(chefIdOf(url), false).queryKey) !== null
