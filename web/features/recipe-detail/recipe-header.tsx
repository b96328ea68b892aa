import type { ReactNode } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import { formatNumber } from '#texts/format/number.ts'
import * as t from '#texts/recipe-detail.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { dietLabel } from '#web/features/recipes/diet-label.ts'
import { ScoreInWords } from '#web/features/recipes/recipe-facts.tsx'
import { PictureFrame, RecipePicture } from '#web/features/recipes/recipe-picture.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PrefetchLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './recipe-header.module.css'

type Props = {
  /** Undefined while nothing is loaded. */
  recipe: Recipe | undefined
  chef: ReactNode
  actions: ReactNode
  /** On the picture. */
  badge?: string | undefined
  back?: { to: string; label: string } | undefined
}

const recipesPage = { to: pageUrls.recipes, label: t.recipes }

/** The title's element stays the same while its text loads: it has the focus after a navigation. */
export const RecipeHeader = ({ recipe, chef, actions, badge, back = recipesPage }: Props) => (
  <header className={styles.root}>
    <div>
      <PrefetchLink className={styles.back} to={back.to}>
        <Icon name="arrow-left" size="small" />
        {back.label}
      </PrefetchLink>
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
          <span className={styles.badge}>
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
    <span className="sr-only">{t.loading}</span>
    <Skeleton className={styles.titleSkeleton} aria-hidden="true" />
  </>
)

const HeaderSkeleton = () => (
  <div aria-hidden="true">
    <div className="flex items-center gap-2">
      <Skeleton className="size-10 rounded-full" />
      <Skeleton className="h-4 w-40" />
    </div>
    <div className={styles.facts}>
      <Skeleton className="h-9 w-16" />
      <Skeleton className="h-9 w-16" />
      <Skeleton className="h-9 w-16" />
    </div>
    <div className="mt-5 flex flex-wrap gap-2">
      <Skeleton className="h-11 w-36" />
      <Skeleton className="h-11 w-36" />
    </div>
  </div>
)

/** Five facts between hairlines; only the country is shown also where it is unknown. */
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
