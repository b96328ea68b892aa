import { type ReactNode, useId } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PrefetchLink } from '#web/ui/link.tsx'
import { PrepTime, Score, Servings } from './recipe-facts.tsx'
import { RecipePicture } from './recipe-picture.tsx'

type Props = {
  recipe: Recipe
  heading?: 'h2' | 'h3'
  /** On the picture's corner: the bookmark, where the page has one. */
  corner?: ReactNode
  /** At the right of the last line: share buttons, or edit and delete. */
  actions?: ReactNode
}

/** Picture, then text on paper. The whole card leads to the recipe, through the one link it has. */
export function RecipeCard({ recipe, heading: Heading = 'h2', corner, actions }: Props) {
  const titleId = useId()
  return (
    <article className="card" aria-labelledby={titleId}>
      <div className="picture">
        <RecipePicture recipe={recipe} variant="card" />
        {recipe.dietType && <span className="badge">{recipe.dietType}</span>}
      </div>
      {corner}
      <div className="card-text">
        <div className="card-top">
          <span className="place">{recipe.countryOfOrigin}</span>
          <Score rating={recipe.rating} />
        </div>
        <Heading className="card-title" id={titleId}>
          {recipe.title}
        </Heading>
        <p className="chef">
          <Avatar name={recipe.chefName} picture={recipe.chefImage} />
          {recipe.chefName}
        </p>
        <p className="meta">
          <PrepTime recipe={recipe} />
          <Servings recipe={recipe} />
        </p>
      </div>
      <div className="card-end">
        <PrefetchLink
          viewTransition
          className="card-link"
          to={pageUrls.recipe(recipe.id)}
          aria-describedby={titleId}
        >
          View Recipe
          <Icon name="arrow-right" size="small" />
        </PrefetchLink>
        {actions}
      </div>
    </article>
  )
}
