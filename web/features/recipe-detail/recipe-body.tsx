import type { ReactNode } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/recipe-detail.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { CopyShoppingList } from '#web/features/cooking/copy-shopping-list.tsx'
import { IngredientList, ScaledNote, ServingsScaler } from '#web/features/cooking/ingredients.tsx'
import { StepList } from '#web/features/cooking/step-list.tsx'
import { type Cooking, useCooking } from '#web/features/cooking/use-cooking.ts'
import { DialogFailure } from '#web/ui/dialog-failure.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './recipe-body.module.css'
import { RecipeCredit } from './recipe-credit.tsx'

/** The recipe's text. The ingredients are sticky below the bar for the height of the steps beside them. */
export const RecipeBody = ({ cooking }: { cooking: Cooking }) => (
  <div className={styles.columns}>
    <section className={styles.ingredients} aria-labelledby="ingredients">
      <div className={styles.ingredientsHead}>
        <h2 id="ingredients">{t.ingredients}</h2>
        <ServingsScaler cooking={cooking} />
      </div>
      <ScaledNote cooking={cooking} />
      <IngredientList cooking={cooking} />
      <CopyShoppingList cooking={cooking} />
    </section>
    <section aria-labelledby="instructions">
      <h2 id="instructions">{t.instructions}</h2>
      <StepList cooking={cooking} />
      <RecipeSources recipe={cooking.recipe} />
      {cooking.recipe.credit != null && <RecipeCredit recipe={cooking.recipe} />}
    </section>
    {/* Shown only in print. */}
    <p className={styles.address}>{location.origin + location.pathname}</p>
  </div>
)

export const RecipeBodySkeleton = () => (
  <div className={styles.columns} aria-hidden="true">
    <div className={styles.skeleton}>
      <Skeleton width="10rem" height="2rem" />
      <Skeleton height="1.25rem" />
      <Skeleton height="1.25rem" />
      <Skeleton width="75%" height="1.25rem" />
      <Skeleton height="1.25rem" />
    </div>
    <div className={styles.skeleton}>
      <Skeleton width="10rem" height="2rem" />
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
    </div>
  </div>
)

/**
 * Links to the recipe's source and to more about it. Only web addresses are shown, because another backend may have stored any
 * text. A recipe that was first written here names this page, which is left out.
 */
function RecipeSources({ recipe }: { recipe: Recipe }) {
  const kitchen = pageUrls.recipesFrom(recipe.countryOfOrigin)
  const isOfKitchen = recipe.moreInfoUrl === location.origin + kitchen
  const elsewhere = [
    { label: t.original, url: recipe.url },
    { label: t.moreAboutIt, url: isOfKitchen ? '' : recipe.moreInfoUrl },
  ].filter(({ url }) => /^https?:\/\//i.test(url) && url !== location.origin + location.pathname)
  if (elsewhere.length === 0 && !isOfKitchen) return null
  return (
    <div className={styles.sources}>
      {elsewhere.length > 0 && <Elsewhere links={elsewhere} areText={recipe.areLinksText} />}
      {isOfKitchen && (
        <Link className={linkClass} to={kitchen}>
          {t.moreFrom(recipe.countryOfOrigin)}
        </Link>
      )}
    </div>
  )
}

type ElsewhereProps = {
  links: { label: string; url: string }[]
  /** True for a new member's recipe. Its links are plain text, so that nobody follows by a click what nobody has checked yet. */
  areText: boolean | undefined
}

const Elsewhere = ({ links, areText }: ElsewhereProps) =>
  areText ? (
    <div className={styles.texts}>
      {links.map(({ label, url }) => (
        <p key={label}>
          {label}: <bdi>{url}</bdi>
        </p>
      ))}
      <p>{t.whyText}</p>
    </div>
  ) : (
    links.map(({ label, url }) => (
      <a key={label} className={linkClass} href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
        {label}
        <Icon name="external-link" size="small" />
      </a>
    ))
  )

const CookMode = lazyPart(() => import('#web/features/cooking/cook-mode.tsx'), 'CookMode', {
  Failure: DialogFailure,
})

type CookProps = {
  recipe: Recipe
  isCooking: boolean
  onLeave: () => void
  onRate: () => void
  /** Receives for how many minutes cook mode was open. Undefined if the reader is not asked how it went. */
  onCooked: ((minutes: number) => void) | undefined
}

/** The recipe's text and its cook mode. They share the ticked lines, the servings and the timers. */
export function RecipeWithCookMode({ recipe, isCooking, onLeave, ...atEnd }: CookProps) {
  const cooking = useCooking(recipe)
  return (
    <>
      <RecipeBody cooking={cooking} />
      {isCooking && <CookMode cooking={cooking} onClose={onLeave} {...atEnd} />}
    </>
  )
}

/** The comments, in the same columns. */
export const RecipeTalk = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.columns} ${styles.talk}`}>{children}</div>
)
