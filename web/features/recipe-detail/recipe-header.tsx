import type { ReactNode } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import { formatNumber } from '#texts/format/number.ts'
import * as t from '#texts/recipe-detail.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { dietLabel } from '#web/features/recipes/diet-label.ts'
import { ScoreInWords } from '#web/features/recipes/recipe-facts.tsx'
import { PictureFrame, pictureBadgeClass, RecipePicture } from '#web/features/recipes/recipe-picture.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { buttonRowClass } from '#web/ui/layouts.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import styles from './recipe-header.module.css'

type Props = {
  /** Undefined while nothing has loaded. */
  recipe: Recipe | undefined
  chef: ReactNode
  actions: ReactNode
  /** Shown on the picture. */
  badge?: string | undefined
  back?: { to: string; label: string } | undefined
}

const recipesPage = { to: pageUrls.recipes, label: t.recipes }

/** The head of a recipe. The title's element stays the same while its text loads, because it has the focus after a navigation. */
export const RecipeHeader = ({ recipe, chef, actions, badge, back = recipesPage }: Props) => (
  <header className={styles.root}>
    <div>
      <BackLink to={back.to}>{back.label}</BackLink>
      <h1 tabIndex={-1}>{recipe ? recipe.title : <TitleSkeleton />}</h1>
      {recipe ? (
        <>
          {chef}
          <RecipeFactsList recipe={recipe} />
          {actions}
        </>
      ) : (
        <HeaderSkeleton />
      )}
    </div>
    {recipe ? (
      <RecipePicture recipe={recipe} variant="detail" isPriority className={styles.photo}>
        {badge && (
          <span className={`${pictureBadgeClass} ${styles.badge}`}>
            <Icon name="eye-off" />
            {badge}
          </span>
        )}
      </RecipePicture>
    ) : (
      <PictureFrame className={styles.photo} />
    )}
  </header>
)

const TitleSkeleton = () => (
  <>
    <span className={visuallyHiddenClass}>{t.recipeLoading}</span>
    <Skeleton width="80%" height="2em" />
  </>
)

const HeaderSkeleton = () => (
  <div aria-hidden="true">
    <div className={styles.chefSkeleton}>
      <Skeleton className={styles.pictureSkeleton} width="2.5rem" height="2.5rem" />
      <Skeleton width="10rem" height="1rem" />
    </div>
    <div className={styles.facts}>
      <Skeleton width="4rem" height="2.25rem" />
      <Skeleton width="4rem" height="2.25rem" />
      <Skeleton width="4rem" height="2.25rem" />
    </div>
    <div className={`${buttonRowClass} ${styles.actionsSkeleton}`}>
      <Skeleton width="9rem" height="2.75rem" />
      <Skeleton width="9rem" height="2.75rem" />
    </div>
  </div>
)

/** Five facts between hairlines. Only the country is shown even if it is unknown. */
const RecipeFactsList = ({ recipe }: { recipe: Recipe }) => (
  <dl className={styles.facts}>
    <Fact name={t.prepTime}>{recipe.prepTime}</Fact>
    <Fact name={t.serves}>{recipe.servings && formatNumber(recipe.servings)}</Fact>
    <Fact name={t.dietType}>{dietLabel(recipe.dietType)}</Fact>
    <Fact name={t.country}>{recipe.countryOfOrigin || t.unknownCountry}</Fact>
    <Fact name={t.rating}>
      <ScoreInWords rating={recipe.rating} />
    </Fact>
  </dl>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children && (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
