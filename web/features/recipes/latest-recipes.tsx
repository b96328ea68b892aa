import { pageUrls } from '#contract/page-urls.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { PrefetchLink } from '#web/ui/link.tsx'
import { PrepTime } from './recipe-facts.tsx'
import { RecipePicture } from './recipe-picture.tsx'

/** Five dishes, the first one large; their exact shapes while they are on their way. */
export const LatestRecipes = ({ recipes }: { recipes: Recipe[] | undefined }) => (
  <ul className="latest" aria-busy={recipes === undefined}>
    {recipes
      ? recipes.map((recipe, index) => (
          <li key={recipe.id}>
            <LatestRecipe recipe={recipe} isLarge={index === 0} />
          </li>
        ))
      : skeletonKeys.map(key => (
          <li key={key} aria-hidden="true">
            <div className="picture skeleton" />
            <div className="skeleton mt-4 h-3 w-20" />
            <div className="skeleton mt-2 h-6 w-3/5" />
          </li>
        ))}
  </ul>
)

const skeletonKeys = ['large', 'second', 'third', 'fourth', 'fifth']

const LatestRecipe = ({ recipe, isLarge }: { recipe: Recipe; isLarge: boolean }) => (
  <PrefetchLink viewTransition to={pageUrls.recipe(recipe.id)}>
    <div className="picture">
      <RecipePicture recipe={recipe} variant={isLarge ? 'latestLarge' : 'latest'} />
    </div>
    <span className="place">{recipe.countryOfOrigin}</span>
    <h3>{recipe.title}</h3>
    <p className="meta">
      <PrepTime recipe={recipe} />
      {recipe.chefName && <span className="by-chef">by {recipe.chefName}</span>}
    </p>
  </PrefetchLink>
)
