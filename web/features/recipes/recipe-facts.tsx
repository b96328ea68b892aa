import type { ReactNode } from 'react'
import { formatRating } from '#texts/format/rating.ts'
import * as t from '#texts/recipes.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { overlineClass, visuallyHiddenClass } from '#web/ui/text.ts'
import styles from './recipe-facts.module.css'

type ScoreProps = { rating: number }

/** The average rating. An average of 0 means that there is none, because stars begin at 1. It has no golden star. */
export const Score = ({ rating }: ScoreProps) => (
  <span className={rating ? `${styles.score} ${styles.rated}` : styles.score}>
    <Icon name="star" />
    <span className={visuallyHiddenClass}>{t.rating}</span> {formatRating(rating)}
  </span>
)

/** The average rating, or words if nobody has rated the recipe. */
export const ScoreInWords = ({ rating }: ScoreProps) =>
  rating ? <Score rating={rating} /> : <span>{t.noRatings}</span>

export const PrepTime = ({ recipe }: { recipe: Recipe }) =>
  recipe.prepTime && (
    <span>
      <Icon name="clock" />
      <span className={visuallyHiddenClass}>{t.prepTime}</span> <bdi>{recipe.prepTime}</bdi>
    </span>
  )

export const Servings = ({ recipe }: { recipe: Recipe }) =>
  recipe.servings !== undefined && (
    <span>
      <Icon name="users" />
      {t.serves(recipe.servings)}
    </span>
  )

/** A recipe's facts, in one line. */
export const RecipeFacts = ({
  className = '',
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) => <p className={`${styles.root} ${className}`}>{children}</p>

type FactProps = { recipe: Recipe; className?: string | undefined }

export const Place = ({ recipe, className = '' }: FactProps) => (
  <span className={`${overlineClass} ${className}`}>{recipe.countryOfOrigin}</span>
)

/** The name of the chef. */
export const ChefName = ({ recipe, className = '' }: FactProps) => (
  <p className={`${styles.chef} ${className}`}>
    <Avatar name={recipe.chefName} picture={recipe.chefImage} />
    {recipe.chefName}
  </p>
)
