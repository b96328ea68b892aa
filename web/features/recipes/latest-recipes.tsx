import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/recipes.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { PrefetchLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './latest-recipes.module.css'
import { Place, PrepTime, RecipeFacts } from './recipe-facts.tsx'
import { PictureFrame, RecipePicture } from './recipe-picture.tsx'

/** Five recipes, the first one large. While they load, skeletons have their exact shapes. */
export const LatestRecipes = ({ recipes }: { recipes: Recipe[] | undefined }) => (
  <ul className={styles.root} aria-busy={recipes === undefined}>
    {recipes
      ? recipes.map((recipe, index) => (
          <li key={recipe.id}>
            <LatestRecipe recipe={recipe} isLarge={index === 0} />
          </li>
        ))
      : skeletonKeys.map(key => (
          <li key={key} aria-hidden="true">
            <PictureFrame className={styles.picture} />
            <Skeleton className={styles.placeSkeleton} width="5rem" height="0.75rem" />
            <Skeleton className={styles.titleSkeleton} width="60%" height="1.5rem" />
          </li>
        ))}
  </ul>
)

const skeletonKeys = ['large', 'second', 'third', 'fourth', 'fifth']

const LatestRecipe = ({ recipe, isLarge }: { recipe: Recipe; isLarge: boolean }) => (
  <PrefetchLink viewTransition to={pageUrls.recipe(recipe.id)}>
    <RecipePicture recipe={recipe} variant={isLarge ? 'latestLarge' : 'latest'} className={styles.picture} />
    <Place recipe={recipe} className={styles.place} />
    <h3>{recipe.title}</h3>
    <RecipeFacts className={styles.facts}>
      <PrepTime recipe={recipe} />
      {recipe.chefName && <span>{t.byChef(recipe.chefName)}</span>}
    </RecipeFacts>
  </PrefetchLink>
)
