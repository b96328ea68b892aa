import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Icon } from '#web/ui/icon.tsx'

export const Score = ({ rating }: { rating: number }) => (
  <span className="score">
    <Icon name="star" />
    <span className="sr-only">Rating</span> {rating.toFixed(1)}
  </span>
)

export const PrepTime = ({ recipe }: { recipe: Recipe }) =>
  recipe.prepTime && (
    <span>
      <Icon name="clock" />
      <span className="sr-only">Prep time</span> {recipe.prepTime}
    </span>
  )

export const Servings = ({ recipe }: { recipe: Recipe }) =>
  recipe.servings !== undefined && (
    <span>
      <Icon name="users" />
      Serves {recipe.servings}
    </span>
  )
