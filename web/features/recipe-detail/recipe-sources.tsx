import type { Recipe } from '#web/features/recipes/recipe.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Where the author has it from, and where there is more. Only web addresses: a backend may have kept anything. */
export function RecipeSources({ recipe }: { recipe: Recipe }) {
  const sources = [
    { label: 'The original', url: recipe.url },
    { label: 'More about it', url: recipe.moreInfoUrl },
  ].filter(({ url }) => /^https?:\/\//i.test(url))
  if (sources.length === 0) return null
  return (
    <p className="recipe-sources">
      {sources.map(({ label, url }) => (
        <a key={label} className="link" href={url} target="_blank" rel="noreferrer nofollow ugc">
          {label}
          <Icon name="external-link" size="small" />
        </a>
      ))}
    </p>
  )
}
