import type { ReactNode } from 'react'
import type { Recipe } from '#web/features/recipes/recipe.ts'
import { Score } from '#web/features/recipes/recipe-facts.tsx'

/** Five facts between hairlines; only the country is named also where it is not known. */
export const RecipeFactsList = ({ recipe }: { recipe: Recipe }) => (
  <dl className="recipe-facts">
    <Fact name="Prep time">{recipe.prepTime}</Fact>
    <Fact name="Serves">{recipe.servings}</Fact>
    <Fact name="Diet type">{recipe.dietType}</Fact>
    <Fact name="Country">{recipe.countryOfOrigin || 'Not specified'}</Fact>
    <Fact name="Rating">
      <Score rating={recipe.rating} />
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
