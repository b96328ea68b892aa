import { pageUrls } from '#contract/page-urls.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PrefetchLink } from '#web/ui/link.tsx'
import { RecipeCard } from '../recipe-card.tsx'
import { ShareButtons } from '../share.tsx'
import { useMyRecipes } from './my-recipes.queries.ts'
import { RecipeSection } from './recipe-section.tsx'
import { RemoveBookmarkButton } from './remove-bookmark-button.tsx'

export function BookmarkedRecipes() {
  const list = useMyRecipes('bookmarked')
  return (
    <div data-list="bookmarked">
      <RecipeSection
        title="Bookmarked Recipes"
        heading="h2"
        list={list}
        empty={
          <EmptyState
            title="Nothing bookmarked yet"
            text="A bookmark keeps a recipe here, however far down the list it slips."
          >
            <PrefetchLink className={buttonClass()} to={pageUrls.recipes}>
              Discover Recipes
            </PrefetchLink>
          </EmptyState>
        }
        card={recipe => (
          <RecipeCard
            recipe={recipe}
            heading="h3"
            corner={<RemoveBookmarkButton recipe={recipe} />}
            actions={<ShareButtons recipe={recipe} />}
          />
        )}
      />
    </div>
  )
}
